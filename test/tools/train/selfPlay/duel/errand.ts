/** What a thread of the duel's training does: one of the minds goes on learning, or somebody from nothing studies them all. */

import { workerData } from 'node:worker_threads';
import { keepCourse, resumeCourse } from '../checkpoint.ts';
import { companyOf } from '../company.ts';
import { Course, guestByLot, guestOf } from '../course.ts';
import { keepNets, keptNets } from '../netsFile.ts';
import { LARGER, respondTo } from '../spicyCourse.ts';
import { spicyGround } from '../spicyGround.ts';
import type { Schooling } from './plan.ts';

interface Learning {
  readonly kind: 'learning';
  readonly schooling: Schooling;
  readonly seed: number;
  readonly hidden: number;
  /** Of the whole course; this errand ends at `until`. */
  readonly updates: number;
  readonly until: number;
  /** Nets to start from. */
  readonly start: string | undefined;
  /** Nets of others whom it meets, and how often. */
  readonly others: readonly { readonly file: string; readonly times: number }[];
  /** Where the course is kept, so that it goes on where it was broken off. */
  readonly course: string;
}

interface Studying {
  readonly kind: 'studying';
  readonly targets: readonly string[];
  readonly seed: number;
  readonly updates: number;
}

/** Done when this file is there. */
export type Errand = (Learning | Studying) & { readonly into: string };

const KEPT_EVERY = 100;

const ground = spicyGround([2]);
const errand: Errand = workerData;
if (errand.kind === 'learning') learn(errand, errand.into);
else study(errand, errand.into);

function learn({ schooling, seed, hidden, updates, until, start, others, course: file }: Learning, into: string): void {
  const { lessons, company } = schooling;
  const guests = [
    ...companyOf(company),
    ...others.flatMap(({ file: nets, times }) => Array(times).fill(guestOf(ground, nets, keptNets(nets)))),
  ];
  const course = new Course(ground, {
    ...lessons,
    seed,
    hidden,
    updates,
    start: start === undefined ? undefined : keptNets(start),
  });
  resumeCourse(file, course);
  while (course.update < until) {
    course.attend(guests);
    if (course.update % KEPT_EVERY === 0 || course.update === until) keepCourse(file, course);
  }
  keepNets(into, course.graduate());
}

function study({ targets, seed, updates }: Studying, into: string): void {
  const target = guestByLot(ground, 'studied', targets.map(keptNets));
  const { nets, share } = respondTo({ table: 'duel', target, updates, seed, hidden: LARGER, games: 1000 });
  console.log(`a student wins ${(100 * share).toFixed(1)}%`);
  keepNets(into, nets);
}
