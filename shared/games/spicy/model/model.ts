/**
 * What a game of Spicy consists of, as the compiler sees it: its state, and everything that is described elsewhere, once. Views and events are
 * described by how they travel (`codecs/`), options and commands by how they are read (`input.ts`).
 */

import type { Of, RecordOf } from '../../../engine/codec.ts';
import type { CardId } from '../../../table/cards.ts';
import type { boardFields, codecs } from '../codecs/index.ts';
import type { anEnding, rulesFields } from '../codecs/parts.ts';
import type { SpicyCommand } from '../input.ts';
import type { Face } from './cards.ts';

export type { SpicyCommand, SpicyOptions } from '../input.ts';
export type { KnownCard } from './cards.ts';
export type { LaidCard } from './stack.ts';

/** What was agreed before the deal and holds for the whole game. */
export type Rules = RecordOf<typeof rulesFields>;
export type Ending = Of<typeof anEnding>;
export type SeatScore = Ending['scores'][number];

/** What everybody at the table sees alike. State and view hold it under the same names. */
export type PublicBoard = RecordOf<typeof boardFields>;
export type Phase = PublicBoard['phase'];

export interface SpicyState extends PublicBoard {
  /** What is printed on each card, by card id. */
  readonly faces: readonly Face[];
  /** All cards in drawing order, the dealt ones included. The next one drawn is `deck[drawn]`. */
  readonly deck: readonly CardId[];
  readonly drawn: number;
  /** World's End lies on top as soon as this many cards are drawn (R25). */
  readonly worldsEnd: number;
  readonly hands: readonly (readonly CardId[])[];
  readonly won: readonly (readonly CardId[])[];
}

export type SpicyView = Of<typeof codecs.view>;

export type SpicyEvent = Of<typeof codecs.event>;
export type CardPlayed = Extract<SpicyEvent, { readonly type: 'cardPlayed' }>;
export type ShuffledDeck = Extract<SpicyEvent, { readonly type: 'deckShuffled' }>['deck'];
export type CardRevealed = Extract<SpicyEvent, { readonly type: 'cardRevealed' }>;

export type PlayCommand = Extract<SpicyCommand, { readonly type: 'play' }>;
export type CopyCommand = Extract<SpicyCommand, { readonly type: 'copy' }>;
export type Laying = Omit<CopyCommand, 'type'>;
