/**
 * What a match of Black Jacky consists of, as the compiler sees it: its state, and everything that is described elsewhere, once. Views and
 * events are described by how they travel (`codecs/`), options and commands by how they are read (`input.ts`).
 */

import type { Of } from '../../../engine/codec.ts';
import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../../../table/cards.ts';
import type { codecs } from '../codecs/index.ts';
import type { pair } from '../codecs/parts.ts';
import type { JackyCommand, JackyOptions } from '../input.ts';
import type { Card } from './cards.ts';
import type { Cat } from './seating.ts';

export type { JackyCommand, JackyOptions } from '../input.ts';
export type { Board, Cat, CatView } from './seating.ts';
export type { JackyOutcome } from './terms.ts';

export interface Gift {
  readonly seat: Seat;
  readonly card: Card;
}

export type Pair = Of<typeof pair>;

/** A view's phase, but for what was put down in an exchange. */
export type Phase =
  | Exclude<PhaseView, { readonly kind: 'giving' }>
  | { readonly kind: 'giving'; readonly trickster: Seat; readonly seats: Pair; readonly gifts: readonly Gift[] };

export interface JackyState {
  readonly options: JackyOptions;
  /** 1 for the first round. */
  readonly round: number;
  readonly starter: Seat;
  readonly phase: Phase;
  readonly cats: readonly Cat[];
  /** The top card is the last one. */
  readonly pile: readonly Card[];
  /** The top card is the last one. */
  readonly discard: readonly Card[];
  /** Who has the "+1" card in front of it (B16). */
  readonly plusOne: Seat | undefined;
  /** With whom the turns of this round end (B7). */
  readonly firstKnock: Seat | undefined;
  /** B11: the reckoning follows the turn that is being played. */
  readonly roundEnding: boolean;
  /** Ids that cards had before they vanished from sight in this round. */
  readonly retiredIds: readonly CardId[];
  /** Names the window that opened last; counts up whenever a fresh one opens. */
  readonly window: number;
  /** Names the window of the turn that is being played: trick and gamble share its clock, an exchange only interrupts it. */
  readonly turnWindow: number;
}

type CommandOf<T extends JackyCommand['type']> = Extract<JackyCommand, { readonly type: T }>;
export type TrickCommand = CommandOf<'trick'>;
export type SwapCommand = CommandOf<'swap'>;
export type GiveCommand = CommandOf<'give'>;
export type TipCommand = CommandOf<'tip'>;

export type JackyEvent = Of<typeof codecs.event>;
export type EventType = JackyEvent['type'];
export type EventOf<T extends EventType> = Extract<JackyEvent, { readonly type: T }>;

/** What one cat showed in a reckoning (B20). */
export type Reckoning = EventOf<'reckoned'>['cats'][number];

export type JackyView = Of<typeof codecs.view>;
export type PhaseView = JackyView['phase'];
