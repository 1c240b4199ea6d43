import { expect, test } from 'vitest';
import { rememberCards } from '../../../client/scene/cards/cardBatch.ts';
import { CARD } from '../../../client/scene/stage.ts';

const FACE = 7;
const pose = (x: number, held: 0 | 1): Float32Array => {
  const values = new Float32Array(CARD.stride);
  values[CARD.x] = x;
  values[CARD.held] = held;
  return values;
};

test('a card that lies still is written once, one that is held in every frame', () => {
  const lay = rememberCards();
  expect(lay.isSame(0, FACE, pose(1, 0), 0)).toBe(false);
  expect(lay.isSame(0, FACE, pose(1, 0), 0)).toBe(true);
  expect(lay.isSame(1, FACE, pose(1, 1), 0)).toBe(false);
  expect(lay.isSame(1, FACE, pose(1, 1), 0)).toBe(false);
});

test('what lies where a card lay before another one was held is written anew: the hand would show a card too many', () => {
  const lay = rememberCards();
  lay.isSame(0, FACE, pose(1, 0), 0);
  lay.isSame(0, FACE, pose(5, 1), 0);
  expect(lay.isSame(0, FACE, pose(1, 0), 0)).toBe(false);
});
