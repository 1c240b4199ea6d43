/** What the person at this screen has in its paw before the table hears of it: the scene lifts the card and lights the cats. */

import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../../shared/engine/game.ts';
import type { CardId } from '../../../shared/table/cards.ts';

export interface Choice {
  readonly card: CardId | undefined;
  /** Cats that can be chosen now. */
  readonly aim: Aim | undefined;
}

export interface Aim {
  readonly seats: readonly Seat[];
  readonly chosen: readonly Seat[];
  pick(seat: Seat): void;
}

const EMPTY: Choice = { card: undefined, aim: undefined };

export const choiceStore = createStore<Choice>(() => EMPTY);

export const takeCard = (card: CardId): void => choiceStore.setState({ card, aim: undefined });
export const clearChoice = (): void => choiceStore.setState(EMPTY);
