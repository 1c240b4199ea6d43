/** Refusals of Black Jacky: a code, what was asked, and what would have been legal instead. */

import type { Actor, Json, Refusal } from '../../../engine/game.ts';
import { type Err, err, type Result } from '../../../engine/result.ts';
import { choices } from '../rules/choices.ts';
import { viewFor } from '../rules/view.ts';
import type { JackyCommand, JackyEvent, JackyState } from './model.ts';

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

/** Called only when something is refused, so that an accepted command never pays for the facts. */
export function refuse(
  state: JackyState,
  actor: Actor,
  asked: JackyCommand,
  reason: JackyReason,
  facts: { readonly [name: string]: Json } = {},
): Err<JackyRefusal> {
  const kinds = actor === 'table' ? ['timeOut'] : choices(viewFor(state, actor)).map(({ type }) => type);
  const legal = state.phase.kind === 'over' ? [] : [...new Set(kinds)];
  return err({ code: `blackJacky/${reason}`, facts: { asked, legal, ...facts } });
}
