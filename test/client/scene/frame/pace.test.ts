import { expect, test } from 'vitest';
import { frameInterval } from '../../../../client/scene/frame/pace.ts';
import { chooseTier, type Device, scaleSteps } from '../../../../client/scene/quality.ts';

const PLAYING = { hidden: false, playing: true, idleRate: 30 };

test.each([
  ['every display frame is drawn while something plays', PLAYING, 0],
  ['cats that only breathe get fewer frames', { ...PLAYING, playing: false }, 1000 / 30],
  ['a calm table stands still', { ...PLAYING, playing: false, idleRate: 0 }, Number.POSITIVE_INFINITY],
  ['a hidden table draws nothing, whatever plays', { ...PLAYING, hidden: true }, Number.POSITIVE_INFINITY],
])('%s', (_, pace, interval) => {
  expect(frameInterval(pace)).toBe(interval);
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

test('resolution falls quickly, recovers slowly, and never leaves its bounds', () => {
  let scale = 1;
  for (let step = 0; step < 40; step += 1) scale = scaleSteps.down(scale);
  expect(scale).toBeCloseTo(0.55);
  expect(scaleSteps.up(0.8) - 0.8).toBeLessThan(0.8 - scaleSteps.down(0.8));
  for (let step = 0; step < 40; step += 1) scale = scaleSteps.up(scale);
  expect(scale).toBe(1);
});
