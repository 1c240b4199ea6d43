/** Goes on with the legend of Spicy in a duel, among those who study it. */

import { keepCourse, resumeCourse } from './checkpoint.ts';
import type { Plan } from './course.ts';
import { League, type LeaguePlan } from './league.ts';
import type { TraitNets } from './seat.ts';
import { HUNTING, type PlainOrder, REPORT_EVERY, reportOn, STEPS } from './spicyCourse.ts';
import { spicyGround } from './spicyGround.ts';

const LESSONS: Omit<Plan, 'seed' | 'updates' | 'hidden' | 'start'> = {
  gamesAnUpdate: 256,
  selfPlay: 1,
  follow: 0.01,
  first: { rate: 0.001, entropy: 0.02, magnet: 0.05, ...STEPS },
  last: { rate: 0.0001, entropy: 0.01, magnet: 0.05, ...STEPS },
};
/** Searchers as strong as those that it is judged by: as many games, and for as long. */
const LEAGUE: LeaguePlan = {
  starts: ['nothing', 'learner'],
  life: 960,
  hunting: { ...HUNTING, hidden: 256, gamesAnUpdate: 128 },
  veterans: 12,
  veteranGames: 128,
};

export function trainStudied(order: PlainOrder, keep: (nets: TraitNets) => void): void {
  const { updates, until, seed, hidden, start, file } = order;
  const ground = spicyGround([2]);
  const league = new League(ground, { seed, updates, hidden, start, ...LESSONS }, LEAGUE);
  if (file !== undefined) resumeCourse(file, league);
  while (league.main.update < until) {
    league.attend();
    const { update } = league.main;
    if (update % REPORT_EVERY !== 0 && update !== until) continue;
    reportOn(ground, league.main);
    if (file !== undefined) keepCourse(file, league);
    keep(league.main.graduate());
  }
}
