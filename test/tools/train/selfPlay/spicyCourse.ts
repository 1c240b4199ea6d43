/** Trains the legend of Spicy without variants for more than two, and looks for best responses to it. */

import type { Table } from '../../../../shared/games/spicy/bots/tables.ts';
import { keepCourse, resumeCourse } from './checkpoint.ts';
import { companyOf, judged } from './company.ts';
import { Course, guestOf, type Plan, shareAgainst } from './course.ts';
import type { Guest } from './ground.ts';
import type { TraitNets } from './seat.ts';
import { deceivingGround, spicyGround } from './spicyGround.ts';
import type { Player } from './spicyTable.ts';

/** Which tables a course is about; the first is the one that it is judged at. */
export const SEATS: { readonly [table in Table]: readonly number[] } = {
  duel: [2],
  table: [4, 6, 4, 6, 3, 5],
  crowd: [6, 5],
};
/** What a searcher may play for each of its updates. */
const GAMES_AN_UPDATE: { readonly [table in Table]: number } = { duel: 128, table: 64, crowd: 48 };

/** Whom it meets beside itself: those that it is measured against, and some with one trick each. */
const COMPANY = { heur: 3, heur2t: 3, evPool: 3, bigCat: 3, alleyCat: 1, raceToEmpty: 1, alwaysLie: 1 };

const STEPS = { rounds: 1, lessonsAStep: 1024 };
const LESSONS: Omit<Plan, 'seed' | 'updates' | 'hidden'> = {
  gamesAnUpdate: 96,
  selfPlay: 0.7,
  follow: 0.01,
  first: { rate: 0.002, entropy: 0.04, magnet: 0.05, ...STEPS },
  last: { rate: 0.0002, entropy: 0.01, magnet: 0.05, ...STEPS },
};
/** Hidden units of who starts from nothing to look for a best response: more than either mind of the legend has. */
export const LARGER = 256;

/** A best response need not mix, and takes more from each game. */
const SEARCHING: Pick<Plan, 'first' | 'last' | 'follow' | 'selfPlay'> = {
  first: { rate: 0.002, entropy: 0.008, magnet: 0, rounds: 4, lessonsAStep: 1024 },
  last: { rate: 0.0002, entropy: 0.0008, magnet: 0, rounds: 4, lessonsAStep: 1024 },
  follow: 0.06,
  selfPlay: 0,
};

export interface PlainOrder {
  readonly table: Exclude<Table, 'duel'>;
  readonly updates: number;
  readonly until: number;
  readonly seed: number;
  readonly hidden: number;
  readonly start: TraitNets | undefined;
  /** Where the course is kept; with the same file it goes on. */
  readonly file: string | undefined;
}

export function trainPlain(order: PlainOrder, keep: (nets: TraitNets) => void): void {
  const { table, updates, until, seed, hidden, start, file } = order;
  const ground = spicyGround(SEATS[table]);
  const course = new Course(ground, { seed, updates, hidden, start, ...LESSONS });
  if (file !== undefined) resumeCourse(file, course);
  const guests = companyOf(COMPANY);
  while (course.update < until) {
    course.attend(guests);
    const done = course.update;
    if (done % 100 !== 0 && done !== until) continue;
    say(`update ${done}: ${judged(ground, guestOf(ground, 'learner', course.graduate()), 300, seed)}`);
    if (file !== undefined) keepCourse(file, course);
    keep(course.graduate());
  }
}

export interface Search {
  readonly table: Table;
  readonly target: Guest<Player>;
  /** Who says in the end how often it wins, where that is not the target itself. */
  readonly judge?: Guest<Player>;
  /** Where it starts; from nothing with nets of `hidden` units else. */
  readonly start?: TraitNets | undefined;
  /** Reads whether it is hunted, too. */
  readonly deceiving?: boolean;
  readonly updates: number;
  readonly seed: number;
  readonly hidden?: number | undefined;
  readonly games?: number;
  readonly onShare?: (update: number, share: number) => void;
}

/** A learner that meets nobody but the target, and how often it wins in the end. */
export function respondTo({
  table,
  target,
  judge = target,
  start,
  deceiving = false,
  updates,
  seed,
  hidden = 48,
  games = 1000,
  onShare,
}: Search) {
  const ground = deceiving ? deceivingGround() : spicyGround(SEATS[table].slice(0, 1));
  const seats = ground.seats[0] as number;
  const course = new Course(ground, {
    ...SEARCHING,
    seed,
    updates,
    hidden,
    gamesAnUpdate: GAMES_AN_UPDATE[table],
    start,
  });
  const shareNow = (count: number): number =>
    shareAgainst(ground, guestOf(ground, 'searcher', course.graduate()), judge, seats, count, 99);
  for (let update = 1; update <= updates; update += 1) {
    course.attend([target]);
    if (onShare !== undefined && update % 40 === 0 && update < updates) onShare(update, shareNow(500));
  }
  return { nets: course.graduate(), share: shareNow(games), games };
}

const say = (text: string): void => console.log(`${(process.cpuUsage().user / 1e6).toFixed(0)} s, ${text}`);
