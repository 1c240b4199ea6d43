/** Everything that a viewer may do, from its view alone. */

import type { FibCommand, FibView, Laid } from '../model.ts';
import { type FibNumber, NUMBERS } from '../terms.ts';

/** F3 */
export const sayable = (pile: readonly Laid[]): readonly FibNumber[] => {
  const least = pile.at(-1)?.number ?? 1;
  return NUMBERS.filter((number) => number >= least);
};

export function choices({ viewer, phase, pile, hand }: FibView): readonly FibCommand[] {
  if (phase.kind !== 'turn' || phase.seat !== viewer) return [];
  const top = pile.at(-1);
  const mayCall = top !== undefined && top.seat !== viewer; // F4
  return [
    ...hand.flatMap(({ id }) => sayable(pile).map((number): FibCommand => ({ type: 'lay', card: id, number }))),
    ...(mayCall ? [{ type: 'call' } as const] : []),
    ...(mayCall && hand.length === 0 ? [{ type: 'letStand' } as const] : []), // F7
  ];
}
