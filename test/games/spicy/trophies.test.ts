import { describe, expect, test } from 'vitest';
import { type SpicyEvent, spicy } from '../../../shared/games/spicy/index.ts';
import { given, seat } from './scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);

/** Seat 0 has played its last card, a true 1 of chili; the other two may react. */
function lastCardPlayed() {
  const scene = given({ hands: ['c1', 'w1 w2 w3', 'p1 p2 p3'] });
  const events = scene.play(0, 'c1', 'c1');
  return { scene, events };
}

describe('the last card', () => {
  test('[R19] an assisted table announces it by itself', () => {
    const { events } = lastCardPlayed();
    expect(events).toMatchObject([{ type: 'cardPlayed', seat: 0, last: true }]);
  });

  test('[R19] at a strict table the call has to come with the play', () => {
    const scene = given({ hands: ['c1', 'w1 w2'], manners: 'strict' });
    expect(scene.play(0, 'c1', 'c1', { lastCall: true })).toMatchObject([{ type: 'cardPlayed', last: true }]);
  });

  test('[R19] forgotten at a strict table: the card goes back and the turn becomes a pass', () => {
    const scene = given({ hands: ['c1', 'w1 w2'], manners: 'strict' });
    const card = scene.card(0, 'c1');
    expect(scene.play(0, 'c1', 'c1')).toEqual([
      {
        type: 'declarationPunished',
        seat: 0,
        slip: 'lastCallForgotten',
        declare: { number: 1, spice: 'chili' },
        copy: false,
        cards: [card],
      },
      { type: 'passed', seat: 0, cause: 'penalty' },
      { type: 'cardsDrawn', seat: 0, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
    expect(scene.state.stack).toEqual([]);
    expect(scene.handSizes()).toEqual([2, 2]);
  });

  test('[R20] opens a window for every other seat: no play, no pass', () => {
    const { scene } = lastCardPlayed();
    const waits = { code: 'spicy/lastCardOpen', facts: { waitingFor: [1, 2] } };
    expect(spicy.window(scene.state)).toEqual({ id: 2, kind: 'lastCard', seats: [seat(1), seat(2)] });
    expect(scene.refused(1, scene.playing(1, 'w1', 'c2'))).toEqual(waits);
    expect(scene.refused(1, { type: 'pass' })).toEqual(waits);
    expect(scene.refused(0, { type: 'letGo' }).code).toBe('spicy/ownCard');
  });

  test('[R20] the window waits until every other seat has let go', () => {
    const { scene } = lastCardPlayed();
    expect(scene.letGo(2)).toEqual([{ type: 'cardLetGo', seat: 2 }]);
    expect(spicy.window(scene.state)).toEqual({ id: 2, kind: 'lastCard', seats: [seat(1)] });
    expect(types(scene.letGo(1))).toEqual(['cardLetGo', 'trophyTaken', 'cardsDrawn', 'turnStarted']);
  });

  test('[R20] having let go does not bind: a paw is possible until the window closes', () => {
    const { scene } = lastCardPlayed();
    scene.letGo(2);
    expect(scene.paw(2)).toEqual([{ type: 'pawLaid', seat: 2, owner: 0, naming: true }]);
  });

  test('[R20] the owner who draws during the window keeps its claim', () => {
    const scene = given({ hands: ['c1', 'w1 w2'], manners: 'strict' });
    scene.play(0, 'c1', 'c1', { lastCall: true });
    scene.peek(0);
    expect(scene.handSizes()).toEqual([1, 2]);
    expect(types(scene.letGo(1))).toEqual(['cardLetGo', 'trophyTaken', 'cardsDrawn', 'turnStarted']);
    expect(scene.handSizes()).toEqual([7, 2]);
  });

  test('[R20] a last-card call by a seat that still has cards is ignored', () => {
    for (const manners of ['assisted', 'strict'] as const) {
      const scene = given({ hands: ['c1 c2', 'w1 w2'], manners });
      expect(scene.play(0, 'c1', 'c1', { lastCall: true })).toMatchObject([{ type: 'cardPlayed', last: false }]);
      expect(scene.state.phase.kind).toBe('reaction');
    }
  });
});

describe('the trophy', () => {
  test('[R21] nobody challenges: the owner takes a trophy, the stack stays, the turn goes to its left', () => {
    const { scene } = lastCardPlayed();
    scene.letGo(1);
    expect(scene.letGo(2)).toEqual([
      { type: 'cardLetGo', seat: 2 },
      { type: 'trophyTaken', seat: 0, trophies: 1, remaining: 2 },
      { type: 'cardsDrawn', seat: 0, reason: 'trophy', cards: scene.deck.slice(0, 6) },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
    expect(scene.state.stack).toHaveLength(1);
    expect(scene.refused(1, scene.playing(1, 'w1', 'w1')).code).toBe('spicy/notHigher');
    expect(scene.play(1, 'w2', 'c2')).toHaveLength(1);
  });

  test('[R21] the window run out counts as let go', () => {
    const { scene } = lastCardPlayed();
    expect(types(scene.timeOut())).toEqual(['trophyTaken', 'cardsDrawn', 'turnStarted']);
    expect(scene.state.trophies).toEqual([1, 0, 0]);
  });

  test('[R21] once the window is closed that card can no longer be challenged, but the next one can', () => {
    const { scene } = lastCardPlayed();
    scene.timeOut();
    expect(scene.refused(2, { type: 'paw' })).toEqual({ code: 'spicy/cardSafe', facts: {} });
    scene.play(1, 'w1', 'c2');
    expect(scene.paw(2)).toHaveLength(1);
  });

  test('[R22] [R24] the owner wins a challenge: stack, trophy, the loser draws 2, the owner draws 6', () => {
    const { scene } = lastCardPlayed();
    scene.paw(2);
    const { deck } = scene;
    expect(scene.name(2, 'spice').slice(2)).toEqual([
      { type: 'stackWon', seat: 0, cards: 1 },
      { type: 'trophyTaken', seat: 0, trophies: 1, remaining: 2 },
      { type: 'cardsDrawn', seat: 2, reason: 'loser', cards: deck.slice(0, 2) },
      { type: 'cardsDrawn', seat: 0, reason: 'trophy', cards: deck.slice(2, 8) },
      { type: 'turnStarted', seat: 2, mustStart: true },
    ]);
    expect(scene.handSizes()).toEqual([6, 3, 5]);
  });

  test('[R22] a paw that names nothing loses to the last card too', () => {
    const { scene } = lastCardPlayed();
    scene.paw(1);
    scene.timeOut();
    expect(scene.state.trophies).toEqual([1, 0, 0]);
    expect(scene.wonSizes()).toEqual([1, 0, 0]);
  });

  test('[R23] the owner loses a challenge: no trophy, it draws 2 and starts', () => {
    const scene = given({ hands: ['p9', 'w1 w2 w3', 'p1 p2 p3'] });
    scene.play(0, 'p9', 'c1');
    scene.paw(1);
    expect(types(scene.name(1, 'number'))).toEqual([
      'traitNamed',
      'cardRevealed',
      'stackWon',
      'cardsDrawn',
      'turnStarted',
    ]);
    expect(scene.state.trophies).toEqual([0, 0, 0]);
    expect(scene.handSizes()).toEqual([2, 3, 3]);
    expect(scene.state.turn).toBe(0);
  });

  test('[R24] after a trophy that does not end the game its owner draws 6 cards', () => {
    const { scene } = lastCardPlayed();
    scene.timeOut();
    expect(scene.handSizes()).toEqual([6, 3, 3]);
  });
});
