/** What a game of Spicy consists of: options, state, commands, events and views. */

import type { Seat, Viewer } from '../../../engine/game.ts';
import type { KnownCard as KnownCardOf, SeenCard } from '../../../table/cards.ts';
import type { CardId } from '../../../table/ids.ts';
import type { SpiceItUp } from '../rules/spiceItUp/names.ts';
import type { Declaration, Face, Trait } from './cards.ts';

export const MANNERS = ['assisted', 'strict'] as const;
export type Manners = (typeof MANNERS)[number];

export const WORLDS_END_SHIFTS = ['short', 'standard', 'long'] as const;
export type WorldsEndShift = (typeof WORLDS_END_SHIFTS)[number];

export const SEATS = { min: 2, max: 6 } as const;
export const HAND_SIZE = 6;
export const TROPHIES = 3;

export interface SpicyOptions {
  readonly manners: Manners;
  /** The cards in force by name, or how many of them chance shall pick (R40). */
  readonly spiceItUp: readonly SpiceItUp[] | { readonly random: number };
  readonly worldsEnd: WorldsEndShift;
  readonly starter: Seat | 'random';
}

/** What was agreed before the deal and holds for the whole game. */
export interface Rules {
  readonly seats: number;
  readonly manners: Manners;
  readonly spiceItUp: readonly SpiceItUp[];
}

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

/** Where the game stands. All but `dealing` and `over` are windows, and `id` rises with each one that opens. */
export type Phase =
  | { readonly kind: 'dealing' }
  | { readonly kind: 'turn'; readonly id: number; readonly mustStart: boolean }
  | { readonly kind: 'reaction'; readonly id: number; readonly letGo: readonly Seat[] }
  | { readonly kind: 'lastCard'; readonly id: number; readonly letGo: readonly Seat[] }
  | { readonly kind: 'naming'; readonly id: number; readonly paw: Seat }
  | { readonly kind: 'over'; readonly ending: Ending };

export const END_REASONS = ['secondTrophy', 'thirdTrophy', 'worldsEnd'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Ending {
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
  readonly scores: readonly SeatScore[];
}

/** The parts add up to the points: won cards 1 each, trophies 10 each, hand cards -1 each (R28). */
export interface SeatScore {
  readonly seat: Seat;
  readonly points: number;
  readonly parts: { readonly cards: number; readonly trophies: number; readonly hand: number };
}

/** What everybody at the table sees alike. State and view hold it under the same names. */
export interface PublicBoard {
  readonly rules: Rules;
  /** Whose turn it is, or will be once the open window closes. */
  readonly turn: Seat;
  readonly phase: Phase;
  /** From the bottom to the top. */
  readonly stack: readonly LaidCard[];
  /** No turn has been taken since the top card was laid: it can still be copied (R46). */
  readonly fresh: boolean;
  /** Seats that have peeked since their last turn or copy (R30). */
  readonly peeked: readonly Seat[];
  /** Trophies of each seat. */
  readonly trophies: readonly number[];
  /** Every card that a challenge turned up, in that order (R17). */
  readonly revealed: readonly Face[];
}

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

export type KnownCard = KnownCardOf<Face>;

export interface SpicyView extends PublicBoard {
  readonly viewer: Viewer;
  /** The viewer's own cards; a watcher has none. */
  readonly hand: readonly KnownCard[];
  readonly handSizes: readonly number[];
  readonly wonSizes: readonly number[];
  /** Cards in the draw deck, World's End not counted (R1). */
  readonly deckSize: number;
}

export type SpicyCommand =
  | PlayCommand
  | CopyCommand
  | { readonly type: 'pass' }
  | { readonly type: 'paw' }
  | { readonly type: 'name'; readonly trait: Trait }
  | { readonly type: 'letGo' }
  | { readonly type: 'peek' }
  | { readonly type: 'timeOut' };

export type PlayCommand = Laying & { readonly type: 'play'; readonly declare: Declaration };
export type CopyCommand = Laying & { readonly type: 'copy' };

export type Laying = {
  readonly card: CardId;
  readonly lastCall?: true;
  readonly extras?: readonly CardId[];
};

/** What a paw claims: one trait, that a copy is not right in both (R47), or nothing in time (R14). */
export const CALLS = ['number', 'spice', 'wrong', 'nothing'] as const;
export type Call = (typeof CALLS)[number];

export const PASS_CAUSES = ['chosen', 'timeOut', 'penalty'] as const;
export type PassCause = (typeof PASS_CAUSES)[number];

export const DRAW_REASONS = ['pass', 'penalty', 'loser', 'trophy', 'exchange'] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

export const SLIPS = ['illegalDeclaration', 'lastCallForgotten'] as const;
export type Slip = (typeof SLIPS)[number];

/** The shuffled cards; `faceDown` for everybody who is at the table. */
export type ShuffledDeck =
  | { readonly kind: 'open'; readonly faces: readonly Face[]; readonly order: readonly CardId[] }
  | { readonly kind: 'faceDown'; readonly size: number };

export type SpicyEvent =
  | ({ readonly type: 'matchStarted'; readonly worldsEnd: WorldsEndShift; readonly starter: Seat } & Rules)
  | { readonly type: 'deckShuffled'; readonly deck: ShuffledDeck }
  | { readonly type: 'cardsDealt'; readonly hands: readonly (readonly SeenCard<Face>[])[] }
  /** How many cards lie above World's End: secret until it shows. */
  | { readonly type: 'worldsEndSlidIn'; readonly above: number | undefined }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly mustStart: boolean }
  | CardPlayed
  /** The card and its extras are back in the hand (R10, R19). */
  | {
      readonly type: 'declarationPunished';
      readonly seat: Seat;
      readonly slip: Slip;
      readonly declare: Declaration;
      readonly copy: boolean;
      readonly cards: readonly SeenCard<Face>[];
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cause: PassCause }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly reason: DrawReason;
      readonly cards: readonly SeenCard<Face>[];
    }
  | { readonly type: 'cardLetGo'; readonly seat: Seat }
  /** `owner` laid the card under the paw. With `naming` a trait is still to be named; a copy is turned at once (R47). */
  | { readonly type: 'pawLaid'; readonly seat: Seat; readonly owner: Seat; readonly naming: boolean }
  | { readonly type: 'traitNamed'; readonly seat: Seat; readonly trait: Trait }
  | CardRevealed
  | { readonly type: 'stackWon'; readonly seat: Seat; readonly cards: number }
  /** `trophies` is what the seat has now, `remaining` what is left beside the deck. */
  | { readonly type: 'trophyTaken'; readonly seat: Seat; readonly trophies: number; readonly remaining: number }
  | { readonly type: 'raidStarted'; readonly seat: Seat }
  | { readonly type: 'raidWon'; readonly seat: Seat; readonly cards: number }
  /** The raider's paw comes off the stack without a card. */
  | { readonly type: 'raidVoided'; readonly seat: Seat }
  | { readonly type: 'peeked'; readonly seat: Seat }
  | { readonly type: 'worldsEndShown' }
  | { readonly type: 'matchEnded'; readonly ending: Ending };

/** Laid on the stack, face down, by a `play` or a `copy`; the turn goes to the left of `seat`. */
export interface CardPlayed {
  readonly type: 'cardPlayed';
  readonly seat: Seat;
  readonly card: CardId;
  readonly declare: Declaration;
  readonly copy: boolean;
  readonly last: boolean;
  readonly extras: readonly CardId[];
}

/** The challenged card of `owner` is turned up for everybody (R15). */
export interface CardRevealed {
  readonly type: 'cardRevealed';
  readonly owner: Seat;
  readonly challenger: Seat;
  readonly card: CardId;
  readonly face: Face;
  readonly declare: Declaration;
  readonly call: Call;
  readonly numberRight: boolean;
  readonly spiceRight: boolean;
  readonly winner: Seat;
  readonly loser: Seat;
}
