import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Resolution } from '../../../../client/scene/frame/Resolution.tsx';
import { createLayout } from '../../../../client/scene/layout/layout.ts';
import { qualityOf } from '../../../../client/scene/quality.ts';
import { createStage } from '../../../../client/scene/stage.ts';
import { SceneContext } from '../../../../client/scene/useScene.ts';
import { createCountingRenderer, installPlatform } from '../../../support/scene/platform.ts';

beforeAll(() => {
  installPlatform();
});

// drei reads the real clock: here it stands still between frames.
let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount?.();
});

let unmount: (() => Promise<void>) | undefined;

/** A table whose frames are drawn by hand, and what share of its pixels it asks for. */
async function watch() {
  const stage = createStage();
  let scale = 1;
  const facts = {
    stage,
    layout: createLayout(2, 'watcher', { width: 640, height: 360 }),
    quality: qualityOf('low'),
    onArrival: () => undefined,
    onCat: () => undefined,
    wake: () => undefined,
  };
  const opened = await create(
    <SceneContext value={facts}>
      <Resolution
        onStep={(step) => {
          scale = step(scale);
        }}
      />
    </SceneContext>,
    { frameloop: 'never', gl: createCountingRenderer() as never },
  );
  unmount = opened.unmount;
  return {
    scale: () => scale,
    async frames(count: number, rate: number, playing = true) {
      stage.playing = playing;
      for (let frame = 0; frame < count; frame += 1) {
        now += 1000 / rate;
        await act(() => opened.advanceFrames(1, 1 / rate));
      }
    },
  };
}

test('a slow machine is asked for fewer pixels', async () => {
  const { frames, scale } = await watch();
  await frames(20, 20);
  expect(scale()).toBeLessThan(0.9);
});

test('one so slow that an act has only a few frames is asked for fewer, too', async () => {
  const { frames, scale } = await watch();
  for (let act = 0; act < 4; act += 1) {
    await frames(3, 2);
    await frames(1, 2, false);
  }
  expect(scale()).toBeLessThan(0.9);
});

test('frames that are spared at rest are not taken for weakness', async () => {
  const { frames, scale } = await watch();
  await frames(60, 24, false);
  for (let act = 0; act < 5; act += 1) {
    await frames(60, 60);
    await frames(20, 5, false);
  }
  expect(scale()).toBe(1);
});

test('a single hitch costs nothing', async () => {
  const { frames, scale } = await watch();
  await frames(60, 60);
  await frames(1, 2);
  await frames(60, 60);
  await frames(1, 2);
  await frames(60, 60);
  expect(scale()).toBe(1);
});

test('pixels come back where frames come quickly again', async () => {
  const { frames, scale } = await watch();
  await frames(20, 20);
  const slow = scale();
  await frames(120, 60);
  expect(scale()).toBeGreaterThan(slow);
});
