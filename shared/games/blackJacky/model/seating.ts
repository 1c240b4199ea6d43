/** Who is in, who is open, and who comes next: the same questions for a state and for a view. */

import { type Seat, seat } from '../../../engine/game.ts';
import type { Card, Seen } from './cards.ts';
import type { Standing } from './terms.ts';

/** A cat as a viewer sees it. */
export interface CatView {
  readonly standing: Standing;
  readonly hearts: number;
  /** Its heart is a black one (B31). */
  readonly lastChance: boolean;
  readonly knocked: boolean;
  readonly hand: readonly Seen[];
  /** Cards whose trick was played, in order. A 5 among them lies face down (B15). */
  readonly laid: readonly Card[];
  /** Which cat it tipped before this round (B30). */
  readonly tip: Seat | undefined;
}

export interface Cat extends CatView {
  readonly hand: readonly Card[];
}

/** What is public in a state and in every view alike: enough to say what a trick can do. */
export interface Board {
  readonly cats: readonly (Pick<Cat, 'standing' | 'knocked'> & { readonly hand: { readonly length: number } })[];
  readonly pile: { readonly length: number };
  readonly discard: { readonly length: number };
  readonly plusOne: Seat | undefined;
}

type Placed = Pick<Cat, 'standing'>;

export const isIn = (cat: Placed | undefined): boolean => cat?.standing === 'in';

export const isWanted = (cat: Placed): boolean => cat.standing === 'wanted';

export const isOpen = (cat: (Placed & Pick<Cat, 'knocked'>) | undefined): boolean =>
  cat !== undefined && cat.standing === 'in' && !cat.knocked;

/** Everything below walks clockwise. */
export const seatAfter = (from: Seat, steps: number, seats: number): Seat => seat((from + steps) % seats);

/** The next cat that is in; the cat itself where no other is. */
export function nextIn(cats: readonly Placed[], from: Seat): Seat {
  for (let steps = 1; steps < cats.length; steps += 1) {
    const next = seatAfter(from, steps, cats.length);
    if (isIn(cats[next])) return next;
  }
  return from;
}

/** The next open cat; the cat itself where no other is (B14). */
export function nextOpen(cats: Board['cats'], from: Seat): Seat {
  for (let steps = 1; steps < cats.length; steps += 1) {
    const next = seatAfter(from, steps, cats.length);
    if (isOpen(cats[next])) return next;
  }
  return from;
}

/** All seats whose cat passes, from `from` on and with it. */
export function seatsFrom<T>(cats: readonly T[], from: Seat, passes: (cat: T) => boolean): readonly Seat[] {
  const found: Seat[] = [];
  for (let steps = 0; steps < cats.length; steps += 1) {
    const next = seatAfter(from, steps, cats.length);
    const cat = cats[next];
    if (cat !== undefined && passes(cat)) found.push(next);
  }
  return found;
}

export const seatsIn = (cats: readonly Placed[]): readonly Seat[] => seatsFrom(cats, seat(0), isIn);
export const openSeats = (cats: Board['cats']): readonly Seat[] => seatsFrom(cats, seat(0), isOpen);

/** The cat at a seat that is known to exist. */
export function catAt<T>(cats: readonly T[], at: Seat): T {
  const cat = cats[at];
  if (cat === undefined) throw new Error(`No cat sits at ${at} of ${cats.length}`);
  return cat;
}
