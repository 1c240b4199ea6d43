/** The table at rest, as a pure function of a view makes it: what is seen once every movement is over or left out. */

import type { Seat } from '../../shared/engine/game.ts';
import type { CardId } from '../../shared/table/cards.ts';
import type { Place, Spot } from './place.ts';
import type { Figure, Light, Mood } from './vocabulary.ts';
import type { Captions } from './words.ts';

/** A drawing in the game's atlas. */
export type Cell = number;

/** Both sides of a card. One whose face nobody may know here has its back on both: nothing to peek at in the scene's memory. */
export interface CardSides {
  readonly front: Cell;
  readonly back: Cell;
}

export interface ShownCard extends CardSides {
  readonly up: boolean;
  readonly id?: CardId;
  /** What stands on it. */
  readonly figure?: Figure;
  /** Its front is seen through its back: for who may know every card of a match that is over. */
  readonly glass?: boolean;
}

export interface Pile {
  readonly place: Place;
  /** From the bottom to the top, or from left to right. */
  readonly cards: readonly ShownCard[];
}

export interface CatAtRest {
  readonly mood: Mood;
  /** Where its paw lies, unless it rests before the cat. */
  readonly paw?: Spot;
}

export interface Tableau {
  readonly piles: readonly Pile[];
  readonly cats: readonly CatAtRest[];
  /** What every cat looks at. */
  readonly gaze: Spot;
  readonly light: { readonly [light in Light]?: number };
  readonly captions: Captions;
  /** Seats on the winners' podium, best first, once a match is over. */
  readonly podium: readonly Seat[];
}
