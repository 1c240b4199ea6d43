/** Cards that somebody takes from a pile. */

import type { Seat } from '../../shared/engine/game.ts';
import { type Place, topOf } from './place.ts';
import { after, meanwhile, type Script, SILENCE, staggered, together } from './script.ts';
import type { Seconds } from './steps.ts';
import { cue, reach, type Sliding, slide } from './verbs.ts';
import { REACHED, TURNS_HOME } from './vocabulary.ts';

/** How long one card is drawn. */
const DRAWN: Seconds = 0.5;

/** Cards from the top of a pile, while one paw is there: before and after that they would fly by themselves. */
export function draw(seat: Seat, from: Place, to: Place, cards: readonly Sliding[], every: Seconds = 0): Script {
  if (cards.length === 0) return SILENCE;
  const others = cards.length - 1;
  const duration = DRAWN + every * others;
  const pause = others === 0 ? 0 : ((TURNS_HOME - REACHED) * duration) / others;
  const there = REACHED * duration;
  const fetched = cards.map((how) =>
    together(
      cue('cardDraw', seat),
      slide(topOf(from), to, { arc: 0.6, duration: duration - there - pause * others, ...how }),
    ),
  );
  return together(
    meanwhile(reach(seat, { at: 'place', place: from }, duration)),
    after(there, staggered(pause, fetched)),
  );
}
