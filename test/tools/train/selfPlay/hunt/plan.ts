/** How the legend of a duel learns to hunt: to take more from those from whom more can be won. */

import type { Name } from '../company.ts';
import type { Plan } from '../course.ts';

export type Lessons = Omit<Plan, 'seed' | 'updates' | 'hidden' | 'start' | 'gamesAnUpdate' | 'selfPlay'>;

export interface RivalPlan {
  readonly hidden: number;
  /** Updates until another one takes its place. */
  readonly life: number;
  readonly lessons: Lessons;
}

export interface HuntPlan {
  readonly hidden: number;
  readonly updates: number;
  readonly gamesAnUpdate: number;
  readonly lessons: Lessons;
  /** From whom more can be won, and how often each of them is met. */
  readonly weak: { readonly [name in Name]?: number };
  /** Which part of the games is played against them, against rivals, against its own minds, and against who was a rival once. */
  readonly met: { readonly weak: number; readonly rivals: number; readonly minds: number; readonly past: number };
  readonly rival: RivalPlan;
  /** What deeds tell is learned anew after so many updates, from so many matches. */
  readonly tells: { readonly every: number; readonly matches: number };
  /** What the legend takes for told of somebody who has not done anything: it meets more of the weak than it learned with. */
  readonly before: number;
  /** Kept after every so many updates. */
  readonly keptEvery: number;
  readonly judged: number;
}

export const HUNT_PLAN: HuntPlan = {
  hidden: 160,
  updates: 3600,
  gamesAnUpdate: 512,
  lessons: {
    follow: 0.02,
    first: { rate: 0.0015, entropy: 0.015, magnet: 0.03, rounds: 2, lessonsAStep: 1024 },
    last: { rate: 0.0001, entropy: 0.01, magnet: 0.03, rounds: 2, lessonsAStep: 1024 },
  },
  // More often those from whom it is hardest to take as much as from the others.
  weak: { heur: 8, heur2t: 8, evPool: 3, bigCat: 2, alleyCat: 1, kitten: 1, raceToEmpty: 1, alwaysLie: 1 },
  met: { weak: 0.43, rivals: 0.37, minds: 0.06, past: 0.14 },
  rival: {
    hidden: 256,
    life: 800,
    lessons: {
      follow: 0.06,
      first: { rate: 0.002, entropy: 0.008, magnet: 0, rounds: 4, lessonsAStep: 1024 },
      last: { rate: 0.0005, entropy: 0.001, magnet: 0, rounds: 4, lessonsAStep: 1024 },
    },
  },
  tells: { every: 50, matches: 16_000 },
  before: 75,
  keptEvery: 100,
  judged: 600,
};
