import { describe, expect, test } from 'vitest';
import { type SpicyEvent, type SpicyState, spicy } from '../../../shared/games/spicy/index.ts';
import { scoreOf } from '../../../shared/games/spicy/rules/scores.ts';
import { given, type Scene, seat } from './scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);

const score = (seat: number, cards: number, trophies: number, hand: number) => ({
  seat,
  points: cards + trophies * 10 - hand,
  parts: { cards, trophies: trophies * 10, hand: hand === 0 ? 0 : -hand },
});

/** Sets what earlier moves would have brought: trophies and won cards. */
function withPast(scene: Scene, past: Partial<Pick<SpicyState, 'trophies' | 'won'>>): Scene {
  scene.state = { ...scene.state, ...past };
  return scene;
}

describe("World's End", () => {
  test('[R25] the game is over the moment that it is the top card, though nothing more was to be drawn', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2'], above: 1 });
    expect(scene.pass(0)).toEqual([
      { type: 'passed', seat: 0, cause: 'chosen' },
      { type: 'cardsDrawn', seat: 0, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'worldsEndShown' },
      {
        type: 'matchEnded',
        ending: { reason: 'worldsEnd', winners: [1], scores: [score(0, 0, 0, 3), score(1, 0, 0, 2)] },
      },
    ]);
    expect(spicy.window(scene.state)).toBeUndefined();
  });

  test('[R25] drawing stops in the middle, and what would have followed does not happen', () => {
    const scene = given({ hands: ['c1', 'w1 w2', 'p1 p2'], above: 1 });
    scene.play(0, 'c1', 'c1');
    scene.paw(2);
    expect(types(scene.name(2, 'number'))).toEqual([
      'traitNamed',
      'cardRevealed',
      'stackWon',
      'trophyTaken',
      'cardsDrawn',
      'worldsEndShown',
      'matchEnded',
    ]);
    // The loser has drawn 1 of 2, the owner none of its 6.
    expect(scene.handSizes()).toEqual([0, 2, 3]);
    expect(spicy.outcome(scene.state)).toEqual({
      reason: 'worldsEnd',
      winners: [0],
      scores: [score(0, 1, 1, 0), score(1, 0, 0, 2), score(2, 0, 0, 3)],
    });
  });

  test("[R25] it may show in the middle of the owner's 6 cards", () => {
    const scene = given({ hands: ['c1', 'w1 w2', 'p1 p2'], above: 4 });
    scene.play(0, 'c1', 'c1');
    scene.timeOut();
    expect(scene.handSizes()).toEqual([4, 2, 2]);
    expect(spicy.outcome(scene.state)?.reason).toBe('worldsEnd');
  });

  test('[R25] cards still on the stack belong to nobody', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2'], above: 1 });
    scene.playOn(0, 'c1', 'c1');
    scene.pass(1);
    expect(scene.state.stack).toHaveLength(1);
    expect(spicy.outcome(scene.state)?.scores).toEqual([score(0, 0, 0, 1), score(1, 0, 0, 3)]);
  });

  test('[R25] after it nothing can be done any more', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2'], above: 1, spiceItUp: ['copyCat'], manners: 'strict' });
    scene.playOn(0, 'c1', 'c1');
    scene.pass(1);
    const over = { code: 'spicy/matchOver', facts: {} };
    for (const type of ['pass', 'paw', 'letGo', 'peek'] as const) expect(scene.refused(0, { type })).toEqual(over);
    expect(scene.refused(1, { type: 'name', trait: 'spice' })).toEqual(over);
    expect(scene.refused(0, scene.playing(0, 'c2', 'c2'))).toEqual(over);
    expect(scene.refused(1, scene.copying(1, 'w1'))).toEqual(over);
    expect(scene.refused('table', { type: 'timeOut' })).toEqual(over);
    expect(spicy.legal(scene.state, 0 as never)).toEqual([]);
  });
});

describe('trophies', () => {
  test("[R26] a seat's second trophy ends the game at once and that seat wins, whatever the points say", () => {
    const scene = withPast(given({ hands: ['c1', 'w1 w2', 'p1 p2 p3'] }), {
      trophies: [1, 0, 0],
      won: [[], Array(40).fill(99), []],
    });
    scene.play(0, 'c1', 'c1');
    expect(scene.timeOut()).toEqual([
      { type: 'trophyTaken', seat: 0, trophies: 2, remaining: 1 },
      {
        type: 'matchEnded',
        ending: {
          reason: 'secondTrophy',
          winners: [0],
          scores: [score(0, 0, 2, 0), score(1, 40, 0, 2), score(2, 0, 0, 3)],
        },
      },
    ]);
  });

  test('[R26] through a challenge: the stack is won first, the loser does not draw', () => {
    const scene = withPast(given({ hands: ['c1', 'w1 w2'] }), { trophies: [1, 0] });
    scene.play(0, 'c1', 'c1');
    scene.paw(1);
    expect(types(scene.name(1, 'number'))).toEqual([
      'traitNamed',
      'cardRevealed',
      'stackWon',
      'trophyTaken',
      'matchEnded',
    ]);
    expect(scene.wonSizes()).toEqual([1, 0]);
    expect(scene.handSizes()).toEqual([0, 2]);
  });

  test('[R26] a second trophy that is also the third of the table wins as a second one', () => {
    const scene = withPast(given({ hands: ['c1', 'w1 w2'] }), { trophies: [1, 1], won: [[], Array(50).fill(99)] });
    scene.play(0, 'c1', 'c1');
    scene.timeOut();
    expect(spicy.outcome(scene.state)).toMatchObject({ reason: 'secondTrophy', winners: [0] });
  });

  test('[R27] the third trophy of the table ends the game at once, and points decide', () => {
    const scene = withPast(given({ hands: ['c1', 'w1 w2', 'p1 p2'] }), {
      trophies: [0, 1, 1],
      won: [[], Array(3).fill(99), Array(5).fill(99)],
    });
    scene.play(0, 'c1', 'c1');
    scene.timeOut();
    expect(scene.handSizes()).toEqual([0, 2, 2]);
    expect(spicy.outcome(scene.state)).toEqual({
      reason: 'thirdTrophy',
      winners: [2],
      scores: [score(0, 0, 1, 0), score(1, 3, 1, 2), score(2, 5, 1, 2)],
    });
  });

  test('[R27] through an unchallenged last card the stack belongs to nobody and a raid is void', () => {
    const scene = withPast(given({ hands: ['c1 c9', 'w1 w2'], spiceItUp: ['spiceRaider'] }), { trophies: [1, 0] });
    scene.playOn(0, 'c1', 'c1');
    scene.playOn(1, 'w1', 'c2');
    scene.play(0, 'c9', 'c4');
    expect(types(scene.letGo(1))).toEqual(['cardLetGo', 'trophyTaken', 'raidVoided', 'matchEnded']);
    expect(scene.wonSizes()).toEqual([0, 0]);
    expect(scene.state.stack).toHaveLength(3);
  });
});

describe('points', () => {
  test('[R28] won cards 1 each, trophies 10 each, minus 1 for each card in hand: the worked figure is 30', () => {
    const scene = withPast(given({ hands: ['c1 c2 c3 c4', 'w1 w2 w3'] }), {
      trophies: [1, 0],
      won: [Array(24).fill(99), []],
    });
    expect([0, 1].map((place) => scoreOf(scene.state, seat(place)).points)).toEqual([30, -3]);
  });

  test('[R28] ties share the win', () => {
    const scene = withPast(given({ hands: ['c1', 'w1 w2', 'p1'], above: 1 }), {
      won: [Array(5).fill(99), [], Array(4).fill(99)],
    });
    scene.pass(0);
    expect(spicy.outcome(scene.state)).toEqual({
      reason: 'worldsEnd',
      winners: [0, 2],
      scores: [score(0, 5, 0, 2), score(1, 0, 0, 2), score(2, 4, 0, 1)],
    });
  });

  test('[R29] the final table has points for every seat, the parts add up, and nobody has the turn', () => {
    for (const trophies of [
      [1, 0, 0],
      [0, 1, 1],
    ]) {
      const scene = withPast(given({ hands: ['c1', 'w1 w2', 'p1'] }), { trophies });
      scene.play(0, 'c1', 'c1');
      scene.timeOut();
      const { scores } = spicy.outcome(scene.state)!;
      expect(scores.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      for (const { points, parts } of scores)
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(points);
      expect(spicy.summary(scene.state).turn).toBeUndefined();
    }
  });
});
