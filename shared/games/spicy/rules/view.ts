/** Who may see what: the only place that decides it, together with `redact`. */

import type { Seat, Viewer } from '../../../engine/game.ts';
import { lately } from '../../../engine/lately.ts';
import type { CardId, SeenCard } from '../../../table/cards.ts';
import type { Face } from '../model/cards.ts';
import type { KnownCard, SpicyEvent, SpicyState, SpicyView } from '../model/model.ts';

export function viewFor(state: SpicyState, viewer: Viewer): SpicyView {
  return {
    viewer,
    rules: state.rules,
    turn: state.turn,
    phase: state.phase,
    stack: state.stack,
    fresh: state.fresh,
    peeked: state.peeked,
    trophies: state.trophies,
    revealed: state.revealed,
    hand: viewer === 'watcher' ? [] : faceUp(state, viewer),
    handSizes: sizes(state.hands),
    wonSizes: sizes(state.won),
    deckSize: state.deck.length - state.drawn,
  };
}

/** The event as this viewer may know it. Nothing about the card under a play changes with whether its declaration is true. */
export function redact(event: SpicyEvent, viewer: Viewer): SpicyEvent {
  switch (event.type) {
    case 'deckShuffled': {
      const { deck } = event;
      if (deck.kind === 'faceDown') return event;
      return { ...event, deck: { kind: 'faceDown', size: deck.order.length } };
    }
    case 'worldsEndSlidIn':
      return { ...event, above: undefined };
    case 'cardsDealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : unseen(hand))) };
    case 'cardsDrawn':
    case 'declarationPunished':
      return event.seat === viewer ? event : withCardsUnseen(event);
    default:
      return event;
  }
}

function faceUp({ hands, faces }: SpicyState, seat: Seat): readonly KnownCard[] {
  const hand: readonly CardId[] = hands[seat] ?? [];
  return hand.map((id) => ({ kind: 'known', id, face: faces[id] as Face }));
}

const sizes = lately((piles: readonly (readonly CardId[])[]): readonly number[] => piles.map((pile) => pile.length));

// Made once for all who see it from outside: they are told one after the other, and what is the same object is packed once.
const withCardsUnseen = lately(
  (event: Extract<SpicyEvent, { readonly type: 'cardsDrawn' | 'declarationPunished' }>): SpicyEvent => ({
    ...event,
    cards: unseen(event.cards),
  }),
);

const UNSEEN: SeenCard<Face> = { kind: 'unseen' };
const unseen = (cards: readonly SeenCard<Face>[]): readonly SeenCard<Face>[] => cards.map(() => UNSEEN);
