/** Every reason for which Black Jacky does not do what was asked. Each has words in every language. */

import type { Refusal } from '../../../engine/game.ts';
import { type Err, err, type Result } from '../../../engine/result.ts';
import type { JackyEvent } from './model.ts';

export const REFUSALS = [
  'malformed',
  'matchOver',
  'tableOnly',
  'seatOnly',
  'tippingFirst',
  'givingFirst',
  'notYourTurn',
  'trickAlreadyPlayed',
  'notInHand',
  'badTargets',
  'nothingToDraw',
  'noExchange',
  'notNamed',
  'alreadyGiven',
  'noTipping',
  'notYourTip',
  'tipNotIn',
] as const;
export type JackyReason = (typeof REFUSALS)[number];

export interface JackyRefusal extends Refusal {
  readonly code: `blackJacky/${JackyReason}`;
}

export type Decision = Result<readonly JackyEvent[], JackyRefusal>;

export const refuse = (reason: JackyReason, facts: Refusal['facts'] = {}): Err<JackyRefusal> =>
  err({ code: `blackJacky/${reason}`, facts });
