/** What is written over the Spicy table, as data. The words are in words/. */

import type { Call, Declaration, Face, Trait } from '../../../shared/games/spicy/index.ts';
import { type Words, words } from '../../choreography/words.ts';

export const declared = ({ number, spice }: Declaration): Words => ({
  ...words('declared', { number, spice }),
  look: spice,
});
export const named = (trait: Trait): Words => words(trait);
export const points = (count: number): Words => words('points', { count });

/** What was said, and what the card is: for who may see through it. */
export function truth({ number, spice }: Declaration, face: Face, honest: boolean): Words {
  const real = face.kind === 'spice' ? { realNumber: face.number, realSpice: face.spice } : {};
  return { ...words('truth', { number, spice, kind: face.kind, honest: honest ? 'yes' : 'no', ...real }), look: spice };
}

/** What the turned card is, and what that means for what was called. */
export function verdict(face: Face, call: Call, right: boolean): Words {
  const shown =
    face.kind === 'spice' ? { kind: face.kind, number: face.number, spice: face.spice } : { kind: face.kind };
  return words('verdict', { ...shown, call, right: right ? 'yes' : 'no' });
}
