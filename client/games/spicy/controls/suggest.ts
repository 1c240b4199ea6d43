/** What the pad has chosen before anybody touched it: the truth where it may be said, otherwise the smallest lie. */

import type { Declaration, Face } from '../../../../shared/games/spicy/model/cards.ts';
import type { SpiceItUp } from '../../../../shared/games/spicy/rules/spiceItUp/names.ts';
import { judge } from '../../../../shared/games/spicy/rules/verdict.ts';

export function suggestion(face: Face, allowed: readonly Declaration[]): Declaration | undefined {
  const cost = ({ number, spice }: Declaration): number => {
    if (face.kind === 'wildSpice') return number;
    if (face.kind === 'wildNumber') return number;
    return (spice === face.spice ? 0 : 100) + (number === face.number ? 0 : 10 + Math.abs(number - face.number));
  };
  return [...allowed].sort((one, other) => cost(one) - cost(other))[0];
}

export type Honesty = 'honest' | 'half' | 'lie';

/** As a challenge would find it: a wild is right in one trait at most (R16), a 6 may pass for a 9 (R45). */
export function honesty(inForce: readonly SpiceItUp[], face: Face, said: Declaration): Honesty {
  const { numberRight, spiceRight } = judge(inForce, face, said, 'wrong');
  return numberRight && spiceRight ? 'honest' : numberRight || spiceRight ? 'half' : 'lie';
}
