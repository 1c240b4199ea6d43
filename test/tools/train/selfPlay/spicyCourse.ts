/** Trains the legend of Spicy without variants for one size of table, and looks for best responses to it. */

import { alleyCat } from '../../../../shared/games/spicy/bots/alleyCat.ts';
import { bigCat } from '../../../../shared/games/spicy/bots/bigCat.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import type { Table } from '../../../../shared/games/spicy/bots/tables.ts';
import { EXPLOITERS } from '../../arena/spicy/exploiters.ts';
import { FROZEN } from '../../arena/spicy/frozen/index.ts';
import { keepCourse, resumeCourse } from './checkpoint.ts';
import { Course, guestOf, type Plan, shareAgainst } from './course.ts';
import type { Guest } from './ground.ts';
import { Students } from './searchers/students.ts';
import type { TraitNets } from './seat.ts';
import { mindGuest, spicyGround } from './spicyGround.ts';
import type { Player } from './spicyTable.ts';

/** Which tables a course is about; the first is the one that it is judged at. */
export const SEATS: { readonly [table in Table]: readonly number[] } = {
  duel: [2],
  table: [4, 6, 4, 6, 3, 5],
  crowd: [6, 5],
};
/** What a searcher may play for each of its updates. */
const GAMES_AN_UPDATE: { readonly [table in Table]: number } = { duel: 128, table: 64, crowd: 48 };

/**
 * Those whom it meets beside itself where more than two sit, and how often: the ones that it is measured against, and some with
 * one trick each. In a duel it meets nobody else: whoever learns to take the most from the weak has habits, even if they are only a
 * fifth of its games.
 */
const MINDS: { readonly [name: string]: { readonly mind: Mind; readonly times: number } } = {
  heur: { mind: FROZEN.heur, times: 3 },
  heur2t: { mind: FROZEN.heur2t, times: 3 },
  evPool: { mind: FROZEN.evPool, times: 3 },
  bigCat: { mind: bigCat, times: 3 },
  alleyCat: { mind: alleyCat, times: 1 },
  raceToEmpty: { mind: EXPLOITERS.raceToEmpty, times: 1 },
  alwaysLie: { mind: EXPLOITERS.alwaysLie, times: 1 },
};
const JUDGES = ['heur', 'heur2t', 'evPool', 'bigCat'];

type Lessons = Omit<Plan, 'seed' | 'updates' | 'hidden' | 'start'>;

const STEPS = { rounds: 1, lessonsAStep: 1024 };
const AMONG_OTHERS: Lessons = {
  gamesAnUpdate: 96,
  selfPlay: 0.7,
  follow: 0.01,
  first: { rate: 0.002, entropy: 0.04, magnet: 0.05, ...STEPS },
  last: { rate: 0.0002, entropy: 0.01, magnet: 0.05, ...STEPS },
};
/** In a duel large batches, many of them, small last steps and a seat with habits in most games: without those a larger net won up to 73% after 960 updates. */
const LESSONS: { readonly [table in Table]: Lessons } = {
  duel: {
    gamesAnUpdate: 512,
    selfPlay: 1,
    withHabits: [0.6, 0.6],
    follow: 0.005,
    first: { rate: 0.003, entropy: 0.05, magnet: 0.05, ...STEPS },
    last: { rate: 0.0001, entropy: 0.01, magnet: 0.05, ...STEPS },
  },
  table: AMONG_OTHERS,
  crowd: AMONG_OTHERS,
};
/** Goes on from nets of a duel, in smaller steps: what a searcher with rollouts takes lies in differences that large steps drown. */
const GOING_ON: Lessons = {
  gamesAnUpdate: 512,
  selfPlay: 1,
  withHabits: [0.5, 0.3],
  follow: 0.003,
  first: { rate: 0.0012, entropy: 0.015, magnet: 0.05, ...STEPS },
  last: { rate: 0.00005, entropy: 0.01, magnet: 0.05, ...STEPS },
};
/** The same in a company that grows by who has studied it: what a larger net takes is where the learner never was. */
const STUDIED: Lessons = { ...GOING_ON, selfPlay: 0.75, last: { ...GOING_ON.last, rate: 0.00003 } };
const STUDIES = { every: 450, updates: 960 };
/** Hidden units of who starts from nothing to look for a best response: more than either half of the legend has. */
export const LARGER = 256;

/** A best response need not mix, and takes more from each game. */
const HUNTING: Pick<Plan, 'first' | 'last' | 'follow' | 'selfPlay'> = {
  first: { rate: 0.002, entropy: 0.008, magnet: 0, rounds: 4, lessonsAStep: 1024 },
  last: { rate: 0.0002, entropy: 0.0008, magnet: 0, rounds: 4, lessonsAStep: 1024 },
  follow: 0.06,
  selfPlay: 0,
};

export interface PlainOrder {
  readonly table: Table;
  readonly updates: number;
  readonly until: number;
  readonly seed: number;
  readonly hidden: number;
  readonly start: TraitNets | undefined;
  /** Whether those who study the course join those whom it meets. */
  readonly students: boolean;
  /** Where the course is kept; with the same file it goes on. */
  readonly file: string | undefined;
}

export async function trainPlain(order: PlainOrder, keep: (nets: TraitNets) => void): Promise<void> {
  const { table, updates, until, seed, hidden, start, file } = order;
  const ground = spicyGround(SEATS[table]);
  const seats = ground.seats[0] as number;
  const course = new Course(ground, { seed, updates, hidden, start, ...lessonsFor(order) });
  if (file !== undefined) resumeCourse(file, course);
  const folder = file === undefined ? undefined : `${file}.students`;
  const students = order.students ? new Students(ground, { ...STUDIES, end: updates }, seed, folder) : undefined;
  let guests = students === undefined ? guestsOf(table) : await students.at(course.update, () => course.graduate());
  while (course.update < until) {
    course.attend(guests);
    const done = course.update;
    if (students !== undefined && done % STUDIES.every === 0 && done < until)
      guests = await students.at(done, () => course.graduate());
    if (done % 100 !== 0 && done !== until) continue;
    const one = guestOf(ground, 'learner', course.graduate());
    const found = JUDGES.map((name) => {
      const judge = mindGuest(name, (MINDS[name] as (typeof MINDS)[string]).mind);
      return `${name} ${percent(shareAgainst(ground, one, judge, seats, 300, seed))}`;
    });
    say(`update ${done}: ${found.join(', ')}`);
    if (file !== undefined) keepCourse(file, course);
    keep(course.graduate());
  }
  students?.close();
}

function lessonsFor({ table, start, students }: PlainOrder): Lessons {
  if (students && (table !== 'duel' || start === undefined))
    throw new Error('Students are for a duel that goes on: with --files or --from');
  if (students) return STUDIED;
  return table === 'duel' && start !== undefined ? GOING_ON : LESSONS[table];
}

/** Whom a learner meets beside itself and those who study it. */
const guestsOf = (table: Table): readonly Guest<Player>[] =>
  LESSONS[table].selfPlay === 1
    ? []
    : Object.entries(MINDS).flatMap(([name, { mind, times }]) =>
        Array<Guest<Player>>(times).fill(mindGuest(name, mind)),
      );

export interface Hunt {
  readonly table: Table;
  readonly target: Guest<Player>;
  /** Who says in the end how often it wins, where that is not the target itself. */
  readonly judge?: Guest<Player>;
  /** Where it starts; from nothing with nets of `hidden` units else. */
  readonly start?: TraitNets | undefined;
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
  updates,
  seed,
  hidden = 48,
  games = 1000,
  onShare,
}: Hunt) {
  const ground = spicyGround(SEATS[table].slice(0, 1));
  const seats = ground.seats[0] as number;
  const course = new Course(ground, {
    ...HUNTING,
    seed,
    updates,
    hidden,
    gamesAnUpdate: GAMES_AN_UPDATE[table],
    start,
  });
  const shareNow = (count: number): number =>
    shareAgainst(ground, guestOf(ground, 'hunter', course.graduate()), judge, seats, count, 99);
  for (let update = 1; update <= updates; update += 1) {
    course.attend([target]);
    if (onShare !== undefined && update % 40 === 0 && update < updates) onShare(update, shareNow(500));
  }
  return { nets: course.graduate(), share: shareNow(games), games };
}

const percent = (share: number): string => (100 * share).toFixed(1);
const say = (text: string): void => console.log(`${(process.cpuUsage().user / 1e6).toFixed(0)} s, ${text}`);
