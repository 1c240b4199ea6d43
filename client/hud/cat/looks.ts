/** Cats of our own: for who has not chosen a look yet, and for lessons. */

import type { CatLook } from '../../../shared/table/people/catLook.ts';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';

const plain = { coat: 'classic', pattern: 'classic', ears: 'classic', cheeks: 'classic', badge: 'none' } as const;

export const EXAMPLE_CATS: readonly [CatLook, CatLook, CatLook] = [
  { ...plain, species: 'snowLeopard', eyes: 'blue', neckwear: 'bandana', headwear: 'none', cloth: 'purple' },
  { ...plain, species: 'tiger', eyes: 'gold', neckwear: 'bandana', headwear: 'none', cloth: 'blue' },
  { ...plain, species: 'lion', eyes: 'amber', neckwear: 'bandana', headwear: 'none', cloth: 'red' },
];

/** Some cat for a seat that nobody has taken yet. */
export const lookOf = (seat: SeatSnapshot | undefined, place: number): CatLook =>
  seat === undefined || seat.kind === 'free'
    ? (EXAMPLE_CATS[place % EXAMPLE_CATS.length] ?? EXAMPLE_CATS[0])
    : seat.look;
