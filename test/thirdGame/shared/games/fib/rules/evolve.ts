import { cardId } from '../../../../../../shared/table/cards.ts';
import type { FibEvent, FibState } from '../model.ts';

const EMPTY: FibState = { phase: { kind: 'dealing' }, pile: [], faces: [], hands: [], taken: [] };

export function evolve(state: FibState = EMPTY, event: FibEvent): FibState {
  switch (event.type) {
    case 'matchStarted':
      return { ...EMPTY, hands: Array(event.seats).fill([]), taken: Array(event.seats).fill(0) };
    case 'deckShuffled':
      return { ...state, faces: event.faces };
    case 'cardsDealt':
      return {
        ...state,
        hands: event.hands.map((hand) => hand.map((card) => (card.kind === 'known' ? card.id : cardId(0)))),
      };
    case 'turnStarted': {
      const id = state.phase.kind === 'turn' ? state.phase.id + 1 : 0;
      return { ...state, phase: { kind: 'turn', id, seat: event.seat } };
    }
    case 'cardLaid': {
      const { seat, card, number } = event;
      return {
        ...state,
        pile: [...state.pile, { id: card, seat, number }],
        hands: state.hands.map((hand, place) => (place === seat ? hand.filter((id) => id !== card) : hand)),
      };
    }
    case 'leftStanding':
    case 'cardRevealed':
      return state;
    case 'pileTaken':
      return {
        ...state,
        pile: [],
        taken: state.taken.map((count, place) => (place === event.seat ? count + event.cards : count)),
      };
    case 'matchEnded':
      return { ...state, phase: { kind: 'over', outcome: event.outcome } };
  }
}
