import type { SpicyView } from '../model/model.ts';

/** Cards in a hand: a trophy is won with the last one (R21, R22). */
const NEARLY = 2;

/** A last card lies on the stack, or somebody with a trophy is about to win the second. */
export function isHot({ phase, stack, trophies, handSizes }: SpicyView): boolean {
  if (phase.kind === 'over') return false;
  if (stack.at(-1)?.last === true) return true;
  return trophies.some((won, seat) => won > 0 && (handSizes[seat] ?? Number.POSITIVE_INFINITY) <= NEARLY);
}
