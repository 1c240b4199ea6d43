import { describe, expect, test } from 'vitest';
import { reckon } from '../../../shared/games/blackJacky/rules/reckoning.ts';
import { type CatSpec, DRAW, KNOCK, play, position, the, trick, types } from './position.ts';

/** The reckoning of these cats, as the last turn of a round brings it. */
const reckoning = (cats: readonly CatSpec[], plusOne?: number) =>
  reckon(position({ cats, ...(plusOne === undefined ? {} : { plusOne }) }));

/** The last seat knocks, the round is over. */
const settle = (cats: readonly CatSpec[], more: object = {}) =>
  play(position({ cats, firstKnock: 0, turn: cats.length - 1, ...more }), cats.length - 1, KNOCK);

test('[B20] a sum is hand plus laid cards plus 1 for the "+1" card, and everything is turned up', () => {
  const start = position({
    cats: [{ hand: [8, 2], laid: [5, 8] }, { hand: [], laid: [5] }, { hand: [7] }],
    plusOne: 0,
    firstKnock: 0,
    turn: 2,
  });
  const { events } = play(start, 2, KNOCK);
  expect(the(events, 'reckoned')).toEqual({
    type: 'reckoned',
    round: 1,
    cats: [
      { seat: 0, hand: start.cats[0]?.hand, laid: start.cats[0]?.laid, plusOne: true, sum: 80 + 20 + 0 + 81 + 10 },
      { seat: 1, hand: [], laid: start.cats[1]?.laid, plusOne: false, sum: 0 },
      { seat: 2, hand: start.cats[2]?.hand, laid: [], plusOne: false, sum: 70 },
    ],
    why: 'lowest',
    losers: [1],
  });
});

describe('[B21] 21 or more', () => {
  test('loses a heart, every cat that has it, and nobody else', () => {
    expect(reckoning([{ hand: [8, 8, 5] }, { hand: [8, 8, 8] }, { hand: [1] }])).toMatchObject({
      why: 'bust',
      losers: [0, 1],
    });
  });

  test('begins at 21 exactly', () => {
    expect(reckoning([{ hand: [8, 7, 6] }, { hand: [8, 7, 5] }]).losers).toEqual([0]);
    expect(reckoning([{ hand: [8, 7, 5] }, { hand: [8, 7, 4] }]).losers).toEqual([1]);
  });

  test('can come from the "+1" card or from gold dust', () => {
    expect(reckoning([{ hand: [8, 7, 5] }, { hand: [2] }], 0).losers).toEqual([0]);
    expect(reckoning([{ hand: [7, 6], laid: [8] }, { hand: [2] }]).losers).toEqual([0]);
  });
});

test('[B22] if nobody has 21, the lowest sum loses a heart; all of them where it is tied', () => {
  expect(reckoning([{ hand: [8, 2] }, { hand: [7] }, { hand: [8] }])).toMatchObject({ why: 'lowest', losers: [1] });
  expect(reckoning([{ hand: [4, 3] }, { hand: [7] }, { hand: [8] }]).losers).toEqual([0, 1]);
  expect(reckoning([{ hand: [7] }, { hand: [5, 2] }]).losers).toEqual([0, 1]);
});

test('[B23] the worked figures: 20.1, 20 and 21; the 21 alone loses a heart', () => {
  const { cats, losers } = reckoning(
    [
      { hand: [7, 5], laid: [8] },
      { hand: [8, 5], laid: [6] },
      { hand: [7, 6, 2], laid: [6] },
    ],
    1,
  );
  expect(cats.map(({ sum }) => sum)).toEqual([201, 200, 210]);
  expect(losers).toEqual([2]);
});

test('[B24] sums are whole tenths: 8.1 beats 8, and ten laid tenths make no error', () => {
  const { cats, losers } = reckoning([{ laid: [8] }, { hand: [8] }, { laid: [8], hand: [1] }]);
  expect(cats.map(({ sum }) => sum)).toEqual([81, 80, 91]);
  expect(losers).toEqual([1]);
  expect(reckoning([{ laid: [8, 8], hand: [4] }, { hand: [8] }]).cats[0]?.sum).toBe(202);
});

describe('[B25] a cat without a heart left', () => {
  const { events, state } = settle([
    { hand: [1], hearts: 1 },
    { hand: [8], hearts: 2 },
    { hand: [8], hearts: 2 },
    { hand: [8], hearts: 2 },
  ]);

  test('is Wanted, out for now', () => {
    expect(events).toContainEqual({ type: 'heartLost', seat: 0, black: false, left: 0 });
    expect(events).toContainEqual({ type: 'wantedPosted', seat: 0 });
    expect(state.cats[0]).toMatchObject({ standing: 'wanted', hearts: 0 });
  });

  test('is not one that has a heart left', () => {
    const lost = settle([{ hand: [1], hearts: 2 }, { hand: [8] }, { hand: [8] }]);
    expect(lost.events).toContainEqual({ type: 'heartLost', seat: 0, black: false, left: 1 });
    expect(types(lost.events)).not.toContain('wantedPosted');
    expect(lost.state.cats[0]).toMatchObject({ standing: 'in', hearts: 1 });
  });
});

describe('[B26] the next round', () => {
  test('is started by the next cat clockwise from the last starting seat', () => {
    const { events, state } = settle([{ hand: [1] }, { hand: [8] }, { hand: [8] }], { starter: 1 });
    expect(the(events, 'roundStarted')).toMatchObject({ round: 2, starter: 2 });
    expect(state.phase).toEqual({ kind: 'turn', seat: 2, trickPlayed: false });
  });

  test('passes over a cat that is not in', () => {
    const cats = [{ hand: [8] }, { hand: [8] }, { hand: [1], hearts: 1 }] as const;
    expect(the(settle(cats, { starter: 1 }).events, 'roundStarted').starter).toBe(0);
  });

  test('may be started by a cat that has just come back', () => {
    const { events } = settle([{ hand: [8] }, { standing: 'wanted', tip: 2 }, { hand: [1] }, { hand: [8] }], {
      starter: 0,
    });
    expect(types(events)).toContain('blackHeartGiven');
    expect(the(events, 'roundStarted')).toMatchObject({ starter: 1, tippers: [] });
  });
});

test('a round also ends by drawing, and the last card counts', () => {
  const start = position({ cats: [{ hand: [8, 8] }, { hand: [8, 8] }], firstKnock: 0, turn: 1, pile: [5] });
  expect(the(play(start, 1, DRAW).events, 'reckoned')).toMatchObject({ why: 'bust', losers: [1] });
});

test('a laid 5 saves a cat from 21', () => {
  const start = position({ cats: [{ hand: [8] }, { hand: [8, 8, 5] }], firstKnock: 0, turn: 1 });
  const { state } = play(start, 1, trick(start, 1, 5));
  expect(the(play(state, 1, KNOCK).events, 'reckoned').losers).toEqual([0]);
});
