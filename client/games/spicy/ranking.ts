import type { Seat } from '../../../shared/engine/game.ts';
import type { Ending } from '../../../shared/games/spicy/index.ts';

const STEPS = 3;

/** Who stands on the podium, best first: winners, then by points. A second trophy wins whatever the points say (R26). */
export function ranking({ winners, scores }: Ending): readonly Seat[] {
  const rank = (seat: Seat, points: number): number => (winners.includes(seat) ? 1000 : 0) + points;
  return [...scores]
    .sort((a, b) => rank(b.seat, b.points) - rank(a.seat, a.points))
    .slice(0, STEPS)
    .map(({ seat }) => seat);
}
