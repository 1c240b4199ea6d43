import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Actor, Seat, Viewer } from '../../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../../shared/engine/random.ts';
import {
  type Face,
  SPICE_IT_UP,
  type SpicyCommand,
  type SpicyEvent,
  type SpicyOptions,
  type SpicyState,
  spicy,
} from '../../../shared/games/spicy/index.ts';
import { ALL_CARDS } from '../../../shared/games/spicy/model/cards.ts';
import { seat } from './scene.ts';

const tables = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 6 }),
  /** How often, of 20 times, somebody challenges or peeks where it can. */
  temper: fc.integer({ min: 0, max: 20 }),
  options: fc.record<SpicyOptions>({
    manners: fc.constantFrom('assisted', 'strict'),
    spiceItUp: fc.subarray([...SPICE_IT_UP]),
    worldsEnd: fc.constantFrom('short', 'standard', 'long'),
    starter: fc.constant('random'),
  }),
});
type Table = typeof tables extends fc.Arbitrary<infer T> ? T : never;

/** Plays a table to its end with random legal commands, and shows every state with the events that led to it. */
function playOut(
  table: Table,
  look: (state: SpicyState, events: readonly SpicyEvent[], random: Random, move?: [Actor, SpicyCommand]) => void,
): void {
  const random = createRandom(seedFromText(table.seed));
  const setup = spicy.setup(table.options, table.seats, random);
  let state = setup.reduce<SpicyState | undefined>(spicy.evolve, undefined)!;
  look(state, setup, random);
  while (spicy.outcome(state) === undefined) {
    const own = seat(random.below(table.seats));
    const command = random.below(40) === 0 ? undefined : choose(spicy.legal(state, own), table.temper, random);
    const move: [Actor, SpicyCommand] = command === undefined ? ['table', { type: 'timeOut' }] : [own, command];
    const decision = spicy.decide(state, ...move, random);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.error)}`);
    state = decision.value.reduce<SpicyState>(spicy.evolve, state);
    look(state, decision.value, random, move);
  }
}

function choose(legal: readonly SpicyCommand[], temper: number, random: Random): SpicyCommand | undefined {
  const calm = legal.filter(({ type }) => type !== 'paw' && type !== 'peek');
  const open = calm.length > 0 && random.below(20) >= temper ? calm : legal;
  return open.length === 0 ? undefined : random.pick(open);
}

const everyCard = (state: SpicyState): readonly number[] =>
  [
    ...state.deck.slice(state.drawn),
    ...state.hands.flat(),
    ...state.won.flat(),
    ...state.stack.flatMap(({ id, extras }) => [id, ...extras]),
  ].sort((one, other) => one - other);

test('[R25] [R27] every table ends, and on the way no card is lost and every seat on turn has one', () => {
  fc.assert(
    fc.property(tables, (table) => {
      playOut(table, (state) => {
        expect(everyCard(state)).toEqual(ALL_CARDS.map((_, id) => id));
        expect(state.drawn).toBeLessThanOrEqual(state.worldsEnd);
        if (state.phase.kind === 'turn') expect(state.hands[state.turn]).not.toEqual([]);
        if (state.phase.kind === 'over') expect(spicy.window(state)).toBeUndefined();
        else expect(spicy.window(state)?.seats).not.toEqual([]);
      });
    }),
    { numRuns: 40 },
  );
});

test('[R10] [R31] an assisted table takes nothing but what is legal', () => {
  const guess = (state: SpicyState, random: Random): SpicyCommand => {
    const card = random.pick(state.hands.flat());
    const extras = random.below(2) === 0 ? {} : { extras: [random.pick(state.hands.flat())] };
    const declare = { number: random.pick([1, 2, 3, 4, 5, 8, 10] as const), spice: random.pick(['chili', 'wasabi']) };
    return random.pick([
      { type: 'play', card, declare, ...extras } as SpicyCommand,
      { type: 'copy', card, ...extras },
      { type: 'pass' },
      { type: 'paw' },
      { type: 'name', trait: 'number' },
      { type: 'letGo' },
      { type: 'peek' },
    ]);
  };
  const form = (command: SpicyCommand): string => JSON.stringify(Object.entries(command).sort());
  fc.assert(
    fc.property(tables, (table) => {
      playOut({ ...table, options: { ...table.options, manners: 'assisted' } }, (state, _, random) => {
        const own: Seat = seat(random.below(table.seats));
        const command = guess(state, random);
        const listed = spicy.legal(state, own).some((legal) => form(legal) === form(command));
        expect(spicy.decide(state, own, command, random).ok).toBe(listed);
      });
    }),
    { numRuns: 25 },
  );
});

test('[R6] [R17] what a viewer is told does not depend on any card that it may not know', () => {
  fc.assert(
    fc.property(tables, fc.nat(), (table, place) => {
      const journal = record(table);
      const viewer: Viewer = place % (table.seats + 1) === table.seats ? 'watcher' : seat(place % (table.seats + 1));
      const told = replay(journal, viewer, journal.faces);
      const hidden = journal.faces.map((_, id) => id).filter((id) => !told.known.has(id));
      // The faces of all cards that this viewer never saw change places.
      const faces = [...journal.faces];
      hidden.forEach((id, at) => {
        faces[id] = journal.faces[hidden[hidden.length - 1 - at]!]!;
      });
      expect(faces).not.toEqual(journal.faces);
      expect(replay(journal, viewer, faces).messages).toEqual(told.messages);
    }),
    { numRuns: 25 },
  );
});

interface Journal {
  readonly setup: readonly SpicyEvent[];
  readonly faces: readonly Face[];
  readonly moves: readonly (readonly [Actor, SpicyCommand])[];
}

function record(table: Table): Journal {
  const moves: [Actor, SpicyCommand][] = [];
  let setup: readonly SpicyEvent[] = [];
  playOut(table, (_, events, __, move) => {
    if (move === undefined) setup = events;
    else moves.push(move);
  });
  const shuffled = setup.find((event) => event.type === 'deckShuffled')!;
  if (shuffled.deck.kind !== 'open') throw new Error('The shuffle is not open');
  return { setup, faces: shuffled.deck.faces, moves };
}

/** The same game with other faces on its cards: what this viewer gets over the wire, and which cards it saw. */
function replay({ setup, moves }: Journal, viewer: Viewer, faces: readonly Face[]) {
  const messages: string[] = [];
  const known = new Set<number>();
  const tell = (state: SpicyState, events: readonly SpicyEvent[]): void => {
    const redacted = events.map((event) => spicy.redact(event, viewer));
    const view = spicy.viewFor(state, viewer);
    messages.push(
      JSON.stringify([redacted.map(spicy.codecs.event.pack), spicy.codecs.view.pack(view), redacted, view]),
    );
    for (const { id } of view.hand) known.add(id);
    for (const event of events) if (event.type === 'cardRevealed') known.add(event.card);
  };
  const printed = setup.map((event) => withFaces(event, faces));
  let state = printed.reduce<SpicyState | undefined>(spicy.evolve, undefined)!;
  tell(state, printed);
  for (const [actor, command] of moves) {
    const decision = spicy.decide(state, actor, command, createRandom(seedFromText('unused')));
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.error)}`);
    state = decision.value.reduce<SpicyState>(spicy.evolve, state);
    tell(state, decision.value);
  }
  return { messages, known };
}

function withFaces(event: SpicyEvent, faces: readonly Face[]): SpicyEvent {
  if (event.type === 'deckShuffled' && event.deck.kind === 'open') return { ...event, deck: { ...event.deck, faces } };
  if (event.type !== 'cardsDealt') return event;
  return {
    ...event,
    hands: event.hands.map((hand) =>
      hand.map((card) => (card.kind === 'known' ? { ...card, face: faces[card.id]! } : card)),
    ),
  };
}
