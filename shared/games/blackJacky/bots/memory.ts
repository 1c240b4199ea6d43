/** What a bot remembers of a round of Black Jacky: cards that it knows to be in other hands. */

import type { Seat } from '../../../engine/game.ts';
import type { Face, Seen } from '../model/cards.ts';
import type { JackyEvent } from '../model/model.ts';

export interface JackyMemory {
  /** By seat: faces that went into that hand before everybody's eyes, or by the bot's own gift, and have not come out. */
  readonly known: readonly (readonly Face[])[];
  /** Gambles and tricks of this match: names the moment. */
  readonly moves: number;
}

export const BLANK: JackyMemory = { known: [], moves: 0 };

export function remember(memory: JackyMemory, event: JackyEvent, seat: Seat): JackyMemory {
  switch (event.type) {
    case 'matchStarted':
      return { known: Array.from({ length: event.seats }, () => []), moves: 0 };
    case 'roundStarted':
      return { ...moved(memory), known: memory.known.map(() => []) };
    case 'cardSwapped': {
      const put = withoutFace(moved(memory), event.seat, event.aside.face);
      return event.picked === undefined ? put : withFace(put, event.seat, event.picked.face);
    }
    case 'trickLaid':
      return withoutFace(moved(memory), event.seat, event.card.face);
    case 'cardsExchanged':
      return rememberExchange(moved(memory), event.seats, event.given, seat);
    case 'tipMade':
    case 'cardDrawn':
    case 'knocked':
      return moved(memory);
    default:
      return memory;
  }
}

const moved = (memory: JackyMemory): JackyMemory => ({ ...memory, moves: memory.moves + 1 });

/** Who saw neither card no longer knows what either hand holds of what it knew: any of it may have been given away. */
function rememberExchange(
  memory: JackyMemory,
  [first, second]: readonly [Seat, Seat],
  given: readonly [Seen, Seen],
  seat: Seat,
): JackyMemory {
  if (seat !== first && seat !== second) return forgetHands(memory, [first, second]);
  const mine = seat === first ? given[0] : given[1];
  const other = seat === first ? second : first;
  const forgotten = forgetHands(memory, [other]);
  return mine.kind === 'known' ? withFace(forgotten, other, mine.face) : forgotten;
}

const forgetHands = (memory: JackyMemory, seats: readonly Seat[]): JackyMemory => ({
  ...memory,
  known: memory.known.map((faces, place) => (seats.some((seat) => seat === place) ? [] : faces)),
});

const withFace = (memory: JackyMemory, seat: Seat, face: Face): JackyMemory => ({
  ...memory,
  known: memory.known.map((faces, place) => (place === seat ? [...faces, face] : faces)),
});

function withoutFace(memory: JackyMemory, seat: Seat, face: Face): JackyMemory {
  const at = memory.known[seat]?.indexOf(face) ?? -1;
  if (at < 0) return memory;
  return {
    ...memory,
    known: memory.known.map((faces, place) => (place === seat ? faces.filter((_, index) => index !== at) : faces)),
  };
}
