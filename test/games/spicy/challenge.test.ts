import { describe, expect, test } from 'vitest';
import { judge } from '../../../shared/games/spicy/index.ts';
import { declaration, face, given } from './scene.ts';

const HANDS = ['c2 c5 c7', 'w1 w2 w3', 'p1 p2 p3'];

/** Seat 0 has declared the card as these words say, and seat 2 challenges. */
function challenged(card: string, declare: string) {
  const scene = given({ hands: [`${card} c5 c7`, HANDS[1]!, HANDS[2]!], deck: 'p8 p9' });
  scene.play(0, card, declare);
  const id = scene.state.stack[0]!.id;
  scene.paw(2);
  return { scene, id };
}

describe('when and by whom', () => {
  test('[R12] out of turn, in the reaction window, by any seat but the owner', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c2', 'c2');
    expect(scene.refused(0, { type: 'paw' })).toEqual({ code: 'spicy/ownCard', facts: {} });
    expect(scene.paw(2)).toEqual([{ type: 'pawLaid', seat: 2, owner: 0, naming: true }]);
  });

  test('[R12] by the seat on turn, once the reaction window has closed', () => {
    const scene = given({ hands: HANDS });
    scene.playOn(0, 'c2', 'c2');
    expect(scene.paw(1)).toHaveLength(1);
  });

  test('[R12] also after one or more seats have passed since, the last one included', () => {
    const scene = given({ hands: HANDS });
    scene.playOn(0, 'c2', 'c2');
    scene.pass(1);
    scene.pass(2);
    expect(scene.state.turn).toBe(0);
    expect(scene.paw(1)).toEqual([{ type: 'pawLaid', seat: 1, owner: 0, naming: true }]);
  });

  test('[R12] only the top card is in reach: its owner cannot challenge what lies below', () => {
    const scene = given({ hands: HANDS });
    scene.playOn(0, 'c2', 'c2');
    scene.playOn(1, 'w1', 'c3');
    expect(scene.refused(1, { type: 'paw' }).code).toBe('spicy/ownCard');
    scene.paw(0);
    expect(scene.name(0, 'spice')[1]).toMatchObject({ type: 'cardRevealed', owner: 1, card: 3 });
  });

  test('[R12] an empty stack cannot be challenged', () => {
    expect(given({ hands: HANDS }).refused(1, { type: 'paw' })).toEqual({
      code: 'spicy/nothingToChallenge',
      facts: {},
    });
  });
});

describe('the paw', () => {
  test('[R13] opens a naming window for its seat alone', () => {
    const { scene } = challenged('c2', 'c2');
    expect(scene.state.phase).toEqual({ kind: 'naming', id: 3, paw: 2 });
  });

  test('[R13] the first one wins the race, and while it lies nobody else can act', () => {
    const { scene } = challenged('c2', 'c2');
    const pawLies = { code: 'spicy/pawLies', facts: { paw: 2 } };
    expect(scene.refused(1, { type: 'paw' })).toEqual(pawLies);
    expect(scene.refused(1, { type: 'pass' })).toEqual(pawLies);
    expect(scene.refused(1, { type: 'letGo' })).toEqual(pawLies);
    expect(scene.refused(1, { type: 'name', trait: 'number' })).toEqual(pawLies);
    expect(scene.refused(1, scene.playing(1, 'w1', 'c3'))).toEqual(pawLies);
    expect(scene.refused(0, { type: 'peek' })).toEqual(pawLies);
  });

  test('[R13] it cannot be taken back: a call of the wrong kind is refused and the paw stays', () => {
    const { scene } = challenged('c2', 'c2');
    const nameFirst = { code: 'spicy/nameFirst', facts: { traits: ['number', 'spice'] } };
    expect(scene.refused(2, { type: 'paw' })).toEqual(nameFirst);
    expect(scene.refused(2, { type: 'letGo' })).toEqual(nameFirst);
    expect(scene.refused(2, { type: 'pass' })).toEqual(nameFirst);
    expect(scene.state.phase).toEqual({ kind: 'naming', id: 3, paw: 2 });
    expect(scene.name(2, 'number')[0]).toEqual({ type: 'traitNamed', seat: 2, trait: 'number' });
  });

  test('[R14] without a named trait in time the challenge is lost, and the card is shown all the same', () => {
    const { scene, id } = challenged('p9', 'c2');
    const [first, second] = scene.deck;
    expect(scene.timeOut()).toEqual([
      {
        type: 'cardRevealed',
        owner: 0,
        challenger: 2,
        card: id,
        face: face('p9'),
        declare: declaration('c2'),
        call: 'nothing',
        numberRight: false,
        spiceRight: false,
        winner: 0,
        loser: 2,
      },
      { type: 'stackWon', seat: 0, cards: 1 },
      { type: 'cardsDrawn', seat: 2, reason: 'loser', cards: [first, second] },
      { type: 'turnStarted', seat: 2, mustStart: true },
    ]);
    expect(scene.state.revealed).toEqual([face('p9')]);
  });
});

describe('the verdict', () => {
  test('[R15] a wrong trait: the challenger wins the stack and the owner draws 2 and starts', () => {
    const { scene, id } = challenged('p2', 'c2');
    const [first, second] = scene.deck;
    expect(scene.name(2, 'spice')).toEqual([
      { type: 'traitNamed', seat: 2, trait: 'spice' },
      {
        type: 'cardRevealed',
        owner: 0,
        challenger: 2,
        card: id,
        face: face('p2'),
        declare: declaration('c2'),
        call: 'spice',
        numberRight: true,
        spiceRight: false,
        winner: 2,
        loser: 0,
      },
      { type: 'stackWon', seat: 2, cards: 1 },
      { type: 'cardsDrawn', seat: 0, reason: 'loser', cards: [first, second] },
      { type: 'turnStarted', seat: 0, mustStart: true },
    ]);
  });

  test('[R15] only the named trait counts: the other one is ignored, true or not', () => {
    const { scene, id } = challenged('p2', 'c2');
    expect(scene.name(2, 'number')[1]).toEqual({
      type: 'cardRevealed',
      owner: 0,
      challenger: 2,
      card: id,
      face: face('p2'),
      declare: declaration('c2'),
      call: 'number',
      numberRight: true,
      spiceRight: false,
      winner: 0,
      loser: 2,
    });
  });

  test.each([
    ['c7', 'c7', true, true],
    ['c8', 'c7', false, true],
    ['w7', 'c7', true, false],
    ['w8', 'c7', false, false],
    ['*s', 'c7', false, true],
    ['*n', 'c7', true, false],
  ])('[R16] %s declared as %s: number right %s, spice right %s', (card, declare, numberRight, spiceRight) => {
    const verdict = (call: 'number' | 'spice') => judge([], face(card), declaration(declare), call);
    expect(verdict('number')).toEqual({ numberRight, spiceRight, ownerWins: numberRight });
    expect(verdict('spice')).toEqual({ numberRight, spiceRight, ownerWins: spiceRight });
  });

  test('[R17] the winner takes the whole stack as points, and only the revealed card stays known', () => {
    const scene = given({ hands: HANDS });
    scene.playOn(0, 'c2', 'c1');
    scene.playOn(1, 'w1', 'c4');
    scene.play(2, 'p1', 'c9');
    scene.paw(1);
    expect(scene.name(1, 'number')[2]).toEqual({ type: 'stackWon', seat: 1, cards: 3 });
    expect(scene.wonSizes()).toEqual([0, 3, 0]);
    expect(scene.state.stack).toEqual([]);
    expect(scene.state.revealed).toEqual([face('p1')]);
  });
});

describe('the loser', () => {
  test('[R18] must start a new stack: passing is not open, a low card of any spice is', () => {
    const { scene } = challenged('p2', 'c2');
    scene.name(2, 'spice');
    expect(scene.state.phase).toEqual({ kind: 'turn', id: 4, mustStart: true });
    expect(scene.refused(0, { type: 'pass' })).toEqual({ code: 'spicy/mustStart', facts: {} });
    expect(scene.play(0, 'c5', 'w1')).toHaveLength(1);
  });

  test('[R18] whose turn it was does not matter', () => {
    const { scene } = challenged('c2', 'c2');
    scene.name(2, 'spice');
    expect(scene.state.turn).toBe(2);
    scene.playOn(2, 'p1', 'p1');
    expect(scene.state.turn).toBe(0);
  });

  test('[R18] out of time the turn is a pass, and the duty ends with it', () => {
    const { scene } = challenged('p2', 'c2');
    scene.name(2, 'spice');
    expect(scene.timeOut()).toEqual([
      { type: 'passed', seat: 0, cause: 'timeOut' },
      { type: 'cardsDrawn', seat: 0, reason: 'pass', cards: [scene.deck[2]] },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
    expect(scene.pass(1)).toHaveLength(3);
  });

  test('[R18] at a strict table an illegal declaration ends that turn as a pass, and the duty with it', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    scene.play(0, 'c7', 'w2');
    scene.paw(1);
    scene.name(1, 'spice');
    expect(scene.play(0, 'c5', 'c5').map(({ type }) => type)).toEqual([
      'declarationPunished',
      'passed',
      'cardsDrawn',
      'turnStarted',
    ]);
    expect(scene.state.turn).toBe(1);
    expect(scene.pass(1)).toHaveLength(3);
  });
});
