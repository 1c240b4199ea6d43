/** What the pad has chosen before anybody touched it: the truth where it may be said, otherwise the smallest lie. */

import type { Declaration, Face, Trait } from '../../../../shared/games/spicy/model/cards.ts';

export function suggestion(face: Face, allowed: readonly Declaration[]): Declaration | undefined {
  const cost = ({ number, spice }: Declaration): number => {
    if (face.kind === 'wildSpice') return number;
    if (face.kind === 'wildNumber') return number;
    return (spice === face.spice ? 0 : 100) + (number === face.number ? 0 : 10 + Math.abs(number - face.number));
  };
  return [...allowed].sort((one, other) => cost(one) - cost(other))[0];
}

export type Honesty = 'honest' | 'half' | 'lie';

/** A wild is right in one trait at most (R16), so it never makes an honest card. */
export function honesty(face: Face, { number, spice }: Declaration): Honesty {
  const right: Trait[] = [];
  if (face.kind === 'wildNumber' || (face.kind === 'spice' && face.number === number)) right.push('number');
  if (face.kind === 'wildSpice' || (face.kind === 'spice' && face.spice === spice)) right.push('spice');
  return right.length === 2 ? 'honest' : right.length === 1 ? 'half' : 'lie';
}
