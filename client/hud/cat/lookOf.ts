import type { CatLook } from '../../../shared/table/people/catLook.ts';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';
import { EXAMPLE_CATS } from './exampleCats.ts';

/** Some cat for a seat that nobody has taken yet. */
export const lookOf = (seat: SeatSnapshot | undefined, place: number): CatLook =>
  seat === undefined || seat.kind === 'free'
    ? (EXAMPLE_CATS[place % EXAMPLE_CATS.length] ?? EXAMPLE_CATS[0])
    : seat.look;
