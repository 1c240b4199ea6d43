import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { ranked } from '../../../shared/engine/ranking.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { scoreOf } from '../../../shared/games/blackJacky/model/terms.ts';
import { tieBreak } from '../../../shared/games/blackJacky/rules/ending.ts';
import { type CatSpec, DRAW, KNOCK, play, position, refusal, TIME_OUT, the, types } from './position.ts';

/** The last cat that is in knocks, the round is over. */
function settle(cats: readonly CatSpec[], more: object = {}) {
  const inSeats = cats.flatMap(({ standing }, place) => (standing === undefined || standing === 'in' ? [place] : []));
  const last = inSeats.at(-1)!;
  return play(position({ cats, firstKnock: inSeats[0]!, turn: last, ...more }), last, KNOCK);
}

describe('[B34] two cats with a heart', () => {
  test('play it out: the others are out and tipping is over', () => {
    const { events, state } = settle([
      { hand: [1], hearts: 1 },
      { hand: [8] },
      { standing: 'wanted', tip: 1 },
      { hand: [8] },
    ]);
    expect(the(events, 'showdown')).toEqual({ type: 'showdown', seats: [1, 3], out: [0, 2] });
    expect(the(events, 'roundStarted').tippers).toEqual([]);
    expect(state.cats.map(({ standing }) => standing)).toEqual(['out', 'in', 'out', 'in']);
    expect(state.phase).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('are announced once', () => {
    const { events } = settle([{ hand: [1] }, { hand: [8] }, { standing: 'out' }]);
    expect(types(events)).not.toContain('showdown');
  });

  test('may be a pair of which one came back by its tip', () => {
    const { events, state } = settle([
      { hand: [1], hearts: 1 },
      { hand: [1], hearts: 1 },
      { standing: 'wanted', tip: 1 },
      { hand: [8] },
    ]);
    expect(the(events, 'showdown')).toMatchObject({ seats: [2, 3] });
    expect(state.cats[2]).toMatchObject({ standing: 'in', lastChance: true });
  });

  test('begin with the third cat out, in a match of three', () => {
    const { events } = settle([{ hand: [1], hearts: 1 }, { hand: [8] }, { hand: [8] }]);
    expect(types(events)).toContain('wantedPosted');
    expect(the(events, 'showdown')).toEqual({ type: 'showdown', seats: [1, 2], out: [0] });
  });
});

describe('[B35] one cat left with a heart', () => {
  const { events, state } = settle([{ hand: [1], hearts: 1 }, { hand: [8, 5], hearts: 2 }, { standing: 'out' }]);

  test('wins', () => {
    expect(events.at(-1)?.type).toBe('matchEnded');
    expect(blackJacky.outcome(state)).toEqual({
      reason: 'lastStanding',
      winners: [1],
      scores: [
        { seat: 0, points: 0, parts: { hearts: 0, sumInTenths: 10 } },
        { seat: 1, points: 2, parts: { hearts: 2, sumInTenths: 130 } },
        { seat: 2, points: 0, parts: { hearts: 0 } },
      ],
    });
  });

  test('ends everything: no window, nothing legal, every command refused', () => {
    expect(blackJacky.window(state)).toBeUndefined();
    expect(blackJacky.legal(state, seat(1))).toEqual([]);
    for (const command of [DRAW, KNOCK]) expect(refusal(state, 1, command).code).toBe('blackJacky/matchOver');
    expect(refusal(state, 'table', TIME_OUT).code).toBe('blackJacky/matchOver');
  });
});

test('[B36] none left: nobody wins', () => {
  const { state } = settle([
    { hand: [8, 8, 8], hearts: 1 },
    { hand: [7, 7, 7], hearts: 1 },
  ]);
  expect(blackJacky.outcome(state)).toMatchObject({ reason: 'nobodyLeft', winners: [] });
});

describe('[B37] a quick duel', () => {
  const duel = (cats: readonly CatSpec[]) => blackJacky.outcome(settle(cats, { quickDuel: true }).state);

  test('goes on while every cat has a heart', () => {
    expect(
      duel([
        { hand: [1], hearts: 2 },
        { hand: [8], hearts: 1 },
        { hand: [8], hearts: 1 },
      ]),
    ).toBeUndefined();
  });

  test('ends with the first reckoning after which a cat has none; most hearts win', () => {
    expect(
      duel([
        { hand: [1], hearts: 1 },
        { hand: [8, 7], hearts: 1 },
        { hand: [8], hearts: 2 },
      ]),
    ).toMatchObject({
      reason: 'quickDuel',
      winners: [2],
    });
  });

  test('breaks a tie by the highest sum below 21', () => {
    const cats = [
      { hand: [1], hearts: 1 },
      { hand: [8], laid: [8], hearts: 2 },
      { hand: [8, 8], hearts: 2 },
    ] as const;
    expect(duel(cats)?.winners).toEqual([1]);
  });

  test('ranks every bust below every sum under 21, and all of them alike', () => {
    const bust = [
      { hand: [8, 8, 8], hearts: 1 },
      { hand: [8, 8, 5], hearts: 3 },
      { hand: [1], hearts: 2 },
    ] as const;
    expect(duel(bust)?.winners).toEqual([2]);
    const allBust = [
      { hand: [8, 8, 8], hearts: 1 },
      { hand: [8, 8, 5], hearts: 3 },
      { hand: [8, 8, 6], hearts: 3 },
    ] as const;
    expect(duel(allBust)?.winners).toEqual([1, 2]);
  });

  test('is shared where it is still tied', () => {
    const cats = [
      { hand: [1], hearts: 1 },
      { hand: [8, 5], hearts: 2 },
      { hand: [7, 6], hearts: 2 },
    ] as const;
    expect(duel(cats)?.winners).toEqual([1, 2]);
  });

  test('decides, and not B36, where nobody has a heart left', () => {
    expect(
      duel([
        { hand: [4, 3], hearts: 1 },
        { hand: [7], hearts: 1 },
      ]),
    ).toMatchObject({
      reason: 'quickDuel',
      winners: [0, 1],
    });
  });

  test('counts hearts before sums, also where a sum is 0', () => {
    const cats = [
      { hand: [8, 8, 8], hearts: 1 },
      { laid: [5], hearts: 2 },
      { hand: [8, 8], hearts: 1 },
    ] as const;
    expect(duel(cats)?.winners).toEqual([1]);
  });
});

test('[B34] who lost the last duel came further than those who were out before it', () => {
  expect(tieBreak(scoreOf(seat(3), 0, 214))).toBeGreaterThan(tieBreak(scoreOf(seat(0), 0, undefined)));
});

test('[B37] of those who have as many hearts who did not win, too, the higher sum below 21 came further', () => {
  const tied = [
    { seat: 0, sum: 140 },
    { seat: 1, sum: 191 },
    { seat: 2, sum: 214 },
    { seat: 3, sum: 160 },
  ].map((cat) => scoreOf(seat(cat.seat), 2, cat.sum));
  expect(ranked({ winners: [seat(1)], scores: tied }, tieBreak).map((score) => score.seat)).toEqual([1, 3, 0, 2]);
});
