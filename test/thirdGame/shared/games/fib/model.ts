/** What Fib is made of, as the compiler sees it. What travels is described in `codecs.ts`, what comes from outside in `input.ts`. */

import type { Of, RecordOf } from '../../../../../shared/engine/codec.ts';
import type { CardId } from '../../../../../shared/table/cards.ts';
import type { board, codecs } from './codecs.ts';
import type { FibNumber } from './terms.ts';

export type { FibCommand, FibOptions } from './input.ts';

export type FibView = Of<typeof codecs.view>;
export type FibEvent = Of<typeof codecs.event>;
export type CardRevealed = Extract<FibEvent, { readonly type: 'cardRevealed' }>;

export type Board = RecordOf<typeof board>;
export type Laid = Board['pile'][number];

export interface FibState extends Board {
  readonly faces: readonly FibNumber[];
  readonly hands: readonly (readonly CardId[])[];
  /** How many cards each seat had to take. */
  readonly taken: readonly number[];
}
