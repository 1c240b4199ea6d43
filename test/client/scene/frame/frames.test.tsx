/** When frames are drawn, in which order, and what the first of them shows. */

import { advance, invalidate, useFrame } from '@react-three/fiber';
import { describe, expect, test, vi } from 'vitest';
import { createArrivals } from '../../../../client/scene/frame/arrivals.ts';
import { Opening } from '../../../../client/scene/frame/Opening.tsx';
import { CAMERA, CARDS, CATS, DIRECT, EFFECTS } from '../../../../client/scene/frame/priorities.ts';
import { openTable, platform, SEATS, type Setting, waitFor } from '../../../support/scene/openTable.tsx';

describe('a frame', () => {
  test('directs, then moves cats, cards, effects and the camera, whoever was mounted first', async () => {
    const seen: string[] = [];
    const Probe = ({ name, at }: { readonly name: string; readonly at: number }) => {
      useFrame(() => void seen.push(name), at);
      return null;
    };
    const probes = { camera: CAMERA, effects: EFFECTS, cats: CATS, cards: CARDS };
    await openTable({
      cats: 0,
      direct: () => seen.push('direct'),
      beside: Object.entries(probes).map(([name, at]) => <Probe key={name} name={name} at={at} />),
    });
    advance(1);
    expect(seen).toEqual(['direct', 'cats', 'cards', 'effects', 'camera']);
    expect(DIRECT).toBeLessThan(CATS);
  });

  test('moves the clock of the stage to where the fixed clock is set', async () => {
    const passed: number[] = [];
    const { stage } = await openTable({ cats: 0, direct: (dt) => passed.push(dt) });
    stage.time = 3;
    advance(3);
    advance(3.5);
    expect(passed).toEqual([0, 0.5]);
    expect(stage.time).toBe(3.5);
  });
});

describe('the first picture', () => {
  const openBefore = async (whole: boolean) => {
    // How many had come by then: on a slow machine all of this may be over before the test looks.
    const told: (readonly [what: string, share: number])[] = [];
    const arrivals = createArrivals([0, 1]);
    const say = (what: string) => () => void told.push([what, arrivals.share]);
    const opening = (
      <Opening {...{ arrivals, whole }} onBuilt={say('built')} onOpen={say('open')} onComplete={say('complete')} />
    );
    const opened = await openTable({ beside: opening, arrivals });
    await waitFor(() => told.some(([what]) => what === 'complete'));
    return { ...opened, told };
  };

  test('comes before the cats, and what nobody has seen yet is drawn once when they are there', async () => {
    const { told, arrived, renderer } = await openBefore(false);
    expect(told.map(([what]) => what)).toEqual(['built', 'open', 'complete']);
    expect(told[2]).toEqual(['complete', 1]);
    expect(arrived).toHaveLength(SEATS);
    expect(renderer.drawn).toBeGreaterThanOrEqual(2);
  });

  test('waits for every cat where a replay is shown', async () => {
    const { told } = await openBefore(true);
    expect(told.find(([what]) => what === 'open')).toEqual(['open', 1]);
  });
});

describe('frames are asked for', () => {
  const settled = async (setting: Setting) => {
    const opened = await openTable({ frameloop: 'demand', ...setting });
    await waitFor(() => opened.arrived.length === SEATS);
    return opened;
  };
  const framesUntilRest = (most = 100) => {
    for (let frames = 0; frames < most; frames += 1) if (!platform.showFrame()) return frames;
    return most;
  };

  test('by every frame while something plays, and by none after it', async () => {
    const { stage, renderer } = await settled({});
    stage.playing = true;
    for (let frame = 0; frame < 20; frame += 1) expect(platform.showFrame()).toBe(true);
    stage.playing = false;
    expect(framesUntilRest()).toBeLessThan(4);
    const { drawn } = renderer;
    expect(platform.showFrame()).toBe(false);
    expect(renderer.drawn).toBe(drawn);
  });

  test('a few times a second by cats that only breathe', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stage } = await openTable({ cats: 0, frameloop: 'demand', tier: 'mid' });
    stage.playing = false;
    framesUntilRest();
    expect(platform.showFrame()).toBe(false);
    vi.advanceTimersByTime(1000 / 24);
    expect(platform.showFrame()).toBe(true);
  });

  test('by nobody while a replay is paused: the same picture would be drawn again and again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stage } = await openTable({ cats: 0, frameloop: 'demand', tier: 'mid' });
    Object.assign(stage, { playing: false, paused: true });
    framesUntilRest();
    vi.advanceTimersByTime(1000);
    expect(platform.showFrame()).toBe(false);
  });

  test('by nobody while the page is hidden', async () => {
    const { stage } = await settled({ tier: 'mid' });
    stage.playing = true;
    Object.assign(document, { hidden: true });
    expect(framesUntilRest()).toBeLessThan(4);
  });

  test('and a table that stood still goes on where it was, without a leap in time', async () => {
    const passed: number[] = [];
    const { stage } = await settled({ direct: (dt) => passed.push(dt) });
    framesUntilRest();
    await new Promise((resolve) => setTimeout(resolve, 60));
    passed.length = 0;
    stage.playing = true;
    invalidate();
    platform.showFrame();
    expect(passed).toEqual([0]);
  });
});
