import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../../shared/games/blackJacky/input.ts';
import type { JackyCommand, JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { type JackyReason, REFUSALS } from '../../../shared/games/blackJacky/model/refusals.ts';
import { DRAW, give, KNOCK, play, position, refusal, swap, TIME_OUT, tip, trick } from './position.ts';

const turn = position({ cats: [{ hand: [3, 6, 8] }, { hand: [5] }, { hand: [7] }] });
const giving = play(turn, 0, trick(turn, 0, 3, 0, 1)).state;
const given = play(giving, 1, give(giving, 1, 5)).state;
const tipping = position({
  cats: [{}, {}, { standing: 'wanted' }, {}, { standing: 'wanted' }],
  tippers: [2, 4],
});
const empty = position({ cats: [{ hand: [8] }, { hand: [5] }], pile: [] });
const over = play(
  position({ cats: [{ hand: [1], hearts: 1 }, { hand: [8] }], firstKnock: 0, turn: 1 }),
  1,
  KNOCK,
).state;

type Row = readonly [JackyReason, JackyState, number | 'table', JackyCommand, object];

const rows: readonly Row[] = [
  ['matchOver', over, 0, DRAW, { legal: [] }],
  ['tableOnly', turn, 0, TIME_OUT, { legal: ['trick', 'draw', 'swap', 'knock'] }],
  ['seatOnly', turn, 'table', DRAW, { legal: ['timeOut'] }],
  ['tippingFirst', tipping, 0, KNOCK, { tippers: [2, 4] }],
  ['givingFirst', giving, 0, DRAW, { waitingFor: [0, 1], legal: ['give'] }],
  ['givingFirst', given, 1, DRAW, { waitingFor: [0], legal: [] }],
  ['notYourTurn', turn, 1, DRAW, { turn: 0, legal: [] }],
  [
    'trickAlreadyPlayed',
    play(turn, 0, trick(turn, 0, 8)).state,
    0,
    trick(turn, 0, 3, 0, 1),
    { legal: ['draw', 'swap', 'knock'] },
  ],
  ['notInHand', turn, 0, trick(turn, 1, 5), { hand: [0, 1, 2] }],
  ['notInHand', turn, 0, swap(turn, 2, 7, 'draw'), { hand: [0, 1, 2] }],
  ['notInHand', giving, 1, give(turn, 2, 7), { hand: [3], legal: ['give'] }],
  ['badTargets', turn, 0, trick(turn, 0, 6, 5), { trick: 6, targets: [[0], [1], [2]] }],
  ['badTargets', turn, 0, trick(turn, 0, 8, 1), { trick: 8, targets: [[]] }],
  ['nothingToDraw', empty, 0, DRAW, { legal: ['trick', 'swap', 'knock'] }],
  ['noExchange', turn, 0, give(turn, 0, 8), {}],
  ['notNamed', giving, 2, give(giving, 2, 7), { named: [0, 1] }],
  ['alreadyGiven', given, 1, give(given, 1, 5), { waitingFor: [0] }],
  ['noTipping', turn, 0, tip(1), {}],
  ['notYourTip', tipping, 4, tip(1), { tippers: [2, 4] }],
  ['tipNotIn', tipping, 2, tip(4), { in: [0, 1, 3], legal: ['tip'] }],
];

test.each(rows)('%s says what was asked and what would have been legal', (reason, state, actor, command, facts) => {
  const { code, facts: found } = refusal(state, actor, command);
  expect(code).toBe(`blackJacky/${reason}`);
  expect(found).toMatchObject({ asked: command, ...facts });
});

test('every reason is shown above or is about malformed input', () => {
  expect(new Set(['malformed', ...rows.map(([reason]) => reason)])).toEqual(new Set(REFUSALS));
});

describe('commands from outside', () => {
  test.each([
    { type: 'trick', card: 3 },
    { type: 'trick', card: 3, targets: [0] },
    { type: 'trick', card: 159, targets: [5, 1] },
    DRAW,
    { type: 'swap', card: 0, from: 'draw' },
    { type: 'swap', card: 0, from: 'discard' },
    KNOCK,
    { type: 'give', card: 7 },
    { type: 'tip', seat: 2 },
    TIME_OUT,
  ])('%j is read as it is', (command) => {
    expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  test.each([
    [{ type: 'trick' }, 'card'],
    [{ type: 'trick', card: '3' }, 'card'],
    [{ type: 'trick', card: -1 }, 'card'],
    [{ type: 'trick', card: 1.5 }, 'card'],
    [{ type: 'trick', card: 160 }, 'card'],
    [{ type: 'trick', card: 3, targets: 1 }, 'targets'],
    [{ type: 'trick', card: 3, targets: [] }, 'targets'],
    [{ type: 'trick', card: 3, targets: [0, 6] }, 'targets.1'],
    [{ type: 'trick', card: 3, targets: [0, 1, 2] }, 'targets'],
    [{ type: 'trick', card: 3, target: 1 }, 'target'],
    [{ type: 'draw', card: 3 }, 'card'],
    [{ type: 'swap', card: 3, from: 'hand' }, 'from'],
    [{ type: 'swap', card: 3 }, 'from'],
    [{ type: 'give' }, 'card'],
    [{ type: 'tip', seat: 'all' }, 'seat'],
    [{ type: 'steal' }, 'type'],
    [{}, 'type'],
    [null, 'command'],
    ['knock', 'command'],
    [[], 'command'],
  ])('%j is malformed, and the field is named', (input, field) => {
    expect(parseCommand(input)).toMatchObject({ ok: false, error: { code: 'blackJacky/malformed', facts: { field } } });
  });
});
