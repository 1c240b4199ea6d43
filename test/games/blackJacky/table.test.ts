import { describe, expect, test } from 'vitest';
import { revealSeconds } from '../../../shared/engine/shows.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { DRAW, give, KNOCK, play, playAll, position, TIME_OUT, the, tip, trick } from './position.ts';

const start = position({ cats: [{ hand: [3, 8] }, { hand: [5, 6] }, { hand: [1, 2] }] });

describe('windows', () => {
  test('a turn has one window for trick and gamble together', () => {
    const before = blackJacky.window(start);
    expect(before).toEqual({ id: 1, kind: 'turn', seats: [0] });
    const laid = play(start, 0, trick(start, 0, 8)).state;
    expect(blackJacky.window(laid)).toEqual(before);
    expect(blackJacky.window(play(laid, 0, DRAW).state)).toEqual({ id: 2, kind: 'turn', seats: [1] });
  });

  test('an exchange has one for those who still have to give; then the turn goes on with its own', () => {
    const opened = play(start, 0, trick(start, 0, 3, 1, 2)).state;
    expect(blackJacky.window(opened)).toEqual({ id: 2, kind: 'giving', seats: [1, 2] });
    const first = play(opened, 2, give(opened, 2, 1)).state;
    expect(blackJacky.window(first)).toEqual({ id: 2, kind: 'giving', seats: [1] });
    const second = play(first, 1, give(first, 1, 5)).state;
    expect(blackJacky.window(second)).toEqual(blackJacky.window(start));
    expect(blackJacky.window(play(second, 0, DRAW).state)).toEqual({ id: 3, kind: 'turn', seats: [1] });
  });

  test('every tip has its own', () => {
    const tipping = position({ cats: [{}, {}, { standing: 'wanted' }, {}, { standing: 'wanted' }], tippers: [2, 4] });
    expect(blackJacky.window(tipping)).toEqual({ id: 1, kind: 'tipping', seats: [2] });
    const next = play(tipping, 2, tip(0)).state;
    expect(blackJacky.window(next)).toEqual({ id: 2, kind: 'tipping', seats: [4] });
    expect(blackJacky.window(play(next, 4, tip(0)).state)).toMatchObject({ kind: 'turn', seats: [0] });
  });

  test('each kind has a clock for each pace', () => {
    expect(blackJacky.clocks).toEqual({
      turn: { relaxed: 90, standard: 30, blitz: 12 },
      giving: { relaxed: 20, standard: 10, blitz: 5 },
      tipping: { relaxed: 30, standard: 15, blitz: 6 },
    });
  });

  test('a turn that runs out of time is a knock, before and after the trick', () => {
    expect(the(play(start, 'table', TIME_OUT).events, 'knocked')).toEqual({
      type: 'knocked',
      seat: 0,
      first: true,
      turnsLeft: 2,
      by: 'clock',
    });
    const laid = play(start, 0, trick(start, 0, 8)).state;
    expect(the(play(laid, 'table', TIME_OUT).events, 'knocked')).toMatchObject({ seat: 0, by: 'clock' });
  });
});

test('the table shows whose turn it is', () => {
  expect(blackJacky.summary(start)).toEqual({ turn: 0, seats: 3 });
  expect(blackJacky.summary(play(start, 0, trick(start, 0, 3, 1, 2)).state).turn).toBe(0);
  expect(blackJacky.summary(position({ cats: [{}, { standing: 'wanted' }, {}], tippers: [1] }))).toMatchObject({
    turn: 1,
  });
});

test('clocks stand still for a reckoning, the longer the more cats and cards there are', () => {
  const reckoning = (seats: number) => {
    const knocks = Array.from({ length: seats }, (_, place): [number, typeof KNOCK] => [place, KNOCK]);
    const { events } = playAll(position({ cats: knocks.map(() => ({})) }), ...knocks);
    return events;
  };
  expect(blackJacky.reveals(playAll(start, [0, KNOCK]).events)).toEqual([]);
  expect(revealSeconds(blackJacky, reckoning(6))).toBeGreaterThan(revealSeconds(blackJacky, reckoning(2)));
});
