import { describe, expect, test } from 'vitest';
import { judge, type SpicyEvent, type SpicyRefusal, spicy } from '../../../shared/games/spicy/index.ts';
import { SPICE_IT_UP_CARDS } from '../../../shared/games/spicy/spiceItUp/index.ts';
import { SPICE_IT_UP } from '../../../shared/games/spicy/spiceItUp/names.ts';
import { declaration, face, given, seat } from './scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);
const HANDS = ['c1 c4 c5 c9', 'w1 w4 w5 w9', 'p1 p4 p5 p9'];

test('[R40] each of the six cards has its own logic, and without them nothing of it is open', () => {
  expect(Object.keys(SPICE_IT_UP_CARDS)).toEqual([...SPICE_IT_UP]);
  const scene = given({ hands: HANDS });
  scene.play(0, 'c1', 'c1');
  expect(scene.refused(1, scene.copying(1, 'w1')).code).toBe('spicy/noCopyCat');
  scene.timeOut();
  expect(types(scene.play(1, 'w4', 'c4'))).toEqual(['cardPlayed']);
  scene.timeOut();
  expect(scene.refused(2, scene.playing(2, 'p5', 'c5', { extras: 'p1' })).code).toBe('spicy/extrasNotAllowed');
});

describe('We Love Chili! and Start It Up!', () => {
  test('[R41] a chili 2 on wasabi 1 turns the stack to chili', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['weLoveChili'] });
    scene.playOn(0, 'c1', 'w1');
    scene.playOn(1, 'w1', 'c2');
    expect(scene.refused(2, scene.playing(2, 'p1', 'w3')).code).toBe('spicy/wrongSpice');
    expect(scene.play(2, 'p1', 'c3')).toHaveLength(1);
  });

  test('[R42] after a 9 the stack may start over', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['startItUp'] });
    scene.playOn(0, 'c1', 'w1');
    scene.playOn(1, 'w9', 'w9');
    expect(scene.play(2, 'p1', 'w2')).toHaveLength(1);
  });
});

describe('Spice Raider', () => {
  /** Seat 0 has started, seat 1 has raided with a 4. */
  function raid(above?: number) {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider', 'changeYourLuck'], ...(above ? { above } : {}) });
    scene.playOn(0, 'c1', 'c1');
    const events = scene.play(1, 'w4', 'c4');
    return { scene, events };
  }

  test("[R43] declaring a 4 lays the raider's paw on the stack, and others may still act", () => {
    const { scene, events } = raid();
    expect(types(events)).toEqual(['cardPlayed', 'raidStarted']);
    expect(events[1]).toEqual({ type: 'raidStarted', seat: 1 });
    expect(scene.state.phase.kind).toBe('reaction');
  });

  test('[R43] with the next card the raider wins all under the paw, the 4 included, and the card lies alone', () => {
    const { scene } = raid();
    scene.timeOut();
    const card = scene.id(2, 'p9');
    const events = scene.play(2, 'p9', 'c9');
    expect(events.slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
    expect(scene.state.stack.map(({ id }) => id)).toEqual([card]);
    expect(scene.wonSizes()).toEqual([0, 2, 0]);
    scene.timeOut();
    expect(scene.refused(0, scene.playing(0, 'c4', 'c4')).code).toBe('spicy/notHigher');
  });

  test('[R43] the new declaration must still follow the 4', () => {
    const { scene } = raid();
    scene.timeOut();
    expect(scene.refused(2, scene.playing(2, 'p1', 'p1')).code).toBe('spicy/notHigher');
    expect(scene.refused(2, scene.playing(2, 'p5', 'p5')).code).toBe('spicy/wrongSpice');
  });

  test('[R43] if it is a 5 the raider is paid first and the extras stay with the 5', () => {
    const { scene } = raid();
    scene.timeOut();
    const extras = [scene.id(2, 'p1'), scene.id(2, 'p9')];
    const events = scene.play(2, 'p5', 'c5', { extras: 'p1 p9' });
    expect(types(events)).toEqual(['cardPlayed', 'raidWon', 'cardsDrawn']);
    expect(events[1]).toEqual({ type: 'raidWon', seat: 1, cards: 2 });
    expect(scene.state.stack).toMatchObject([{ seat: 2, extras }]);
  });

  test("[R43] the raider keeps what it won though World's End stops the exchange of the 5", () => {
    const { scene } = raid(1);
    scene.timeOut();
    expect(types(scene.play(2, 'p5', 'c5', { extras: 'p1 p9' }))).toEqual([
      'cardPlayed',
      'raidWon',
      'cardsDrawn',
      'worldsEndShown',
      'gameEnded',
    ]);
    expect(spicy.outcome(scene.state)?.scores.map(({ parts }) => parts.cards)).toEqual([0, 2, 0]);
  });

  test('[R43] passes in between change nothing, and the raider may itself play the next card', () => {
    const { scene } = raid();
    scene.timeOut();
    scene.pass(2);
    scene.pass(0);
    expect(scene.play(1, 'w5', 'c5').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test('[R43] until then the 4 can be challenged, which ends the raid', () => {
    const { scene } = raid();
    scene.timeOut();
    scene.pass(2);
    scene.paw(2);
    expect(types(scene.name(2, 'spice'))).toEqual([
      'traitNamed',
      'cardRevealed',
      'raidVoided',
      'stackWon',
      'cardsDrawn',
      'turnStarted',
    ]);
    expect(scene.wonSizes()).toEqual([0, 0, 2]);
    expect(types(scene.play(1, 'w1', 'w1'))).toEqual(['cardPlayed']);
  });

  test('[R43] a card that is taken back was not played', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider'], manners: 'strict' });
    scene.playOn(0, 'c1', 'c1');
    scene.playOn(1, 'w4', 'c4');
    expect(types(scene.play(2, 'p1', 'c2'))).toEqual(['declarationPunished', 'passed', 'cardsDrawn', 'turnStarted']);
    expect(scene.wonSizes()).toEqual([0, 0, 0]);
    expect(scene.play(0, 'c9', 'c9').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test("[R43] World's End before the next card: the raid is void", () => {
    const { scene } = raid(1);
    scene.timeOut();
    expect(types(scene.pass(2))).toEqual(['passed', 'cardsDrawn', 'worldsEndShown', 'raidVoided', 'gameEnded']);
    expect(scene.wonSizes()).toEqual([0, 0, 0]);
  });

  test('[R43] a raid by a last card waits for the trophy, then stands', () => {
    const scene = given({ hands: ['c1 c2', 'w4', 'p5 p9'], spiceItUp: ['spiceRaider'] });
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w4', 'c4');
    expect(scene.refused(2, scene.playing(2, 'p5', 'c5')).code).toBe('spicy/lastCardOpen');
    scene.timeOut();
    expect(scene.state.trophies).toEqual([0, 1, 0]);
    expect(scene.refused(2, { type: 'paw' }).code).toBe('spicy/cardSafe');
    expect(scene.play(2, 'p5', 'c5').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test('[R43] a raid is paid once: the card after the next one wins nothing more', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider'] });
    scene.playOn(0, 'c1', 'c3');
    scene.playOn(1, 'w4', 'c4');
    scene.playOn(2, 'p5', 'c5');
    expect(scene.wonSizes()).toEqual([0, 2, 0]);
    expect(types(scene.play(0, 'c9', 'c9'))).toEqual(['cardPlayed']);
  });
});

describe('Change Your Luck', () => {
  const LUCK = { hands: HANDS, spiceItUp: ['changeYourLuck'], deck: 'p7 p8' } as const;

  test('[R44] up to 2 more cards go under a declared 5, then as many are drawn', () => {
    const scene = given(LUCK);
    scene.playOn(0, 'c1', 'c1');
    const [card, first, second] = [scene.id(1, 'w9'), scene.id(1, 'w1'), scene.id(1, 'w4')];
    expect(scene.play(1, 'w9', 'c5', { extras: 'w1 w4' })).toEqual([
      {
        type: 'cardPlayed',
        seat: 1,
        card,
        declare: declaration('c5'),
        copy: false,
        last: false,
        extras: [first, second],
      },
      { type: 'cardsDrawn', seat: 1, reason: 'exchange', cards: scene.deck.slice(0, 2) },
    ]);
    expect(scene.handSizes()).toEqual([3, 3, 4]);
  });

  test('[R44] none or one is as good', () => {
    for (const extras of ['', 'w1']) {
      const scene = given(LUCK);
      scene.playOn(0, 'c1', 'c1');
      expect(scene.play(1, 'w9', 'c5', { extras })).toHaveLength(extras === '' ? 1 : 2);
      expect(scene.handSizes()).toEqual([3, 3, 4]);
    }
  });

  test('[R44] the extras are part of the stack but not of the declaration: a challenge does not look at them', () => {
    const scene = given(LUCK);
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w5', 'c5', { extras: 'w1 w4' });
    scene.paw(0);
    expect(scene.name(0, 'number').slice(1, 3)).toMatchObject([
      { type: 'cardRevealed', face: face('w5'), winner: 1 },
      { type: 'stackWon', seat: 1, cards: 4 },
    ]);
    expect(scene.wonSizes()).toEqual([0, 4, 0]);
    expect(scene.state.revealed).toEqual([face('w5')]);
  });

  test('[R44] a lost challenge does not undo the exchange', () => {
    const scene = given(LUCK);
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w5', 'c5', { extras: 'w1' });
    const exchanged = scene.state.hands[1]!;
    scene.paw(0);
    scene.name(0, 'spice');
    expect(scene.state.hands[1]!.slice(0, exchanged.length)).toEqual(exchanged);
    expect(scene.wonSizes()).toEqual([3, 0, 0]);
  });

  test('[R44] whether the 5 was the last card is judged after the exchange', () => {
    const scene = given({ ...LUCK, hands: ['c1 c2', 'w5 w9'], manners: 'strict' });
    scene.playOn(0, 'c1', 'c1');
    const [played] = scene.play(1, 'w5', 'c5', { extras: 'w9' });
    expect(played).toMatchObject({ type: 'cardPlayed', last: false });
    expect(scene.state.phase.kind).toBe('reaction');
    expect(scene.handSizes()).toEqual([1, 1]);
  });

  test('[R44] only cards of the hand, each once, and not the 5 itself', () => {
    const scene = given(LUCK);
    scene.playOn(0, 'c1', 'c1');
    const play = scene.playing(1, 'w5', 'c5');
    const own = scene.id(1, 'w1');
    expect(scene.refused(1, { ...play, extras: [scene.id(2, 'p1')] } as never).code).toBe('spicy/notInHand');
    expect(scene.refused(1, { ...play, extras: [own, own] } as never)).toEqual({
      code: 'spicy/extraTwice',
      facts: { card: own },
    });
    expect(scene.refused(1, scene.playing(1, 'w5', 'c5', { extras: 'w5' })).code).toBe('spicy/extraTwice');
    expect(spicy.parseCommand({ ...play, extras: [1, 2, 3] })).toMatchObject({
      error: { facts: { field: 'extras', problem: 'too_big' } },
    });
  });

  test("[R44] World's End may stop the exchange", () => {
    const scene = given({ ...LUCK, hands: ['c1 c2', 'w5 w9 w1'], above: 1 });
    scene.playOn(0, 'c1', 'c1');
    expect(types(scene.play(1, 'w5', 'c5', { extras: 'w9 w1' }))).toEqual([
      'cardPlayed',
      'cardsDrawn',
      'worldsEndShown',
      'gameEnded',
    ]);
    expect(scene.handSizes()).toEqual([1, 1]);
    expect(scene.state.stack).toHaveLength(2);
  });
});

describe('Turn It Up!', () => {
  test.each([
    ['p6', 'c9', true],
    ['p9', 'c6', true],
    ['p6', 'c6', true],
    ['p8', 'c9', false],
    ['p6', 'c8', false],
    ['*s', 'c9', false],
  ])('[R45] challenged on its number, %s for a declared %s is right: %s', (card, declare, right) => {
    expect(judge(['turnItUp'], face(card), declaration(declare), 'number').ownerWins).toBe(right);
  });

  test('[R45] without the card a 6 is no 9, and the spice is not turned', () => {
    expect(judge([], face('p6'), declaration('c9'), 'number').ownerWins).toBe(false);
    expect(judge(['turnItUp'], face('p6'), declaration('c9'), 'spice').ownerWins).toBe(false);
  });
});

describe('Copy Cat', () => {
  const COPY = { hands: HANDS, spiceItUp: ['copyCat'] } as const;
  const code = (refusal: { readonly code: string }) => refusal.code as SpicyRefusal['code'];

  test('[R46] any other seat, in turn or not, lays a card with the same declaration; the turn goes to its left', () => {
    const scene = given(COPY);
    scene.play(0, 'c1', 'c2');
    const card = scene.id(2, 'p9');
    expect(scene.copy(2, 'p9')).toEqual([
      { type: 'cardPlayed', seat: 2, card, declare: declaration('c2'), copy: true, last: false, extras: [] },
    ]);
    expect(scene.state.turn).toBe(0);
    expect(scene.state.phase).toEqual({ kind: 'reaction', id: 3, letGo: [] });
    expect(scene.state.stack).toHaveLength(2);
  });

  test('[R46] also in the copier’s own turn, once the reaction window has closed', () => {
    const scene = given(COPY);
    scene.playOn(0, 'c1', 'c2');
    scene.copy(1, 'w1');
    expect(scene.state.turn).toBe(2);
  });

  test('[R46] nobody copies its own card, but the seat that was copied may copy the copy', () => {
    const scene = given(COPY);
    scene.play(0, 'c1', 'c2');
    expect(code(scene.refused(0, scene.copying(0, 'c4')))).toBe('spicy/ownCard');
    scene.copy(1, 'w1');
    expect(code(scene.refused(1, scene.copying(1, 'w4')))).toBe('spicy/ownCard');
    scene.copy(0, 'c4');
    expect(scene.state.stack.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(scene.state.turn).toBe(1);
  });

  test('[R46] the opportunity ends with the next turn taken, a pass or a play', () => {
    const scene = given(COPY);
    scene.playOn(0, 'c1', 'c2');
    scene.pass(1);
    expect(code(scene.refused(2, scene.copying(2, 'p1')))).toBe('spicy/copyOver');
    scene.play(2, 'p4', 'c4');
    expect(scene.copy(0, 'c4')).toMatchObject([{ declare: declaration('c4') }]);
  });

  test('[R46] or with a challenge', () => {
    const scene = given(COPY);
    scene.play(0, 'c1', 'c1');
    scene.paw(1);
    expect(code(scene.refused(2, scene.copying(2, 'p1')))).toBe('spicy/pawLies');
    scene.name(1, 'number');
    expect(code(scene.refused(2, scene.copying(2, 'p1')))).toBe('spicy/nothingToCopy');
  });

  test('[R46] a copy waits during the window of a last card, after which the last card can be copied', () => {
    const scene = given({ ...COPY, hands: ['c1', 'w1 w2', 'p1 p2'] });
    scene.play(0, 'c1', 'c1');
    expect(code(scene.refused(2, scene.copying(2, 'p1')))).toBe('spicy/lastCardOpen');
    scene.timeOut();
    scene.copy(2, 'p1');
    expect(scene.state.turn).toBe(0);
    expect(scene.state.stack.map(({ seat, copy, last }) => [seat, copy, last])).toEqual([
      [0, false, true],
      [2, true, false],
    ]);
  });

  test('[R46] until the next turn is taken', () => {
    const scene = given({ ...COPY, hands: ['c1', 'w1 w2', 'p1 p2'] });
    scene.play(0, 'c1', 'c1');
    scene.timeOut();
    scene.pass(1);
    expect(code(scene.refused(2, scene.copying(2, 'p1')))).toBe('spicy/copyOver');
  });

  test('[R46] a copy can be a last card too', () => {
    const scene = given({ ...COPY, hands: ['c1 c2', 'w1', 'p1 p2'] });
    scene.play(0, 'c1', 'c1');
    expect(scene.copy(1, 'w1')).toMatchObject([{ type: 'cardPlayed', copy: true, last: true }]);
    scene.paw(2);
    expect(scene.state.trophies).toEqual([0, 0, 0]);
    expect(scene.wonSizes()).toEqual([0, 0, 2]);
  });

  test('[R47] a paw on a copy is itself the call: it is resolved at once, no naming window opens', () => {
    const scene = given({ ...COPY, deck: 'p7 p8' });
    scene.play(0, 'c1', 'c1');
    const card = scene.id(2, 'p1');
    scene.copy(2, 'p1');
    expect(scene.paw(0)).toEqual([
      { type: 'pawLaid', seat: 0, owner: 2, naming: false },
      {
        type: 'cardRevealed',
        owner: 2,
        challenger: 0,
        card,
        face: face('p1'),
        declare: declaration('c1'),
        call: 'wrong',
        numberRight: true,
        spiceRight: false,
        winner: 0,
        loser: 2,
      },
      { type: 'stackWon', seat: 0, cards: 2 },
      { type: 'cardsDrawn', seat: 2, reason: 'loser', cards: scene.deck.slice(0, 2) },
      { type: 'turnStarted', seat: 2, mustStart: true },
    ]);
    expect(spicy.window(scene.state)).toEqual({ id: 4, kind: 'turn', seats: [seat(2)] });
  });

  test.each([
    ['c6', 'c6', true],
    ['c9', 'c6', true],
    ['c7', 'c6', false],
    ['p6', 'c6', false],
    ['*s', 'c6', false],
    ['*n', 'c6', false],
  ])('[R47] the copy %s of a declared %s is right in number and spice, with Turn It Up!: %s', (card, declare, wins) => {
    expect(judge(['turnItUp', 'copyCat'], face(card), declaration(declare), 'wrong').ownerWins).toBe(wins);
  });

  test('[R47] only the top card and its player are concerned', () => {
    const scene = given(COPY);
    scene.play(0, 'c9', 'w2');
    scene.copy(1, 'w4');
    expect(scene.paw(0)[1]).toMatchObject({ owner: 1, challenger: 0, winner: 0, loser: 1 });
    expect(scene.wonSizes()).toEqual([2, 0, 0]);
  });

  test('[R48] a copied 4 is itself a raid and completes the one before', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider', 'copyCat'] });
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w4', 'c4');
    const events = scene.copy(2, 'p4');
    expect(events.slice(1)).toEqual([
      { type: 'raidWon', seat: 1, cards: 2 },
      { type: 'raidStarted', seat: 2 },
    ]);
    expect(scene.wonSizes()).toEqual([0, 2, 0]);
    scene.timeOut();
    expect(scene.play(0, 'c5', 'c5').slice(1)).toEqual([{ type: 'raidWon', seat: 2, cards: 1 }]);
  });

  test('[R48] a copied 5 may exchange cards too', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['changeYourLuck', 'copyCat'] });
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w5', 'c5');
    const extras = [scene.id(0, 'c4'), scene.id(0, 'c9')];
    expect(scene.copy(0, 'c5', { extras: 'c4 c9' })).toMatchObject([
      { type: 'cardPlayed', seat: 0, copy: true, extras },
      { type: 'cardsDrawn', seat: 0, reason: 'exchange', cards: scene.deck.slice(0, 2) },
    ]);
  });
});
