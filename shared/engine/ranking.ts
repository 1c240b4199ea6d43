/** Who came where. Winners come before everybody else, whatever the points say: in some games something else than points wins. */

import type { Outcome, Score, Seat } from './game.ts';

type Standing<S extends Score> = { readonly winners: readonly Seat[]; readonly scores: readonly S[] };

const STEPS_OF_PODIUM = 3;

/** Says which of two with the same points came further: the higher one. */
export type TieBreak = (score: Score) => number;

/** Everybody's score, best first. */
export function ranked<S extends Score>({ winners, scores }: Standing<S>, tie: TieBreak = () => 0): readonly S[] {
  const won = ({ seat }: Score): number => (winners.includes(seat) ? 1 : 0);
  return [...scores].sort((a, b) => won(b) - won(a) || b.points - a.points || tie(b) - tie(a));
}

/** Who stands on the podium, best first; nobody where nobody won. */
export function podiumOf(outcome: Omit<Outcome, 'reason'>, tie?: TieBreak): readonly Seat[] {
  if (outcome.winners.length === 0) return [];
  return ranked(outcome, tie)
    .slice(0, STEPS_OF_PODIUM)
    .map(({ seat }) => seat);
}
