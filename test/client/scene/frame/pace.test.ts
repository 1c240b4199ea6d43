import { expect, test } from 'vitest';
import { createPacer, frameInterval } from '../../../../client/scene/frame/pacer.ts';
import { createFrame } from '../../../../client/scene/frame.ts';
import { adaptedScale, chooseTier, type Device } from '../../../../client/scene/quality.ts';
import { createStage } from '../../../../client/scene/stage.ts';

const PLAYING = { hidden: false, playing: true, idleRate: 30 };
const IDLE = { hidden: false, playing: false, idleRate: 30 };

function framesIn(seconds: number, pace: typeof PLAYING): number {
  const pacer = createPacer();
  let frames = 0;
  for (let i = 0; i < seconds * 60; i += 1) if (pacer.due((i * 1000) / 60, pace, false)) frames += 1;
  return frames;
}

test('every display frame is drawn while something plays', () => {
  expect(framesIn(2, PLAYING)).toBe(120);
});

test('cats that only breathe get half of the frames', () => {
  expect(framesIn(2, IDLE)).toBe(60);
});

test('a hidden table draws nothing, even when asked', () => {
  expect(frameInterval({ ...PLAYING, hidden: true })).toBe(Number.POSITIVE_INFINITY);
  expect(createPacer().due(0, { ...PLAYING, hidden: true }, true)).toBe(false);
});

test('a calm table stands still until it is woken', () => {
  const pacer = createPacer();
  const calm = { ...IDLE, idleRate: 0 };
  expect(pacer.due(0, calm, true)).toBe(true);
  expect(pacer.due(5000, calm, false)).toBe(false);
  expect(pacer.due(5016, calm, true)).toBe(true);
});

test('systems run in their order, after the clock has moved', () => {
  const stage = createStage();
  const seen: string[] = [];
  const system = (name: string) => ({ name, update: (now: typeof stage) => seen.push(`${name} ${now.time}`) });
  createFrame(stage, [system('director'), system('camera'), system('cards')]).tick(0.5);
  expect(seen).toEqual(['director 0.5', 'camera 0.5', 'cards 0.5']);
});

const DESKTOP: Device = { webgl2: true, cores: 8, memory: 8, touch: false };

test('without WebGL2 there is no 3D, whatever was asked for', () => {
  expect(chooseTier('high', { ...DESKTOP, webgl2: false })).toBe('off');
});

test.each([
  [DESKTOP, 'high'],
  [{ ...DESKTOP, touch: true }, 'mid'],
  [{ ...DESKTOP, cores: 2 }, 'low'],
] as const)('auto takes what the device can bear', (device, tier) => {
  expect(chooseTier('auto', device)).toBe(tier);
  expect(chooseTier('mid', device)).toBe('mid');
});

test('resolution falls on slow frames, recovers on fast ones, and never swings out of its bounds', () => {
  let scale = 1;
  for (let i = 0; i < 40; i += 1) scale = adaptedScale(scale, 60);
  expect(scale).toBeCloseTo(0.55);
  expect(adaptedScale(scale, 20)).toBe(scale);
  for (let i = 0; i < 40; i += 1) scale = adaptedScale(scale, 16.6);
  expect(scale).toBe(1);
});
