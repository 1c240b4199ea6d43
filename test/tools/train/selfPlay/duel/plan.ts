/**
 * How the legend of a duel learns. It is two minds, and lots say which of them plays a match: they learn apart, so that they have
 * different weak places, and whoever studies one of them has studied the wrong one half of the time.
 */

import type { Name } from '../company.ts';
import type { Plan } from '../course.ts';

export type Lessons = Omit<Plan, 'seed' | 'updates' | 'hidden' | 'start'>;

export interface Schooling {
  readonly lessons: Lessons;
  /** Whom it meets beside itself, and how often. */
  readonly company: { readonly [name in Name]?: number };
}

export interface DuelPlan {
  readonly hidden: number;
  /** Updates that each mind learns by itself. */
  readonly updates: number;
  /** After them, how often both go on, in a company that grows by who has studied them. */
  readonly rounds: number;
  readonly updatesARound: number;
  readonly first: readonly Schooling[];
  readonly later: Schooling;
  /** Between two rounds so many start from nothing, study the two for so many updates, and join. */
  readonly students: number;
  readonly studies: number;
  /** How often each student is met, beside the numbers of `company`, and the other mind as it was before the round. */
  readonly metStudent: number;
  readonly metOther: number;
  /** How many games after a round, against each judge, tell how it does. */
  readonly judged: number;
}

const STEPS = { rounds: 1, lessonsAStep: 1024 };

/** Large batches, many of them, small last steps and a seat with habits in most games: without those a larger net won up to 73% after 960 updates. */
const ALONE: Lessons = {
  gamesAnUpdate: 512,
  selfPlay: 1,
  withHabits: [0.6, 0.6],
  follow: 0.005,
  first: { rate: 0.003, entropy: 0.05, magnet: 0.05, ...STEPS },
  last: { rate: 0.0001, entropy: 0.01, magnet: 0.05, ...STEPS },
};

/** In smaller steps: what a searcher with rollouts takes lies in differences that large steps drown. */
const LATER: Lessons = {
  gamesAnUpdate: 512,
  selfPlay: 0.7,
  withHabits: [0.5, 0.3],
  follow: 0.003,
  first: { rate: 0.0012, entropy: 0.015, magnet: 0.05, ...STEPS },
  last: { rate: 0.00005, entropy: 0.01, magnet: 0.05, ...STEPS },
};

/** Those that it is measured against, and some with one trick each: people who play like that shall find it strong as well. */
const COMPANY = { heur: 3, heur2t: 3, evPool: 3, bigCat: 3, alleyCat: 1, kitten: 1, raceToEmpty: 1, alwaysLie: 1 };
/** Few of them in the end: whoever learns to take the most from the weak is read more easily. */
const SMALL_COMPANY = { heur: 1, heur2t: 1, evPool: 1, bigCat: 1 };

export const DUEL_PLAN: DuelPlan = {
  hidden: 192,
  updates: 4000,
  rounds: 5,
  updatesARound: 450,
  first: [
    { lessons: ALONE, company: {} },
    { lessons: { ...ALONE, selfPlay: 0.85 }, company: COMPANY },
  ],
  later: { lessons: LATER, company: SMALL_COMPANY },
  students: 2,
  studies: 960,
  metStudent: 2,
  metOther: 4,
  judged: 600,
};
