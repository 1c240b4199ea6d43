import { describe, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import {
  SPICE_IT_UP,
  type SpicyEvent,
  type SpicyOptions,
  type SpicyState,
  spicy,
} from '../../../shared/games/spicy/index.ts';
import { ALL_CARDS, FACES, facePlace } from '../../../shared/games/spicy/model/cards.ts';
import { cardsAboveWorldsEnd } from '../../../shared/games/spicy/rules/worldsEnd.ts';
import { seat } from './scene.ts';

const SEATS = [2, 3, 4, 5, 6];

function options(input: unknown = {}): SpicyOptions {
  const parsed = spicy.parseOptions(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const start = (seed: string, seats: number, input: unknown = {}): readonly SpicyEvent[] =>
  spicy.setup(options(input), seats, createRandom(seedFromText(seed)));

const fold = (events: readonly SpicyEvent[]): SpicyState =>
  events.reduce<SpicyState | undefined>(spicy.evolve, undefined)!;

function only<T extends SpicyEvent['type']>(events: readonly SpicyEvent[], type: T) {
  const found = events.filter((event) => event.type === type);
  expect(found).toHaveLength(1);
  return found[0] as Extract<SpicyEvent, { type: T }>;
}

describe('the box', () => {
  test('[R1] there are 100 cards: three of each spice and number, five wild spices, five wild numbers', () => {
    const counts = FACES.map((face) => ALL_CARDS.filter((card) => facePlace(card) === facePlace(face)).length);
    expect(ALL_CARDS).toHaveLength(100);
    expect(counts).toEqual([...Array(30).fill(3), 5, 5]);
  });
});

describe('the deal', () => {
  test.each(SEATS)(
    '[R1] %i seats get 6 cards each, one at a time from seat 0, and the rest is the draw deck',
    (seats) => {
      const events = start('deal', seats);
      const { deck } = only(events, 'deckShuffled');
      if (deck.kind !== 'open') throw new Error('The shuffle is not open');
      const hands = only(events, 'cardsDealt').hands;
      const card = (place: number) => ({ kind: 'known', id: deck.order[place]!, face: deck.faces[deck.order[place]!] });
      expect(hands).toEqual(
        Array.from({ length: seats }, (_, own) => [0, 1, 2, 3, 4, 5].map((round) => card(round * seats + own))),
      );
      const view = spicy.viewFor(fold(events), 'watcher');
      expect(view.deckSize).toBe(100 - 6 * seats);
      expect(view.handSizes).toEqual(Array(seats).fill(6));
    },
  );

  test('[R1] the shuffle keeps every card, and neither faces nor drawing order follow the ids', () => {
    const { deck } = only(start('ids', 4), 'deckShuffled');
    if (deck.kind !== 'open') throw new Error('The shuffle is not open');
    expect([...deck.order].sort((one, other) => one - other)).toEqual(ALL_CARDS.map((_, id) => id));
    expect(deck.faces.map(facePlace).sort()).toEqual(ALL_CARDS.map(facePlace).sort());
    expect(deck.order).not.toEqual(ALL_CARDS.map((_, id) => id));
    expect(deck.order.map((id) => deck.faces[id])).not.toEqual(deck.faces);
  });

  test('[R1] the same seed deals the same game, another seed another one', () => {
    expect(start('one', 4)).toEqual(start('one', 4));
    expect(start('one', 4)).not.toEqual(start('two', 4));
  });

  test('[R3] three trophies lie beside the deck and nobody has one', () => {
    expect(fold(start('trophies', 3)).trophies).toEqual([0, 0, 0]);
  });
});

describe("World's End", () => {
  const UNDER = { 2: 40, 3: 30, 4: 20, 5: 12, 6: 5 } as const;
  const SHIFTS = { short: -20, standard: 0, long: 20 } as const;

  test.each(SEATS.flatMap((seats) => (['short', 'standard', 'long'] as const).map((shift) => [seats, shift] as const)))(
    '[R2] at %i seats it lies at its depth, %s, within 2 cards and inside the deck',
    (seats, shift) => {
      const deck = 100 - 6 * seats;
      const middle = deck - UNDER[seats as keyof typeof UNDER] + SHIFTS[shift];
      const possible = [-2, -1, 0, 1, 2].map((jitter) => Math.max(1, Math.min(deck, middle + jitter)));
      const random = createRandom(seedFromText(`${seats} ${shift}`));
      const seen = new Set(Array.from({ length: 200 }, () => cardsAboveWorldsEnd(seats, shift, random)));
      expect([...seen].sort((one, other) => one - other)).toEqual(
        [...new Set(possible)].sort((one, other) => one - other),
      );
    },
  );

  test('[R2] its position is part of the setup events', () => {
    const events = start('position', 4, { worldsEnd: 'short' });
    const { above } = only(events, 'worldsEndSlidIn');
    expect(above).toBeGreaterThanOrEqual(34);
    expect(above).toBeLessThanOrEqual(38);
    expect(fold(events).worldsEnd).toBe(24 + above!);
    expect(only(events, 'matchStarted').worldsEnd).toBe('short');
  });
});

describe('the starter', () => {
  test('[R4] any seat may start by default', () => {
    const starters = Array.from({ length: 60 }, (_, game) => fold(start(`starter ${game}`, 4)).turn);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[R4] the host may name the seat that starts, and its turn is open', () => {
    const state = fold(start('named', 4, { starter: 2 }));
    expect(state.turn).toBe(2);
    expect(spicy.window(state)).toEqual({ id: 1, kind: 'turn', seats: [seat(2)] });
  });

  test('[R4] a named seat that the table does not have leaves the starter to chance', () => {
    const starters = Array.from({ length: 40 }, (_, game) => fold(start(`none ${game}`, 2, { starter: 5 })).turn);
    expect(new Set(starters)).toEqual(new Set([0, 1]));
  });
});

describe('the Spice It Up! cards of a game', () => {
  test('[R40] none by default, or those that the host names, in the order of the rule book', () => {
    expect(fold(start('none', 3)).rules.spiceItUp).toEqual([]);
    expect(fold(start('named', 3, { spiceItUp: ['copyCat', 'weLoveChili'] })).rules.spiceItUp).toEqual([
      'weLoveChili',
      'copyCat',
    ]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('[R40] %i at random are drawn in the setup and told to everybody', (random) => {
    const drawn = Array.from({ length: 30 }, (_, game) => {
      const started = only(start(`random ${game}`, 3, { spiceItUp: { random } }), 'matchStarted');
      expect(spicy.redact(started, 'watcher')).toEqual(started);
      return started.spiceItUp;
    });
    for (const names of drawn) expect(new Set(names).size).toBe(random);
    if (random > 0) expect(new Set(drawn.flat())).toEqual(new Set(SPICE_IT_UP));
  });
});

describe('options', () => {
  test('all have defaults', () => {
    expect(options()).toEqual({ manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' });
  });

  test('are taken as they are given', () => {
    const given = { manners: 'strict', spiceItUp: { random: 2 }, worldsEnd: 'long', starter: 3 };
    expect(options(given)).toEqual(given);
  });

  test.each([
    [null, 'options', 'invalid_type'],
    ['strict', 'options', 'invalid_type'],
    [{ manners: 'rude' }, 'manners', 'invalid_value'],
    [{ spiceItUp: 'copyCat' }, 'spiceItUp', 'invalid_union'],
    [{ spiceItUp: ['copyCat', 'copyDog'] }, 'spiceItUp.1', 'invalid_value'],
    [{ spiceItUp: ['copyCat', 'copyCat'] }, 'spiceItUp.1', 'custom'],
    [{ spiceItUp: { random: 7 } }, 'spiceItUp.random', 'too_big'],
    [{ spiceItUp: { random: 1.5 } }, 'spiceItUp.random', 'invalid_type'],
    [{ worldsEnd: 'never' }, 'worldsEnd', 'invalid_value'],
    [{ starter: 6 }, 'starter', 'too_big'],
    [{ starter: -1 }, 'starter', 'too_small'],
    [{ seats: 4 }, 'seats', 'unknownField'],
  ])('%j is refused and the field named: %s', (input, field, problem) => {
    expect(spicy.parseOptions(input)).toEqual({
      ok: false,
      error: { code: 'spicy/malformed', facts: { field, problem } },
    });
  });
});
