/** Everything that a viewer may do, from its view alone: what a seat cannot see cannot shine through its choices. */

import type { Seat } from '../../../engine/game.ts';
import { type Card, known } from '../model/cards.ts';
import type { JackyCommand, JackyView } from '../model/model.ts';
import { canDraw } from '../model/pile.ts';
import { catAt, seatsIn } from '../model/seating.ts';
import { SOURCES } from '../model/terms.ts';
import { TRICKS } from './tricks/index.ts';

export function choices(view: JackyView): readonly JackyCommand[] {
  const { phase, viewer } = view;
  if (viewer === 'watcher') return [];
  switch (phase.kind) {
    case 'tipping':
      return phase.tippers[0] === viewer ? seatsIn(view.cats).map((seat) => ({ type: 'tip', seat })) : [];
    case 'giving': {
      const mayGive = phase.seats.includes(viewer) && !phase.chosen.includes(viewer);
      return mayGive ? ownHand(view, viewer).map(({ id }) => ({ type: 'give', card: id })) : [];
    }
    case 'turn':
      if (phase.seat !== viewer) return [];
      return phase.trickPlayed ? gambles(view, viewer) : [...tricks(view, viewer), ...gambles(view, viewer)];
    default:
      return [];
  }
}

/** B5, B42. */
function tricks(view: JackyView, viewer: Seat): readonly JackyCommand[] {
  return ownHand(view, viewer).flatMap(({ id, face }): readonly JackyCommand[] => {
    const ways = TRICKS[face].aims(view, viewer);
    if (ways.length === 0) return [{ type: 'trick', card: id }];
    return ways.map((aim) =>
      aim.length === 0 ? { type: 'trick', card: id } : { type: 'trick', card: id, targets: aim },
    );
  });
}

/** B6, B40, B41. */
function gambles(view: JackyView, viewer: Seat): readonly JackyCommand[] {
  const drawable = canDraw(view);
  const sources = SOURCES.filter((from) => from === 'discard' || drawable);
  const swaps = ownHand(view, viewer).flatMap(({ id }) =>
    sources.map((from): JackyCommand => ({ type: 'swap', card: id, from })),
  );
  return drawable ? [{ type: 'draw' }, ...swaps, { type: 'knock' }] : [...swaps, { type: 'knock' }];
}

const ownHand = (view: JackyView, viewer: Seat): readonly Card[] => catAt(view.cats, viewer).hand.map(known);
