/** Stage directions: what is to be seen and heard, as plain data. A step says what and for how long, never how. */

import type { Seat } from '../../shared/engine/game.ts';
import type { CardId } from '../../shared/table/cards.ts';
import type { Emote } from '../../shared/table/talk.ts';
import type { Cue } from './cues.ts';
import type { Ease } from './ease.ts';
import type { CardRef, Place, Spot } from './place.ts';
import type { CardSides } from './tableau.ts';
import type { EffectKind, Figure, Light, Mood, ShotName } from './vocabulary.ts';
import type { Tone, Words } from './words.ts';

/** Seconds. */
export type Seconds = number;

interface Lasting {
  readonly duration: Seconds;
}

/** Somebody, or all cats but those named. */
export type Cast = readonly Seat[] | { readonly allBut: readonly Seat[] };

export type CardStep =
  /** A card goes to another place and the cards of both places close up. */
  | (Lasting & {
      readonly verb: 'slide';
      readonly card: CardRef;
      readonly to: Place;
      /** Where in that place; the top when it is left out. */
      readonly index?: number;
      /** What it turns out to be, where the viewer may know. */
      readonly sides?: CardSides;
      readonly id?: CardId;
      readonly up: boolean;
      readonly ease: Ease;
      /** How high it flies. */
      readonly arc: number;
    })
  /** Turned over where it lies; `present` holds it up before everybody instead of laying it down again. */
  | (Lasting & {
      readonly verb: 'flip';
      readonly card: CardRef;
      readonly sides?: CardSides;
      readonly up: boolean;
      readonly present: boolean;
      readonly ease: Ease;
    })
  /** Turned around in its own plane: a 6 becomes a 9. */
  | (Lasting & { readonly verb: 'spin'; readonly card: CardRef; readonly turns: number })
  | (Lasting & { readonly verb: 'shiver'; readonly card: CardRef; readonly strength: number })
  /** What lies in the middle of the table jumps, the nearer to the spot the higher. */
  | (Lasting & { readonly verb: 'jolt'; readonly spot: Spot; readonly strength: number })
  | (Lasting & { readonly verb: 'glow'; readonly card: CardRef })
  /** All cards of one place go to another, the top ones first, but for those that are kept on top. */
  | (Lasting & {
      readonly verb: 'sweep';
      readonly from: Place;
      readonly to: Place;
      readonly up: boolean;
      readonly keep: number;
    })
  | (Lasting & { readonly verb: 'shuffle'; readonly place: Place })
  /** The cards of a place go to where they belong there by now. */
  | (Lasting & { readonly verb: 'tidy'; readonly place: Place })
  /** New cards lie there; nothing moves. */
  | {
      readonly verb: 'bring';
      readonly duration: 0;
      readonly place: Place;
      readonly count: number;
      readonly sides: CardSides;
      readonly up: boolean;
      readonly figure?: Figure;
    }
  | { readonly verb: 'remove'; readonly duration: 0; readonly card: CardRef }
  /** A figure comes out of its card and floats before everybody. */
  | (Lasting & { readonly verb: 'rise'; readonly card: CardRef; readonly figure: Figure })
  /** It stands on its card again. */
  | (Lasting & { readonly verb: 'stand'; readonly card: CardRef })
  /** It cracks and falls to pieces. */
  | (Lasting & { readonly verb: 'shatter'; readonly card: CardRef });

export type CatStep =
  /** Comes in low with a card, presses it down, rolls off. Lands at `LANDS` of its duration, as the next two do. */
  | (Lasting & { readonly verb: 'put'; readonly seat: Seat; readonly spot: Spot })
  /** Raised, struck, squashed, taken back. */
  | (Lasting & { readonly verb: 'slap'; readonly seat: Seat; readonly spot: Spot })
  /** Too late: onto the paws that lie there, and off again. */
  | (Lasting & { readonly verb: 'pat'; readonly seat: Seat; readonly spot: Spot })
  /** Comes down like a slap and stays there. */
  | (Lasting & { readonly verb: 'lay'; readonly seat: Seat; readonly spot: Spot })
  /** Steals up and stays. */
  | (Lasting & { readonly verb: 'creep'; readonly seat: Seat; readonly spot: Spot })
  | (Lasting & { readonly verb: 'withdraw'; readonly seat: Seat })
  /** Draws everything under the paw towards its cat, but for this many cards on top. */
  | (Lasting & {
      readonly verb: 'rake';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly keep: number;
    })
  | (Lasting & { readonly verb: 'knock'; readonly seat: Seat; readonly spot: Spot })
  | (Lasting & { readonly verb: 'reach'; readonly seat: Seat; readonly spot: Spot })
  | (Lasting & { readonly verb: 'point'; readonly seat: Seat; readonly spot: Spot })
  | (Lasting & { readonly verb: 'wave'; readonly seat: Seat })
  | (Lasting & { readonly verb: 'feel'; readonly cast: Cast; readonly mood: Mood; readonly strength: number })
  | (Lasting & { readonly verb: 'look'; readonly cast: Cast; readonly spot: Spot })
  | (Lasting & { readonly verb: 'emote'; readonly seat: Seat; readonly emote: Emote })
  /** Takes what stands on a card with both paws and holds it up. */
  | (Lasting & { readonly verb: 'lift'; readonly seat: Seat; readonly card: CardRef })
  /** Walks around the table with it and comes back to its chair. */
  | (Lasting & { readonly verb: 'lapOfHonour'; readonly seat: Seat; readonly carrying: CardRef })
  /** The podium rises and takes these seats up, best first. */
  | (Lasting & { readonly verb: 'podium'; readonly ranks: readonly Seat[] });

export type RoomStep =
  | (Lasting & { readonly verb: 'light'; readonly light: Light; readonly to: number })
  | (Lasting & {
      readonly verb: 'camera';
      readonly shot: ShotName;
      readonly seat?: Seat;
      readonly rival?: Seat;
      readonly to: number;
    })
  | (Lasting & { readonly verb: 'shake'; readonly strength: number })
  /** Particles keep coming for its duration; 0 is one burst. */
  | (Lasting & { readonly verb: 'effect'; readonly kind: EffectKind; readonly spot: Spot; readonly scale: number })
  | { readonly verb: 'cue'; readonly duration: 0; readonly cue: Cue; readonly seat?: Seat; readonly level: number };

export type WordStep =
  /** Stays written for its duration: words that must be read do not move. */
  | (Lasting & { readonly verb: 'speak'; readonly seat: Seat; readonly words: Words; readonly tone: Tone })
  | (Lasting & { readonly verb: 'announce'; readonly words: Words; readonly tone: Tone; readonly below?: boolean })
  /** What was said and counted before is over. */
  | { readonly verb: 'clearWords'; readonly duration: 0 }
  /** The number beside a seat; stays until words are cleared or the table settles. */
  | { readonly verb: 'tally'; readonly duration: 0; readonly seat: Seat; readonly words: Words; readonly tone: Tone };

export type Step = CardStep | CatStep | RoomStep | WordStep;
export type Verb = Step['verb'];
export type StepOf<V extends Verb> = Extract<Step, { readonly verb: V }>;
