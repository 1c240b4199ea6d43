import { describe, expect, test } from 'vitest';
import { judge, spicy } from '../../../../shared/games/spicy/index.ts';
import { declaration, face, given, seat } from '../scene.ts';

const HANDS = ['c1 c4 c5 c9', 'w1 w4 w5 w9', 'p1 p4 p5 p9'];

describe('Copy Cat', () => {
  const COPY = { hands: HANDS, spiceItUp: ['copyCat'] } as const;

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

  test("[R46] also in the copier's own turn, once the reaction window has closed", () => {
    const scene = given(COPY);
    scene.playOn(0, 'c1', 'c2');
    scene.copy(1, 'w1');
    expect(scene.state.turn).toBe(2);
  });

  test('[R46] nobody copies its own card, but the seat that was copied may copy the copy', () => {
    const scene = given(COPY);
    scene.play(0, 'c1', 'c2');
    expect(scene.refused(0, scene.copying(0, 'c4')).code).toBe('spicy/ownCard');
    scene.copy(1, 'w1');
    expect(scene.refused(1, scene.copying(1, 'w4')).code).toBe('spicy/ownCard');
    scene.copy(0, 'c4');
    expect(scene.state.stack.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(scene.state.turn).toBe(1);
  });

  test('[R46] the opportunity ends with the next turn taken, a pass or a play', () => {
    const scene = given(COPY);
    scene.playOn(0, 'c1', 'c2');
    scene.pass(1);
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/copyOver');
    scene.play(2, 'p4', 'c4');
    expect(scene.copy(0, 'c4')).toMatchObject([{ declare: declaration('c4') }]);
  });

  test('[R46] or with a challenge', () => {
    const scene = given(COPY);
    scene.play(0, 'c1', 'c1');
    scene.paw(1);
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/pawLies');
    scene.name(1, 'number');
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/nothingToCopy');
  });

  test('[R46] a copy waits during the window of a last card, after which the last card can be copied', () => {
    const scene = given({ ...COPY, hands: ['c1', 'w1 w2', 'p1 p2'] });
    scene.play(0, 'c1', 'c1');
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/lastCardOpen');
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
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/copyOver');
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
