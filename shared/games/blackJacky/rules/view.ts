/** Who may see what: the only place that decides it. */

import type { Viewer } from '../../../engine/game.ts';
import { lately } from '../../../engine/lately.ts';
import { type Seen, UNSEEN, unseen } from '../model/cards.ts';
import type { Cat, CatView, JackyEvent, JackyState, JackyView, Phase, PhaseView } from '../model/model.ts';

export function viewFor(state: JackyState, viewer: Viewer): JackyView {
  const allShown = state.phase.kind === 'over'; // B20: the last reckoning stays in sight
  return {
    viewer,
    quickDuel: state.options.quickDuel,
    round: state.round,
    starter: state.starter,
    phase: phaseFor(state.phase, viewer),
    cats: state.cats.map((cat, place): CatView => (allShown || place === viewer ? cat : fromOutside(cat))),
    pile: unseen(state.pile.length),
    discard: state.discard,
    plusOne: state.plusOne,
    firstKnock: state.firstKnock,
    roundEnding: state.roundEnding,
  };
}

const fromOutside = lately((cat: Cat): CatView => ({ ...cat, hand: unseen(cat.hand.length) }));

function phaseFor(phase: Phase, viewer: Viewer): PhaseView {
  if (phase.kind !== 'giving') return phase;
  const { trickster, seats, gifts } = phase;
  const mine = gifts.find(({ seat }) => seat === viewer)?.card.id;
  return { kind: 'giving', trickster, seats, chosen: gifts.map(({ seat }) => seat), mine };
}

// Made once for all who see it from outside: they are told one after the other, and what is the same object is packed once.
const withCardUnseen = lately((event: Of<'cardDrawn' | 'cardGiven'>): JackyEvent => ({ ...event, card: UNSEEN }));
const withTakenUnseen = lately((event: Of<'cardSwapped'>): JackyEvent => ({ ...event, taken: UNSEEN }));

type Of<T extends JackyEvent['type']> = Extract<JackyEvent, { readonly type: T }>;

export function redact(event: JackyEvent, viewer: Viewer): JackyEvent {
  switch (event.type) {
    case 'deckShuffled':
    case 'pileReshuffled':
      return { ...event, pile: unseen(event.pile.length) };
    case 'cardsDealt':
      return { ...event, hands: event.hands.map((hand, place) => (place === viewer ? hand : unseen(hand.length))) };
    case 'cardDrawn':
    case 'cardGiven':
      return event.seat === viewer ? event : withCardUnseen(event);
    case 'cardSwapped':
      return event.seat === viewer ? event : withTakenUnseen(event);
    case 'cardsExchanged': {
      // Each of the two knows what it gave and what it got, but not under which id the other holds it.
      const own = ([first, second]: readonly [Seen, Seen]): readonly [Seen, Seen] => [
        event.seats[0] === viewer ? first : UNSEEN,
        event.seats[1] === viewer ? second : UNSEEN,
      ];
      return { ...event, given: own(event.given), received: own(event.received) };
    }
    default:
      return event;
  }
}
