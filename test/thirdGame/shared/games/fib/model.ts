/** What Fib is made of. No code of the rules, and no zod: pages at a table load this. */

import type { Outcome, Seat, Viewer } from '../../../../../shared/engine/game.ts';
import type { KnownCard, SeenCard } from '../../../../../shared/table/cards.ts';
import type { CardId } from '../../../../../shared/table/ids.ts';

export const SEATS = { min: 2, max: 3 } as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type FibNumber = (typeof NUMBERS)[number];
export const COPIES = 4;
export const CARDS = NUMBERS.length * COPIES;
export const HAND = { usual: 5, short: 3 } as const;

export interface FibOptions {
  readonly short: boolean;
  readonly starter: Seat | 'random';
}

/** A card on the pile, and what was said about it. */
export interface Laid {
  readonly id: CardId;
  readonly seat: Seat;
  readonly number: FibNumber;
}

export type Phase =
  | { readonly kind: 'dealing' }
  | { readonly kind: 'turn'; readonly id: number; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** What everybody sees. */
export interface Board {
  readonly phase: Phase;
  /** From the bottom to the top. */
  readonly pile: readonly Laid[];
}

export interface FibState extends Board {
  readonly faces: readonly FibNumber[];
  readonly hands: readonly (readonly CardId[])[];
  /** How many cards each seat had to take. */
  readonly taken: readonly number[];
}

export interface FibView extends Board {
  readonly viewer: Viewer;
  readonly hand: readonly KnownCard<FibNumber>[];
  readonly handSizes: readonly number[];
  readonly taken: readonly number[];
}

export type FibCommand =
  | { readonly type: 'lay'; readonly card: CardId; readonly number: FibNumber }
  | { readonly type: 'call' }
  | { readonly type: 'letStand' }
  | { readonly type: 'timeOut' };

export type FibEvent =
  | { readonly type: 'matchStarted'; readonly seats: number; readonly short: boolean; readonly starter: Seat }
  /** By card id; nobody at the table knows them. */
  | { readonly type: 'deckShuffled'; readonly faces: readonly FibNumber[] }
  | { readonly type: 'cardsDealt'; readonly hands: readonly (readonly SeenCard<FibNumber>[])[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: CardId; readonly number: FibNumber }
  | { readonly type: 'leftStanding'; readonly seat: Seat }
  | CardRevealed
  | { readonly type: 'pileTaken'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'matchEnded'; readonly outcome: Outcome };

export interface CardRevealed {
  readonly type: 'cardRevealed';
  readonly owner: Seat;
  readonly caller: Seat;
  readonly face: FibNumber;
  readonly number: FibNumber;
  readonly loser: Seat;
}
