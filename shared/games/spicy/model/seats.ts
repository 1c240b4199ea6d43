import type { Seat } from '../../../engine/game.ts';

/** The next seat clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat;
