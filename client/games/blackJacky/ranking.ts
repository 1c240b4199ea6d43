import type { Outcome, Seat } from '../../../shared/engine/game.ts';

const STEPS = 3;

/** Who stands on the podium, best first; nobody where nobody won (B36). */
export function ranking({ winners, scores }: Outcome): readonly Seat[] {
  if (winners.length === 0) return [];
  const rank = (seat: Seat, points: number): number => (winners.includes(seat) ? 1000 : 0) + points;
  return [...scores]
    .sort((a, b) => rank(b.seat, b.points) - rank(a.seat, a.points))
    .slice(0, STEPS)
    .map(({ seat }) => seat);
}
