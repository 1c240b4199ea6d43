/** Where cards can lie and where things can happen, by name: the layout of the scene knows the coordinates. */

import type { Seat } from '../../shared/engine/game.ts';
import type { CardId } from '../../shared/table/cards.ts';

/**
 * A pile or a row of cards, by the name of its zone: in the middle of the table, or before one seat. Every table has some zones
 * (scene/layout/zones.ts), and each game may bring more.
 */
export interface Place {
  readonly zone: string;
  readonly seat?: Seat | undefined;
}

/** The cards that a seat holds. */
export const HAND = 'hand';

export const shared = (zone: string): Place => ({ zone });
export const before = (seat: Seat, zone: string): Place => ({ zone, seat });
export const hand = (seat: Seat): Place => before(seat, HAND);

export const placeKey = ({ zone, seat }: Place): string => (seat === undefined ? zone : `${zone} ${seat}`);

/**
 * Which card of a place. Cards of other hands have no id, so one is picked by chance there: the viewer who holds the card and
 * everybody else are given the same step.
 */
export type Pick =
  | 'top'
  | 'bottom'
  | { readonly index: number }
  | { readonly id: CardId; readonly orByChance: number }
  | { readonly byChance: number };

export interface CardRef {
  readonly place: Place;
  readonly pick: Pick;
}

export const topOf = (place: Place): CardRef => ({ place, pick: 'top' });
export const cardOf = (place: Place, id: CardId, orByChance: number): CardRef => ({ place, pick: { id, orByChance } });

/** A point of the table that a paw, a look or an effect goes to. */
export type Spot =
  | { readonly at: 'place'; readonly place: Place }
  /** On the stack; later paws lie higher. */
  | { readonly at: 'stack'; readonly order: number }
  /** The wood before a seat. */
  | { readonly at: 'wood'; readonly seat: Seat }
  | { readonly at: 'face'; readonly seat: Seat }
  /** Over a cat's head. */
  | { readonly at: 'overhead'; readonly seat: Seat }
  /** Straight at whoever looks. */
  | { readonly at: 'audience' }
  /** High over the middle of the table. */
  | { readonly at: 'sky'; readonly across: number }
  /** High behind everybody: what bursts there covers nobody's face. */
  | { readonly at: 'backdrop'; readonly across: number }
  /** The card that is held up between these two. */
  | { readonly at: 'duel'; readonly one: Seat; readonly other: Seat };

export const audience: Spot = { at: 'audience' };
export const onStack: Spot = { at: 'stack', order: 0 };
export const faceOf = (seat: Seat): Spot => ({ at: 'face', seat });
export const overhead = (seat: Seat): Spot => ({ at: 'overhead', seat });
export const betweenThem = (one: Seat, other: Seat): Spot => ({ at: 'duel', one, other });
export const at = (place: Place): Spot => ({ at: 'place', place });
