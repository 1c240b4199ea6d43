/** How a match ended, and what each cat had then. */

import type { Outcome, Score, Seat } from '../../../engine/game.ts';
import type { EndReason } from './terms.ts';

export interface JackyOutcome extends Outcome {
  readonly reason: EndReason;
}

/** A cat that was not in the last round has no sum. */
export const scoreOf = (seat: Seat, hearts: number, sumInTenths: number | undefined): Score => ({
  seat,
  points: hearts,
  parts: sumInTenths === undefined ? { hearts } : { hearts, sumInTenths },
});
