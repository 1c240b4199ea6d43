/** Tables with a seat of one's own, as the server knows them: also from another tab, and after the browser was closed. */

import { createStore } from 'zustand/vanilla';
import type { OwnSeat } from '../../../shared/table/api.ts';

interface OwnSeats {
  readonly seats: readonly OwnSeat[];
  /** Given up on purpose a moment ago, which the server may not have heard yet. */
  readonly left: string | undefined;
}

export const ownSeatsStore = createStore<OwnSeats>(() => ({ seats: [], left: undefined }));

/** The one to go back to. */
export const seatToReturnTo = ({ seats, left }: OwnSeats): OwnSeat | undefined =>
  seats.find(({ table }) => table !== left);
