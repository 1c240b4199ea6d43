/** Which declarations may follow which (R7-R9, R41, R42). */

import { DECLARATIONS, type Declaration, HIGHEST_NUMBER, HIGHEST_START } from '../model/cards.ts';
import { refusal, type SpicyReason, type SpicyRefusal } from '../model/refusals.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';
import type { SpiceItUp } from './spiceItUp/names.ts';

type Below = Declaration | undefined;

export function mayDeclare(inForce: readonly SpiceItUp[], below: Below, declare: Declaration): boolean {
  return faultOf(inForce, below, declare) === undefined;
}

export function legalDeclarations(inForce: readonly SpiceItUp[], below: Below): readonly Declaration[] {
  return DECLARATIONS.filter((declare) => mayDeclare(inForce, below, declare));
}

/** Says what is wrong with a declaration, what it does not follow, and what could have been said instead. */
export function whyNotDeclare(
  inForce: readonly SpiceItUp[],
  below: Below,
  declare: Declaration,
): SpicyRefusal | undefined {
  const fault = faultOf(inForce, below, declare);
  if (fault === undefined) return undefined;
  return refusal(fault, { below: below ?? null, declarations: legalDeclarations(inForce, below) });
}

function faultOf(inForce: readonly SpiceItUp[], below: Below, declare: Declaration): SpicyReason | undefined {
  const { number, spice } = declare;
  // R7
  if (below === undefined) return number <= HIGHEST_START ? undefined : 'startLow';
  // R8, R9, R42
  const follows = number > below.number || (number <= HIGHEST_START && startsOverAfter(inForce, below.number));
  if (!follows) return below.number === HIGHEST_NUMBER ? 'afterTen' : 'notHigher';
  // R8, R41
  if (spice === below.spice) return undefined;
  for (const name of inForce) if (SPICE_IT_UP_CARDS[name].lendsSpice?.(number, spice)) return undefined;
  return 'wrongSpice';
}

function startsOverAfter(inForce: readonly SpiceItUp[], below: Declaration['number']): boolean {
  if (below === HIGHEST_NUMBER) return true;
  for (const name of inForce) if (SPICE_IT_UP_CARDS[name].startsOverAfter?.(below)) return true;
  return false;
}
