/** Who is right about a card that was turned up (R14-R16, R45, R47). */

import type { CardNumber, Declaration, Face } from '../model/cards.ts';
import type { Call } from '../model/terms.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';
import type { SpiceItUp } from './spiceItUp/names.ts';

export interface Verdict {
  readonly numberRight: boolean;
  readonly spiceRight: boolean;
  readonly ownerWins: boolean;
}

export function judge(inForce: readonly SpiceItUp[], face: Face, declare: Declaration, call: Call): Verdict {
  // R16: a wild is right in one trait and wrong in the other.
  const numberRight =
    face.kind === 'wildNumber' || (face.kind === 'spice' && passesFor(inForce, face.number, declare.number));
  const spiceRight = face.kind === 'wildSpice' || (face.kind === 'spice' && face.spice === declare.spice);
  return { numberRight, spiceRight, ownerWins: holds(call, numberRight, spiceRight) };
}

function passesFor(inForce: readonly SpiceItUp[], printed: CardNumber, declared: CardNumber): boolean {
  if (printed === declared) return true;
  for (const name of inForce) if (SPICE_IT_UP_CARDS[name].passesFor?.(printed, declared)) return true;
  return false;
}

/** Does the declaration hold against what was called? */
function holds(call: Call, numberRight: boolean, spiceRight: boolean): boolean {
  switch (call) {
    case 'number':
      return numberRight; // R15
    case 'spice':
      return spiceRight; // R15
    case 'wrong':
      return numberRight && spiceRight; // R47
    case 'nothing':
      return true; // R14
  }
}
