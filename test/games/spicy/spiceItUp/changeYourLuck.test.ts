import { describe, expect, test } from 'vitest';
import { type SpicyEvent, spicy } from '../../../../shared/games/spicy/index.ts';
import { declaration, face, given } from '../scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);
const HANDS = ['c1 c4 c5 c9', 'w1 w4 w5 w9', 'p1 p4 p5 p9'];

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
      'matchEnded',
    ]);
    expect(scene.handSizes()).toEqual([1, 1]);
    expect(scene.state.stack).toHaveLength(2);
  });
});
