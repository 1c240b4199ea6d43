import { describe, expect, test } from 'vitest';
import type { Actor, Refusal } from '../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { REFUSALS, type SpicyCommand, spicy } from '../../../shared/games/spicy/index.ts';
import { declaration, given, type Scene } from './scene.ts';

const HANDS = ['c1 c2 c3', 'w1 w2 w3', 'p1 p2 p3'];
const declarations = (...words: string[]) => words.map((word) => ({ ...declaration(word) }));

function malformed(input: unknown): Refusal {
  const parsed = spicy.parseCommand(input);
  if (parsed.ok) throw new Error('Accepted');
  return parsed.error;
}

function started(declare: string, more: Partial<Parameters<typeof given>[0]> = {}): Scene {
  const scene = given({ hands: HANDS, ...more });
  scene.play(0, 'c1', declare);
  return scene;
}

function onTurn(declare: string, more: Partial<Parameters<typeof given>[0]> = {}): Scene {
  const scene = started(declare, more);
  scene.timeOut();
  return scene;
}

/** Seat 0 has started, seat 1 has declared a 10 on it, and it is the turn of seat 2. */
function afterTen(): Scene {
  const scene = onTurn('c1');
  scene.playOn(1, 'w1', 'c10');
  return scene;
}

const CASES: { readonly [reason in (typeof REFUSALS)[number]]: readonly [() => Refusal, Refusal['facts']] } = {
  malformed: [() => malformed({ type: 'pass', seat: 1 }), { field: 'seat', problem: 'unknownField' }],
  matchOver: [
    () => {
      const scene = given({ hands: HANDS, above: 1 });
      scene.pass(0);
      return scene.refused(1, { type: 'pass' });
    },
    {},
  ],
  noSuchSeat: [() => given({ hands: HANDS }).refused(3, { type: 'pass' }), { seat: 3, seats: 3 }],
  seatOnly: [() => given({ hands: HANDS }).refused('table', { type: 'pass' }), {}],
  tableOnly: [() => given({ hands: HANDS }).refused(0, { type: 'timeOut' }), {}],
  notYourTurn: [() => given({ hands: HANDS }).refused(1, { type: 'pass' }), { turn: 0 }],
  reactionOpen: [() => started('c1').refused(1, { type: 'pass' }), { waitingFor: [1, 2] }],
  lastCardOpen: [
    () => started('c1', { hands: ['c1', 'w1 w2', 'p1'] }).refused(1, { type: 'pass' }),
    { waitingFor: [1, 2] },
  ],
  pawLies: [
    () => {
      const scene = started('c1');
      scene.paw(2);
      return scene.refused(1, { type: 'paw' });
    },
    { paw: 2 },
  ],
  nameFirst: [
    () => {
      const scene = started('c1');
      scene.paw(2);
      return scene.refused(2, { type: 'paw' });
    },
    { traits: ['number', 'spice'] },
  ],
  noPaw: [() => started('c1').refused(1, { type: 'name', trait: 'number' }), {}],
  mustStart: [
    () => {
      const scene = started('w1');
      scene.paw(2);
      scene.name(2, 'spice');
      return scene.refused(0, { type: 'pass' });
    },
    {},
  ],
  notInHand: [
    () =>
      given({ hands: HANDS }).refused(0, { type: 'play', card: 4 as never, declare: { number: 1, spice: 'chili' } }),
    { card: 4 },
  ],
  startLow: [
    () => {
      const scene = given({ hands: HANDS });
      return scene.refused(0, scene.playing(0, 'c1', 'c4'));
    },
    {
      below: null,
      declarations: declarations('c1', 'c2', 'c3', 'w1', 'w2', 'w3', 'p1', 'p2', 'p3'),
    },
  ],
  notHigher: [
    () => {
      const scene = onTurn('c3');
      return scene.refused(1, scene.playing(1, 'w1', 'c2'));
    },
    {
      below: { number: 3, spice: 'chili' },
      declarations: declarations('c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'),
    },
  ],
  afterTen: [
    () => {
      const scene = afterTen();
      return scene.refused(2, scene.playing(2, 'p1', 'c4'));
    },
    {
      below: { number: 10, spice: 'chili' },
      declarations: declarations('c1', 'c2', 'c3'),
    },
  ],
  wrongSpice: [
    () => {
      const scene = afterTen();
      return scene.refused(2, scene.playing(2, 'p1', 'p1'));
    },
    {
      below: { number: 10, spice: 'chili' },
      declarations: declarations('c1', 'c2', 'c3'),
    },
  ],
  extrasNotAllowed: [
    () => {
      const scene = given({ hands: HANDS });
      return scene.refused(0, scene.playing(0, 'c1', 'c1', { extras: 'c2' }));
    },
    { number: 1, allowed: 0 },
  ],
  extraTwice: [
    () => {
      const scene = onTurn('c1', { spiceItUp: ['changeYourLuck'] });
      return scene.refused(1, scene.playing(1, 'w1', 'c5', { extras: 'w2 w2' }));
    },
    { card: 4 },
  ],
  nothingToChallenge: [() => given({ hands: HANDS }).refused(1, { type: 'paw' }), {}],
  cardSafe: [() => onTurn('c1', { hands: ['c1', 'w1 w2', 'p1'] }).refused(2, { type: 'paw' }), {}],
  ownCard: [() => started('c1').refused(0, { type: 'paw' }), {}],
  nothingToLetGo: [() => onTurn('c1').refused(1, { type: 'letGo' }), {}],
  alreadyLetGo: [
    () => {
      const scene = started('c1');
      scene.letGo(1);
      return scene.refused(1, { type: 'letGo' });
    },
    {},
  ],
  noCopyCat: [
    () => {
      const scene = started('c1');
      return scene.refused(1, scene.copying(1, 'w1'));
    },
    {},
  ],
  nothingToCopy: [
    () => {
      const scene = given({ hands: HANDS, spiceItUp: ['copyCat'] });
      return scene.refused(1, scene.copying(1, 'w1'));
    },
    {},
  ],
  copyOver: [
    () => {
      const scene = onTurn('c1', { spiceItUp: ['copyCat'] });
      scene.pass(1);
      return scene.refused(2, scene.copying(2, 'p1'));
    },
    {},
  ],
  noPeeking: [() => given({ hands: HANDS }).refused(1, { type: 'peek' }), {}],
  peekedAlready: [
    () => {
      const scene = given({ hands: HANDS, manners: 'strict' });
      scene.peek(1);
      return scene.refused(1, { type: 'peek' });
    },
    {},
  ],
};

describe('every refusal has its own code and the facts', () => {
  test.each(REFUSALS)('spicy/%s', (reason) => {
    const [refuse, facts] = CASES[reason];
    expect(refuse()).toEqual({ code: `spicy/${reason}`, facts });
  });

  test.each<[number | 'table', SpicyCommand, readonly string[]]>([
    [1, { type: 'letGo' }, ['play', 'pass', 'paw', 'copy']],
    [2, { type: 'pass' }, ['paw', 'copy']],
    [0, { type: 'timeOut' }, []],
    ['table', { type: 'pass' }, ['timeOut']],
  ])('for seat %s that asked for %j it says so, and what would have been legal', (actor, command, legal) => {
    const { state } = onTurn('c1', { spiceItUp: ['copyCat'] });
    expect(spicy.decide(state, actor as Actor, command, createRandom(seedFromText('unused')))).toMatchObject({
      ok: false,
      error: { facts: { asked: command, legal } },
    });
  });
});

describe('commands as they come over the wire', () => {
  const play = { type: 'play', card: 7, declare: { number: 5, spice: 'pepper' } };

  test.each<[unknown, unknown]>([
    [play, play],
    [{ ...play, lastCall: false, extras: [] }, play],
    [
      { ...play, lastCall: true, extras: [9, 3] },
      { ...play, lastCall: true, extras: [3, 9] },
    ],
    [
      { type: 'copy', card: 0, extras: [1] },
      { type: 'copy', card: 0, extras: [1] },
    ],
    ...['pass', 'paw', 'letGo', 'peek', 'timeOut'].map((type): [unknown, unknown] => [{ type }, { type }]),
    [
      { type: 'name', trait: 'spice' },
      { type: 'name', trait: 'spice' },
    ],
  ])('%j has one form', (input, command) => {
    expect(spicy.parseCommand(input)).toEqual({ ok: true, value: command });
  });

  test.each([
    [undefined, 'command', 'invalid_type'],
    [[], 'command', 'invalid_type'],
    [{}, 'type', 'invalid_union'],
    [{ type: 'meow' }, 'type', 'invalid_union'],
    [{ ...play, card: undefined }, 'card', 'invalid_type'],
    [{ ...play, card: 100 }, 'card', 'too_big'],
    [{ ...play, card: -1 }, 'card', 'too_small'],
    [{ ...play, card: '7' }, 'card', 'invalid_type'],
    [{ ...play, declare: { number: 11, spice: 'pepper' } }, 'declare.number', 'invalid_value'],
    [{ ...play, declare: { number: 0, spice: 'pepper' } }, 'declare.number', 'invalid_value'],
    [{ ...play, declare: { number: 5, spice: 'salt' } }, 'declare.spice', 'invalid_value'],
    [{ ...play, declare: { number: 5, spice: 'pepper', true: 1 } }, 'declare.true', 'unknownField'],
    [{ ...play, extras: [1, 2, 3] }, 'extras', 'too_big'],
    [{ ...play, extras: [1, 200] }, 'extras.1', 'too_big'],
    [{ ...play, lastCall: 'yes' }, 'lastCall', 'invalid_type'],
    [{ type: 'copy', card: 1, declare: play.declare }, 'declare', 'unknownField'],
    [{ type: 'name' }, 'trait', 'invalid_value'],
    [{ type: 'paw', trait: 'number' }, 'trait', 'unknownField'],
  ])('%j is refused and the field named: %s', (input, field, problem) => {
    expect(malformed(input)).toEqual({ code: 'spicy/malformed', facts: { field, problem } });
  });

  test('[R13] a call of the wrong kind never becomes a command', () => {
    expect(malformed({ type: 'name', trait: 'wrong' }).facts).toEqual({ field: 'trait', problem: 'invalid_value' });
  });
});
