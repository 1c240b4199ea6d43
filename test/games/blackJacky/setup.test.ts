import { describe, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { parseOptions } from '../../../shared/games/blackJacky/input.ts';
import { DECK, FACES } from '../../../shared/games/blackJacky/model/cards.ts';
import type { JackyEvent, JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { evolve } from '../../../shared/games/blackJacky/rules/evolve.ts';
import { setup } from '../../../shared/games/blackJacky/rules/setup.ts';
import { faces, KNOCK, play, position, seatsOf, the, types } from './position.ts';

function opening(seats: number, input: unknown = {}, seed = 'opening') {
  const options = parseOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const events = setup(options.value, seats, createRandom(seedFromText(seed)));
  const state = events.reduce<JackyState | undefined>(evolve, undefined) as JackyState;
  return { events, state };
}

test('the deck is one 1, two 2s ... eight 8s', () => {
  expect(DECK).toHaveLength(36);
  for (const face of FACES) expect(DECK.filter((each) => each === face)).toHaveLength(face);
});

test.each([
  [2, 3],
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 2],
])('[B1] with %i seats every cat has %i hearts', (seats, hearts) => {
  expect(opening(seats).state.cats.map((cat) => cat.hearts)).toEqual(Array(seats).fill(hearts));
});

describe('[B2] the starting seat', () => {
  test('is random by default', () => {
    const starters = new Set(Array.from({ length: 60 }, (_, index) => opening(4, {}, `match ${index}`).state.starter));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  test('is the one that the host names', () => {
    const { events, state } = opening(4, { starter: 2 });
    expect(the(events, 'matchStarted').starter).toBe(2);
    expect(state.phase).toEqual({ kind: 'turn', seat: 2, trickPlayed: false });
  });

  test('is random where the table has no such seat', () => {
    const starters = new Set(
      Array.from({ length: 40 }, (_, index) => opening(2, { starter: 5 }, `match ${index}`).state.starter),
    );
    expect([...starters].sort()).toEqual([0, 1]);
  });
});

describe('[B3] each round', () => {
  test('is shuffled, dealt one at a time from the lowest seat, and its first card turned up', () => {
    const { events, state } = opening(3, { starter: 1 });
    expect(types(events)).toEqual([
      'matchStarted',
      'roundStarted',
      'deckShuffled',
      'cardsDealt',
      'firstCardTurned',
      'turnStarted',
    ]);
    const fromTop = the(events, 'deckShuffled').pile.toReversed();
    expect(the(events, 'cardsDealt').hands).toEqual([
      [fromTop[0], fromTop[3]],
      [fromTop[1], fromTop[4]],
      [fromTop[2], fromTop[5]],
    ]);
    expect(state.discard).toEqual([fromTop[6]]);
    expect(state.pile.toReversed()).toEqual(fromTop.slice(7));
    expect(state.plusOne).toBeUndefined();
  });

  test('holds all 36 cards again, deals only to cats that are in, and takes the "+1" card back', () => {
    const before = position({
      cats: [{ hand: [8, 2] }, { standing: 'out' }, { hand: [3, 4], laid: [7] }, { hand: [8, 8] }],
      turn: 3,
      firstKnock: 0,
      plusOne: 2,
    });
    const { events, state } = play(before, 3, KNOCK);
    expect(the(events, 'cardsDealt').hands.map((hand) => hand.length)).toEqual([2, 0, 2, 2]);
    const { pile } = the(events, 'deckShuffled');
    expect(faces(pile as typeof state.pile).toSorted()).toEqual(DECK);
    expect(state).toMatchObject({ plusOne: undefined, firstKnock: undefined, roundEnding: false, round: 2 });
    expect(state.cats.every(({ knocked, laid }) => !knocked && laid.length === 0)).toBe(true);
  });

  test('gives cards ids that tell neither face nor place', () => {
    const decks = Array.from(
      { length: 200 },
      (_, index) => the(opening(6, {}, `${index}`).events, 'deckShuffled').pile,
    );
    const cards = decks.flatMap((pile) => pile.map((card, place) => ({ card, place })));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const ids = (which: (each: (typeof cards)[number]) => boolean) =>
      mean(cards.filter(which).map(({ card }) => (card.kind === 'known' ? card.id : Number.NaN)));
    expect(ids(({ place }) => place < 12)).toBeCloseTo(79.5, -1);
    expect(ids(({ place }) => place >= 24)).toBeCloseTo(79.5, -1);
    expect(ids(({ card }) => card.kind === 'known' && card.face === 8)).toBeCloseTo(79.5, -1);
    expect(ids(({ card }) => card.kind === 'known' && card.face <= 4)).toBeCloseTo(79.5, -1);
  });
});

describe('options', () => {
  test('have defaults', () => {
    expect(parseOptions({})).toEqual({ ok: true, value: { quickDuel: false, starter: 'random' } });
  });

  test.each([
    [{ quickDuel: 'yes' }, 'quickDuel'],
    [{ starter: 6 }, 'starter'],
    [{ starter: -1 }, 'starter'],
    [{ starter: 1.5 }, 'starter'],
    [{ starter: 'first' }, 'starter'],
    [{ hearts: 9 }, 'hearts'],
    [null, 'options'],
    ['quickDuel', 'options'],
  ])('%j are refused and the field is named', (input, field) => {
    expect(parseOptions(input)).toMatchObject({ ok: false, error: { code: 'blackJacky/malformed', facts: { field } } });
  });
});

test('the events of a setup fold from nothing', () => {
  const events: readonly JackyEvent[] = opening(4).events;
  expect(() => events.slice(1).reduce<JackyState | undefined>(evolve, undefined)).toThrow('before the match started');
});

test('seats take their turns from the starter on', () => {
  const { state } = opening(4, { starter: 3 });
  expect(play(state, 3, { type: 'draw' }).state.phase).toEqual({
    kind: 'turn',
    seat: seatsOf([0])[0],
    trickPlayed: false,
  });
});
