import fc from 'fast-check';
import type { Random } from '../../../shared/engine/random.ts';
import type { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { type Card, card, DECK, FACES, ID_RANGE, type Seen } from '../../../shared/games/blackJacky/model/cards.ts';
import type { JackyEvent as Event, JackyState as State } from '../../../shared/games/blackJacky/model/model.ts';
import type { Oracle } from '../../support/oracle.ts';

export const oracle: Oracle<typeof blackJacky> = {
  options: fc.record({ quickDuel: fc.boolean() }),
  exhaustive: () => true,

  canonical(command) {
    if (command.type !== 'trick') return JSON.stringify(command);
    const { targets = [], ...rest } = command; // a pair of cats is the same in either order
    return JSON.stringify({ ...rest, targets: [...targets].sort((a, b) => a - b) });
  },

  guess(state: State, random) {
    const held = state.cats.flatMap((cat) => [...cat.hand, ...cat.laid]);
    const id = held.length === 0 ? random.below(ID_RANGE) : random.pick([random.pick(held).id, random.below(ID_RANGE)]);
    const someSeat = () => random.below(state.cats.length);
    return random.pick([
      { type: 'trick', card: id },
      { type: 'trick', card: id, targets: [someSeat()] },
      { type: 'trick', card: id, targets: [someSeat(), someSeat()] },
      { type: 'draw' },
      { type: 'swap', card: id, from: 'draw' },
      { type: 'swap', card: id, from: 'discard' },
      { type: 'knock' },
      { type: 'give', card: id },
      { type: 'tip', seat: someSeat() },
    ]);
  },

  faces: (state) => allCards(state).map(({ face }) => String(face)),
  box: DECK.map(String),

  check(state: State) {
    const used = allCards(state).map(({ id }) => id);
    if (new Set(used).size !== used.length) throw new Error('Two cards have the same id');
    for (const cat of state.cats) {
      if (cat.hearts < 0 || cat.hearts > 3) throw new Error(`A cat has ${cat.hearts} hearts`);
      if ((cat.standing === 'in') !== cat.hearts > 0) throw new Error(`${cat.hearts} hearts, but ${cat.standing}`);
    }
  },

  /** The pile and the other hands are others: faces, ids and order. */
  disguise(state: State, viewer, _past, random) {
    if (state.phase.kind === 'over') return { ...state, pile: renamed(state.pile, random) };
    const giving = state.phase.kind === 'giving' ? state.phase : undefined;
    const away = (giving?.gifts ?? []).filter((gift) => gift.seat !== viewer && !isInHand(state, gift.card));
    const hidden = [
      ...state.pile,
      ...state.cats.flatMap((cat, index) => (index === viewer ? [] : cat.hand)),
      ...away.map((gift) => gift.card),
    ];
    const mixed = renamed(hidden, random);
    const places = new Map(hidden.map(({ id }, place) => [id, mixed[place] as Card]));
    const swap = (held: Card): Card => places.get(held.id) ?? held;
    const phase = giving
      ? { ...giving, gifts: giving.gifts.map((gift) => ({ ...gift, card: swap(gift.card) })) }
      : state.phase;
    return {
      ...state,
      phase,
      pile: state.pile.map(swap),
      cats: state.cats.map((cat, index) => (index === viewer ? cat : { ...cat, hand: cat.hand.map(swap) })),
    };
  },

  disguiseEvent(event: Event, viewer, random): Event {
    const others = (cards: readonly Seen[]) => cards.map(() => anyCard(random));
    switch (event.type) {
      case 'deckShuffled':
      case 'pileReshuffled':
        return { ...event, pile: others(event.pile) };
      case 'cardsDealt':
        return { ...event, hands: event.hands.map((hand, index) => (index === viewer ? hand : others(hand))) };
      case 'cardGiven':
      case 'cardDrawn':
        return event.seat === viewer ? event : { ...event, card: anyCard(random) };
      case 'cardSwapped':
        return event.seat === viewer ? event : { ...event, taken: anyCard(random) };
      case 'cardsExchanged':
        if (event.seats.some((other) => other === viewer)) return event;
        return { ...event, given: [anyCard(random), anyCard(random)], received: [anyCard(random), anyCard(random)] };
      default:
        return event;
    }
  },
};

const anyCard = (random: Random): Card => card(random.below(ID_RANGE), random.pick(FACES));

/** The same faces in another order under ids that are not in use. */
function renamed(cards: readonly Card[], random: Random): readonly Card[] {
  const faces = random.shuffle(cards.map(({ face }) => face));
  return faces.map((face, place) => card(ID_RANGE - 1 - place, face));
}

const isInHand = (state: State, held: Card): boolean =>
  state.cats.some((cat) => cat.hand.some(({ id }) => id === held.id));

function allCards(state: State): readonly Card[] {
  const gifts = state.phase.kind === 'giving' ? state.phase.gifts.map((gift) => gift.card) : [];
  const away = gifts.filter((gift) => !isInHand(state, gift));
  return [...state.pile, ...state.discard, ...state.cats.flatMap((cat) => [...cat.hand, ...cat.laid]), ...away];
}
