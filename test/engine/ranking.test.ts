import { expect, test } from 'vitest';
import { type Seat, seat } from '../../shared/engine/game.ts';
import { podiumOf, ranked } from '../../shared/engine/ranking.ts';

const outcome = (points: readonly number[], ...winners: readonly number[]) => ({
  winners: winners.map((place): Seat => seat(place)),
  scores: points.map((each, place) => ({ seat: seat(place), points: each, parts: {} })),
});

test('whoever won comes first, whatever the points say', () => {
  expect(ranked(outcome([3, 20, 7, -4], 3)).map((score) => score.points)).toEqual([-4, 20, 7, 3]);
});

test('three stand on the podium, fewer where fewer play', () => {
  expect(podiumOf(outcome([3, 20, 7, 9], 1))).toEqual([1, 3, 2]);
  expect(podiumOf(outcome([3, 20], 1))).toEqual([1, 0]);
});

test('nobody stands there when nobody won', () => {
  expect(podiumOf(outcome([3, 20, 7]))).toEqual([]);
});

test('those with the same points are ranked by how far they came, where a game can tell', () => {
  const tied = outcome([0, 2, 0, 0], 1);
  expect(podiumOf(tied)).toEqual([1, 0, 2]);
  expect(podiumOf(tied, ({ seat: place }) => (place === 3 ? 1 : 0))).toEqual([1, 3, 0]);
});
