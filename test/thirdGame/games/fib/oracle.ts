import fc from 'fast-check';
import type { Random } from '../../../../shared/engine/random.ts';
import { cardId } from '../../../../shared/table/cards.ts';
import type { Oracle } from '../../../support/oracle.ts';
import type { fib } from '../../shared/games/fib/index.ts';
import type { FibEvent, FibState } from '../../shared/games/fib/model.ts';
import { CARDS, COPIES, HAND, NUMBERS } from '../../shared/games/fib/terms.ts';

export const oracle: Oracle<typeof fib> = {
  options: fc.record({ short: fc.boolean() }),
  exhaustive: () => true,
  canonical: (command) => JSON.stringify(command),
  guess: ({ hands }: FibState, random) =>
    random.pick([
      { type: 'lay', card: random.pick([...hands.flat(), random.below(CARDS)]), number: random.pick(NUMBERS) },
      { type: 'call' },
      { type: 'letStand' },
    ]),
  faces: ({ faces }) => faces.map(String),
  box: NUMBERS.flatMap((number) => Array(COPIES).fill(String(number))),

  check({ hands, pile, taken, phase }: FibState) {
    const known = [...hands.flat(), ...pile.map(({ id }) => id)];
    if (new Set(known).size !== known.length) throw new Error('A card lies at two places');
    const total = known.length + taken.reduce((sum, count) => sum + count, 0);
    if (total !== hands.length * HAND.usual && total !== hands.length * HAND.short) throw new Error(`${total} cards`);
    if (phase.kind === 'turn' && hands[phase.seat]?.length === 0 && pile.length === 0)
      throw new Error('Somebody without cards is asked to start');
  },

  /** Faces change among all cards that the viewer does not hold; ids of the pile are public. */
  disguise: (state: FibState, viewer, _past, random) => {
    const own = new Set(viewer === 'watcher' ? [] : state.hands[viewer]);
    return { ...state, faces: mixed(state.faces, (id) => !own.has(cardId(id)), random) };
  },

  disguiseEvent(event: FibEvent, viewer, random): FibEvent {
    if (event.type === 'deckShuffled') return { ...event, faces: random.shuffle(event.faces) };
    if (event.type !== 'cardsDealt') return event;
    const other = () => ({ kind: 'known' as const, id: cardId(random.below(CARDS)), face: random.pick(NUMBERS) });
    return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(other))) };
  },
};

function mixed<T>(items: readonly T[], free: (place: number) => boolean, random: Random): readonly T[] {
  const places = items.map((_, place) => place).filter(free);
  const shuffled = random.shuffle(places);
  const result = [...items];
  places.forEach((place, index) => {
    result[place] = items[shuffled[index]!]!;
  });
  return result;
}
