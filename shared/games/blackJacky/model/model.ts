/** What a match of Black Jacky consists of: its state, what can be asked of it, what happens in it, what can be seen of it. */

import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import type { CardId } from '../../../table/ids.ts';
import type { Card, Seen, Unseen } from './cards.ts';

export const SEATS = { min: 2, max: 6 } as const;

export interface JackyOptions {
  /** B37. */
  readonly quickDuel: boolean;
  /** Who starts the first round (B2). A seat that the table turns out not to have is the same as 'random'. */
  readonly starter: Seat | 'random';
}

/** In the game with a heart; Wanted: out for now and tipping (B25); out for good (B31, B34). */
export const STANDINGS = ['in', 'wanted', 'out'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Cat {
  readonly standing: Standing;
  readonly hearts: number;
  /** Its heart is a black one (B31). */
  readonly lastChance: boolean;
  readonly knocked: boolean;
  readonly hand: readonly Card[];
  /** Cards whose trick was played, in order. A 5 among them lies face down (B15). */
  readonly laid: readonly Card[];
  /** Which cat it tipped before this round (B30). */
  readonly tip: Seat | undefined;
}

export interface Gift {
  readonly seat: Seat;
  readonly card: Card;
}

export type Phase =
  /** Between rounds: nobody acts. Never the phase in which a decision ends. */
  | { readonly kind: 'dealing' }
  /** The seats that still have to tip, the next one first (B30). */
  | { readonly kind: 'tipping'; readonly tippers: readonly Seat[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly trickPlayed: boolean }
  /** B13: the trickster's turn rests until both seats named have given a card. */
  | { readonly kind: 'giving'; readonly trickster: Seat; readonly seats: Pair; readonly gifts: readonly Gift[] }
  | { readonly kind: 'over'; readonly outcome: JackyOutcome };

export type Pair = readonly [Seat, Seat];

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

/** Where the top card for a swap comes from (B6). */
export const SOURCES = ['draw', 'discard'] as const;
export type Source = (typeof SOURCES)[number];

export type TrickCommand = { readonly type: 'trick'; readonly card: CardId; readonly targets?: readonly Seat[] };
export type SwapCommand = { readonly type: 'swap'; readonly card: CardId; readonly from: Source };
export type GiveCommand = { readonly type: 'give'; readonly card: CardId };
export type TipCommand = { readonly type: 'tip'; readonly seat: Seat };

export type JackyCommand =
  | TrickCommand
  | { readonly type: 'draw' }
  | SwapCommand
  | { readonly type: 'knock' }
  | GiveCommand
  | TipCommand
  | { readonly type: 'timeOut' };

/** Whose decision it was: the seat's own, or the game's because the time was up. */
export const DECIDERS = ['seat', 'clock'] as const;
export type Decider = (typeof DECIDERS)[number];

export const DRAW_REASONS = ['gamble', 'trick'] as const;
export const LOSS_REASONS = ['bust', 'lowest'] as const;
export const END_REASONS = ['lastStanding', 'nobodyLeft', 'quickDuel'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface JackyOutcome extends Outcome {
  readonly reason: EndReason;
}

/** What one cat showed in a reckoning (B20). */
export interface Reckoning {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly laid: readonly Card[];
  readonly plusOne: boolean;
  /** In tenths (B24). */
  readonly sum: number;
}

/** Facts, in the order in which they happened. Where a viewer may not know a card, `redact` leaves it unseen. */
export type JackyEvent =
  /** B1, B2. */
  | {
      readonly type: 'matchStarted';
      readonly options: JackyOptions;
      readonly seats: number;
      readonly hearts: number;
      readonly starter: Seat;
    }
  /** All cards are gathered. `tippers` tip now, in this order (B30). */
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly starter: Seat;
      readonly tippers: readonly Seat[];
    }
  | { readonly type: 'tipMade'; readonly seat: Seat; readonly on: Seat; readonly by: Decider }
  /** All 36 cards under new ids, the top card last (B3). */
  | { readonly type: 'deckShuffled'; readonly pile: readonly Seen[] }
  /** By seat, each in the order it got them; none for a cat that is not in. */
  | { readonly type: 'cardsDealt'; readonly hands: readonly (readonly Seen[])[] }
  | { readonly type: 'firstCardTurned'; readonly card: Card }
  /** `last`: the round was announced to end, this is the cat's only turn left (B7). */
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly last: boolean }
  /** `worth`: what the card counts from now on, in tenths (B15, B18). Without an effect nothing else follows (B42). */
  | {
      readonly type: 'trickLaid';
      readonly seat: Seat;
      readonly card: Card;
      readonly targets: readonly Seat[];
      readonly effect: boolean;
      readonly worth: number;
    }
  /** B11. */
  | { readonly type: 'roundEnding'; readonly seat: Seat }
  /** B12: whose knocks were undone, clockwise from the first. */
  | { readonly type: 'knocksUndone'; readonly seat: Seat; readonly knockers: readonly Seat[] }
  /** B13: both seats now choose. */
  | { readonly type: 'exchangeOpened'; readonly seat: Seat; readonly seats: Pair }
  | { readonly type: 'cardGiven'; readonly seat: Seat; readonly card: Seen; readonly by: Decider }
  /** In the order of `seats`: what each put down, and what each took up under a new id. The trickster's turn goes on. */
  | {
      readonly type: 'cardsExchanged';
      readonly trickster: Seat;
      readonly seats: Pair;
      readonly given: readonly [Seen, Seen];
      readonly received: readonly [Seen, Seen];
    }
  /** `reason`: its own gamble (B6), or somebody's 4 (B14). */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly card: Seen;
      readonly reason: (typeof DRAW_REASONS)[number];
    }
  /** B16. `from`: in front of whom it lay before. */
  | { readonly type: 'plusOnePlaced'; readonly seat: Seat; readonly from: Seat | undefined }
  /** B17. */
  | { readonly type: 'pileCardTurned'; readonly card: Card }
  /** B6. `aside` lies on the discard pile now; `taken` is in the hand: from the discard pile it is `picked` under a new id. */
  | {
      readonly type: 'cardSwapped';
      readonly seat: Seat;
      readonly aside: Card;
      readonly from: Source;
      readonly picked: Card | undefined;
      readonly taken: Seen;
    }
  /** `turnsLeft`: how many turns follow before the reckoning (B7). */
  | {
      readonly type: 'knocked';
      readonly seat: Seat;
      readonly first: boolean;
      readonly turnsLeft: number;
      readonly by: Decider;
    }
  /** B40: the discard pile but its top card, under new ids. */
  | { readonly type: 'pileReshuffled'; readonly pile: readonly Seen[] }
  /** B20-B22: everything is turned up. */
  | {
      readonly type: 'reckoned';
      readonly round: number;
      readonly cats: readonly Reckoning[];
      readonly why: (typeof LOSS_REASONS)[number];
      readonly losers: readonly Seat[];
    }
  | { readonly type: 'heartLost'; readonly seat: Seat; readonly black: boolean; readonly left: number }
  /** B25. */
  | { readonly type: 'wantedPosted'; readonly seat: Seat }
  /** B31. */
  | { readonly type: 'catOutForGood'; readonly seat: Seat }
  | { readonly type: 'tipPaid'; readonly seat: Seat; readonly on: Seat; readonly right: boolean }
  /** B31: back in the game. */
  | { readonly type: 'blackHeartGiven'; readonly seat: Seat }
  /** B34: the two who play it out, and who is out because of it. */
  | { readonly type: 'showdown'; readonly seats: Pair; readonly out: readonly Seat[] }
  | { readonly type: 'matchEnded'; readonly outcome: JackyOutcome };

export type EventType = JackyEvent['type'];
export type EventOf<T extends EventType> = Extract<JackyEvent, { readonly type: T }>;

/** A cat as a viewer sees it: the same, but for the hand. */
export interface CatView extends Omit<Cat, 'hand'> {
  readonly hand: readonly Seen[];
}

export type PhaseView =
  | Exclude<Phase, { readonly kind: 'giving' }>
  | {
      readonly kind: 'giving';
      readonly trickster: Seat;
      readonly seats: Pair;
      /** Who has chosen already. */
      readonly chosen: readonly Seat[];
      /** What the viewer itself has chosen; still in its hand. */
      readonly mine: CardId | undefined;
    };

export interface JackyView {
  readonly viewer: Viewer;
  readonly quickDuel: boolean;
  readonly round: number;
  readonly starter: Seat;
  readonly phase: PhaseView;
  readonly cats: readonly CatView[];
  readonly pile: readonly Unseen[];
  readonly discard: readonly Card[];
  readonly plusOne: Seat | undefined;
  readonly firstKnock: Seat | undefined;
  readonly roundEnding: boolean;
}

/** What is public in a state and in every view alike: enough to say what a trick can do. */
export interface Board {
  readonly cats: readonly (Pick<Cat, 'standing' | 'knocked'> & { readonly hand: { readonly length: number } })[];
  readonly pile: { readonly length: number };
  readonly discard: { readonly length: number };
  readonly plusOne: Seat | undefined;
}
