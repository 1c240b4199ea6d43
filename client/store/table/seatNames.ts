import type { SeatSnapshot } from '../../../shared/table/protocol.ts';

/** Two strangers may bring the same name: in a log that says who lied, the second has to be somebody else. */
export function toldApart(seats: readonly SeatSnapshot[]): readonly SeatSnapshot[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'free') return seat;
    const sound = seat.name.toLowerCase();
    const count = (met.get(sound) ?? 0) + 1;
    met.set(sound, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name} ${count}` };
  });
}
