/** How the person at this screen has put its own cards in order. Nobody else hears of it, and no rule hangs on it. */

import { createStore } from 'zustand/vanilla';
import type { CardId } from '../../../shared/table/cards.ts';

export interface HandOrder {
  readonly order: readonly CardId[];
  /** The card that follows the finger, drawn by the page. */
  readonly carried: CardId | undefined;
}

export const handOrderStore = createStore<HandOrder>(() => ({ order: [], carried: undefined }));

/** So that the card comes to this place among the others. */
export const moved = (order: readonly CardId[], card: CardId, to: number): readonly CardId[] =>
  order.filter((other) => other !== card).toSpliced(to, 0, card);

/** In that order; what has come since lies behind it. */
export function arranged<T extends { readonly id?: CardId | undefined }>(
  cards: readonly T[],
  order: readonly CardId[],
): readonly T[] {
  const placeOf = ({ id }: T): number => {
    const place = id === undefined ? -1 : order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return order.length === 0 ? cards : cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}
