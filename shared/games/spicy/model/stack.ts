import type { CardId } from '../../../table/ids.ts';
import type { LaidCard } from './model.ts';

/** How many cards lie on the stack, the extras of R44 included. */
export function sizeOf(stack: readonly LaidCard[]): number {
  let size = stack.length;
  for (const laid of stack) size += laid.extras.length;
  return size;
}

/** From the bottom to the top; extras lie directly under their card. */
export function cardsOf(stack: readonly LaidCard[]): readonly CardId[] {
  return sizeOf(stack) === stack.length
    ? stack.map(({ id }) => id)
    : stack.flatMap(({ id, extras }) => [...extras, id]);
}
