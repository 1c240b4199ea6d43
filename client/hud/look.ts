import type { CatLook } from '../../shared/table/catLook.ts';
import type { SeatSnapshot } from '../../shared/table/protocol.ts';
import { HOUSE_CATS } from './houseCats.ts';

/** Some cat for a seat that nobody has taken yet. */
export const lookOf = (seat: SeatSnapshot | undefined, place: number): CatLook =>
  seat === undefined || seat.kind === 'free' ? (HOUSE_CATS[place % HOUSE_CATS.length] ?? HOUSE_CATS[0]) : seat.look;
