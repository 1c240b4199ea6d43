import fc from 'fast-check';
import type { Random } from '../../../shared/engine/random.ts';
import type { spicy } from '../../../shared/games/spicy/index.ts';
import { ALL_CARDS, type Face, NUMBERS, SPICES } from '../../../shared/games/spicy/model/cards.ts';
import type { SpicyCommand, SpicyEvent } from '../../../shared/games/spicy/model/model.ts';
import { MANNERS, WORLDS_END_SHIFTS } from '../../../shared/games/spicy/model/terms.ts';
import { SPICE_IT_UP } from '../../../shared/games/spicy/rules/spiceItUp/names.ts';
import { type CardId, cardId } from '../../../shared/table/cards.ts';
import type { Oracle } from '../../support/oracle.ts';

const DECK_SIZE = ALL_CARDS.length;
const ids = (random: Random, count: number) => Array.from({ length: count }, () => cardId(random.below(DECK_SIZE)));

export const oracle: Oracle<typeof spicy> = {
  options: fc.record({
    manners: fc.constantFrom(...MANNERS),
    spiceItUp: fc.oneof(
      fc.subarray([...SPICE_IT_UP]),
      fc.record({ random: fc.integer({ min: 0, max: SPICE_IT_UP.length }) }),
    ),
    worldsEnd: fc.constantFrom(...WORLDS_END_SHIFTS),
  }),

  exhaustive: (options) => (options as { manners?: string }).manners !== 'strict',

  canonical(command: SpicyCommand) {
    if (command.type !== 'play' && command.type !== 'copy') return JSON.stringify(command);
    const { lastCall: _, extras = [], ...rest } = command; // an assisted table announces the last card by itself
    return JSON.stringify({ ...rest, extras: [...extras].sort((a, b) => a - b) });
  },

  guess(state, random) {
    const card = random.pick([...(state.hands[random.below(state.rules.seats)] ?? []), ...ids(random, 1)]);
    const extras = ids(random, random.below(3));
    return random.pick([
      { type: 'play', card, declare: { number: random.pick(NUMBERS), spice: random.pick(SPICES) } },
      { type: 'play', card, declare: { number: 5, spice: random.pick(SPICES) }, extras },
      { type: 'copy', card },
      { type: 'copy', card, extras },
      { type: 'pass' },
      { type: 'paw' },
      { type: 'name', trait: 'number' },
      { type: 'name', trait: 'spice' },
      { type: 'letGo' },
      { type: 'peek' },
    ]);
  },

  faces({ faces, deck, drawn, hands, stack, won }) {
    const laid = stack.flatMap((card) => [card.id, ...card.extras]);
    return [...deck.slice(drawn), ...hands.flat(), ...laid, ...won.flat()].map((id) => JSON.stringify(faces[id]));
  },
  box: ALL_CARDS.map((face) => JSON.stringify(face)),

  check(state) {
    const trophies = state.trophies.reduce((sum, count) => sum + count, 0);
    if (trophies > 3) throw new Error(`${trophies} trophies were taken`);
    if (state.drawn > state.worldsEnd)
      throw new Error(`${state.drawn} cards drawn past World's End at ${state.worldsEnd}`);
    if (state.phase.kind === 'over')
      for (const { seat, points, parts } of state.phase.ending.scores) {
        const sum =
          (state.won[seat]?.length ?? 0) + 10 * (state.trophies[seat] ?? 0) - (state.hands[seat]?.length ?? 0);
        if (points !== sum || parts.cards + parts.trophies + parts.hand !== points)
          throw new Error(`Seat ${seat} has ${points} points, ${JSON.stringify(parts)}, but ${sum} by its cards`);
      }
  },

  /** Cards that the viewer does not hold lie elsewhere, faces that it never saw are others, World's End is somewhere else. */
  disguise(state, viewer, past, random) {
    const knownIds = new Set(past.flatMap((event) => knownFrom(event, viewer)));
    const unknown = state.faces.map((_, index) => cardId(index)).filter((id) => !knownIds.has(id));
    const faces = [...state.faces];
    const mixed = random.shuffle(unknown);
    for (const [place, id] of unknown.entries()) faces[id] = state.faces[mixed[place] as CardId] as Face;

    const hidden = [
      ...state.deck.slice(state.drawn),
      ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    ];
    const moved = random.shuffle(hidden);
    const next = () => moved.pop() as CardId;
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(next)));
    const deck = [...state.deck.slice(0, state.drawn), ...state.deck.slice(state.drawn).map(next)];
    const worldsEnd =
      state.phase.kind === 'over' ? state.worldsEnd : state.drawn + 1 + random.below(DECK_SIZE - state.drawn);
    return { ...state, faces, deck, hands, worldsEnd };
  },

  disguiseEvent(event, viewer, random) {
    switch (event.type) {
      case 'deckShuffled':
        if (event.deck.kind !== 'open') throw new Error('A true event is open');
        return {
          ...event,
          deck: { kind: 'open', faces: random.shuffle(event.deck.faces), order: random.shuffle(event.deck.order) },
        };
      case 'worldsEndSlidIn':
        return { ...event, above: 1 + random.below(40) };
      case 'cardsDealt':
        return {
          ...event,
          hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => anyCard(random)))),
        };
      case 'cardsDrawn':
      case 'declarationPunished':
        return event.seat === viewer ? event : { ...event, cards: event.cards.map(() => anyCard(random)) };
      default:
        return event;
    }
  },
};

const anyCard = (random: Random) =>
  ({ kind: 'known', id: cardId(random.below(DECK_SIZE)), face: random.pick(ALL_CARDS) }) as const;

function knownFrom(event: SpicyEvent, viewer: number | 'watcher'): readonly CardId[] {
  const known = (cards: readonly { kind: string; id?: CardId }[]) =>
    cards.flatMap((card) => (card.kind === 'known' && card.id !== undefined ? [card.id] : []));
  if (event.type === 'cardRevealed') return [event.card];
  if (event.type === 'cardsDealt') return viewer === 'watcher' ? [] : known(event.hands[viewer] ?? []);
  if (event.type === 'cardsDrawn') return event.seat === viewer ? known(event.cards) : [];
  return [];
}
