import { describe, expect, test } from 'vitest';
import { type Declaration, legalDeclarations, type SpiceItUp, spicy } from '../../../shared/games/spicy/index.ts';
import { declaration, given, seat } from './scene.ts';

const NAMES = { chili: 'c', wasabi: 'w', pepper: 'p' } as const;
const said = ({ number, spice }: Declaration): string => NAMES[spice] + number;

/** What may be declared on `below`, as words; nothing below is the start of a stack. */
function follows(below: string | undefined, ...inForce: SpiceItUp[]): string {
  return legalDeclarations(inForce, below === undefined ? undefined : declaration(below))
    .map(said)
    .join(' ');
}

describe('what may follow what', () => {
  test.each([
    ['[R7] the first card of a stack is a 1, 2 or 3 of any spice', undefined, 'c1 c2 c3 w1 w2 w3 p1 p2 p3'],
    ['[R8] every further card is higher and of the same spice', 'w6', 'w7 w8 w9 w10'],
    ['[R8] the same number does not do', 'p9', 'p10'],
    ['[R8] a low start leaves everything above it', 'c1', 'c2 c3 c4 c5 c6 c7 c8 c9 c10'],
    ['[R9] after a 10 the same spice starts over with 1, 2 or 3', 'p10', 'p1 p2 p3'],
  ])('%s', (_, below, legal) => {
    expect(follows(below)).toBe(legal);
  });

  test.each([
    ['[R41] after wasabi 1: 2 or 3 wasabi, 2 or 3 chili, 4-10 wasabi', 'w1', 'c2 c3 w2 w3 w4 w5 w6 w7 w8 w9 w10'],
    ['[R41] after a 10 the 1-3 may be chili', 'p10', 'c1 c2 c3 p1 p2 p3'],
    ['[R41] where no 1-3 can be declared chili does not help', 'w3', 'w4 w5 w6 w7 w8 w9 w10'],
    ['[R41] the stack is chili from then on', 'c2', 'c3 c4 c5 c6 c7 c8 c9 c10'],
    ['[R41] a first card may be chili anyway', undefined, 'c1 c2 c3 w1 w2 w3 p1 p2 p3'],
  ])('%s', (_, below, legal) => {
    expect(follows(below, 'weLoveChili')).toBe(legal);
  });

  test.each([
    ['[R42] after an 8 also a 1, 2 or 3 of the same spice', 'p8', 'p1 p2 p3 p9 p10'],
    ['[R42] after a 9 also a 1, 2 or 3 of the same spice', 'w9', 'w1 w2 w3 w10'],
    ['[R42] after a 10 as always', 'w10', 'w1 w2 w3'],
    ['[R42] not after a 7', 'w7', 'w8 w9 w10'],
  ])('%s', (_, below, legal) => {
    expect(follows(below, 'startItUp')).toBe(legal);
  });

  test('[R42] with We Love Chili! the new start may be chili', () => {
    expect(follows('p8', 'weLoveChili', 'startItUp')).toBe('c1 c2 c3 p1 p2 p3 p9 p10');
  });
});

describe('a turn', () => {
  test('[R5] the turn goes clockwise, with a card or with a pass', () => {
    const scene = given({ hands: ['c1 c2 c3', 'w1 w2 w3', 'p1 p2 p3'] });
    scene.playOn(0, 'c1', 'c1');
    expect(scene.state.turn).toBe(1);
    scene.pass(1);
    expect(scene.state.turn).toBe(2);
    scene.pass(2);
    expect(scene.state.turn).toBe(0);
    expect(scene.refused(1, { type: 'pass' })).toEqual({ code: 'spicy/notYourTurn', facts: { turn: 0 } });
  });

  test('[R6] a card goes face down on the stack with a declaration that need not be true', () => {
    const scene = given({ hands: ['p9 c2', 'w1 w2'] });
    const card = scene.id(0, 'p9');
    expect(scene.play(0, 'p9', 'w3')).toEqual([
      {
        type: 'cardPlayed',
        seat: 0,
        card,
        declare: { number: 3, spice: 'wasabi' },
        copy: false,
        last: false,
        extras: [],
      },
    ]);
    expect(scene.state.stack).toEqual([
      { id: card, seat: 0, declare: { number: 3, spice: 'wasabi' }, copy: false, last: false, extras: [] },
    ]);
    expect(scene.handSizes()).toEqual([1, 2]);
  });

  test('[R6] true, half true and false declarations are taken alike', () => {
    const events = ['c1', 'c9', 'w1', '*s', '*n'].map((card) => {
      const [played] = given({ hands: [`${card} p2`, 'w2 w3'] }).play(0, card, 'c1');
      return played;
    });
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1);
  });

  test('[R11] a pass draws one card and the next seat has the turn', () => {
    const scene = given({ hands: ['c1', 'w1', 'p1'], deck: 'p7' });
    expect(scene.pass(0)).toEqual([
      { type: 'passed', seat: 0, cause: 'chosen' },
      { type: 'cardsDrawn', seat: 0, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
    expect(scene.state.hands[0]).toEqual([0, 3]);
    expect(spicy.window(scene.state)).toEqual({ id: 2, kind: 'turn', seats: [seat(1)] });
  });

  test('[R11] the starter may pass on an empty table', () => {
    const scene = given({ hands: ['c1', 'w1'] });
    scene.pass(0);
    scene.pass(1);
    expect(scene.state.turn).toBe(0);
    expect(scene.handSizes()).toEqual([2, 2]);
  });
});
