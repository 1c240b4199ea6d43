import type { Viewer } from '../../../../../../shared/engine/game.ts';
import type { FibEvent, FibState, FibView } from '../model.ts';
import type { FibNumber } from '../terms.ts';

export function viewFor({ phase, pile, hands, faces, taken }: FibState, viewer: Viewer): FibView {
  const own = viewer === 'watcher' ? [] : (hands[viewer] ?? []);
  return {
    viewer,
    phase,
    pile,
    hand: own.map((id) => ({ kind: 'known', id, face: faces[id] as FibNumber })),
    handSizes: hands.map((hand) => hand.length),
    taken,
  };
}

export function redact(event: FibEvent, viewer: Viewer): FibEvent {
  switch (event.type) {
    case 'deckShuffled':
      return { ...event, faces: [] };
    case 'cardsDealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => ({ kind: 'unseen' })))),
      };
    default:
      return event;
  }
}
