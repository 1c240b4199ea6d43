import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../../../table/cards.ts';
import type { Declaration } from './cards.ts';

/** A card on the stack, face down, with what was said about it. */
export interface LaidCard {
  readonly id: CardId;
  readonly seat: Seat;
  readonly declare: Declaration;
  /** Laid as a copy (R46): its challenge names no trait. */
  readonly copy: boolean;
  /** It was the seat's last card (R19): a trophy hangs on it. */
  readonly last: boolean;
  /** Further cards directly under it, which no declaration covers (R44). */
  readonly extras: readonly CardId[];
}

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
