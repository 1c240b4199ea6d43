import { expect, test } from 'vitest';
import { burstsAt, countKinds, MAX_BURSTS } from '../../../client/scene/effects/bursts.ts';
import { EFFECT_KINDS, MOTES } from '../../../client/scene/effects/kinds.ts';
import { clearEffects, createStage, emit, type Stage } from '../../../client/scene/stage.ts';

function snapshot(stage: Stage, time: number) {
  const places = new Float32Array(MAX_BURSTS * 4);
  const times = new Float32Array(MAX_BURSTS * 4);
  const count = burstsAt(stage.effects, time, countKinds(stage.repertoire.effects), places, times);
  return { count, places: [...places.slice(0, count * 4)], times: [...times.slice(0, count * 4)] };
}

const ORIGIN = { x: 1, y: 2, z: 3 };

test('what is in the air depends on seed and time alone: sought backwards it is the same', () => {
  const stage = createStage();
  emit(stage, 'confetti', ORIGIN, 7, 1);
  emit(stage, 'fire', ORIGIN, 8, 1.5, { duration: 2 });
  const first = [0.5, 1.2, 2, 3.4, 9].map((time) => snapshot(stage, time));
  const again = [9, 3.4, 2, 1.2, 0.5].map((time) => snapshot(stage, time)).reverse();
  expect(again).toEqual(first);
});

test('two stages that were told the same show the same', () => {
  const [one, other] = [createStage(), createStage()];
  for (const stage of [one, other]) emit(stage, 'sparks', ORIGIN, 42, 3);
  expect(snapshot(one, 3.3)).toEqual(snapshot(other, 3.3));
});

const feathers = { life: 2, flows: false, bursts: 3, path: '' };
const KINDS = Object.entries({ ...EFFECT_KINDS, feathers });

test.each(KINDS)('%s is there after it began and gone after its life', (kind, { bursts, life }) => {
  // A game's own among them.
  const stage = createStage({ effects: { feathers } });
  emit(stage, kind, ORIGIN, 1, 10, { duration: 2 });
  expect(snapshot(stage, 9.9).count).toBe(MOTES.bursts);
  expect(snapshot(stage, 10.1).count).toBe(MOTES.bursts + bursts);
  expect(snapshot(stage, 10 + 2 + life + 0.5).count).toBe(MOTES.bursts);
});

test('more effects than the shader can hold are left out, not written past its end', () => {
  const stage = createStage();
  for (let i = 0; i < 60; i += 1) emit(stage, 'confetti', ORIGIN, i, 0);
  expect(snapshot(stage, 1).count).toBe(MAX_BURSTS);
});

test('a settled table shows no leftovers of a skipped scene', () => {
  const stage = createStage();
  emit(stage, 'fireworks', ORIGIN, 1, 0);
  clearEffects(stage);
  expect(snapshot(stage, 0.5).count).toBe(MOTES.bursts);
});

test('what nobody knows flies nowhere', () => {
  const stage = createStage();
  emit(stage, 'feathers', ORIGIN, 1, 0);
  expect(snapshot(stage, 0.5).count).toBe(MOTES.bursts);
});
