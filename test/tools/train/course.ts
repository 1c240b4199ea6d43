/** Training of nets: games among a population, and a few steps after every batch of them. */

import { placeByWeight } from '../../../shared/bots/chance.ts';
import { likelihoods, type Net } from '../../../shared/bots/net.ts';
import { type AnyGame, seat } from '../../../shared/engine/game.ts';
import type { Random } from '../../../shared/engine/random.ts';
import type { AnyContender } from '../arena/contender.ts';
import { fastRandom } from '../arena/fastRandom.ts';
import { playGame } from '../arena/playGame.ts';
import { NetAverage } from './average.ts';
import { type Example, imitate } from './imitate.ts';
import { type Decision, expectation, Learner, type Lesson, lessonsOf, type Pupil, type Teaching } from './learner.ts';

export type Nets = { readonly [name: string]: Net };
export type Pupils = { readonly [name: string]: Pupil };

/** Answers a net's question with one candidate, noted or not. */
export type Pick = (net: string, situation: Float32Array, candidates: Float32Array) => number;

/** Says how well it went since the last time: what was decided before has nothing to do with what comes. */
export type Settle = (result: number) => void;

/** Notes what a master does how often. */
export type Note = (example: Omit<Example, 'result'>) => void;

/** What is different from game to game. */
export interface Subject {
  readonly game: AnyGame;
  /** How many sit there; one of these by lot. */
  readonly seats: readonly number[];
  readonly gamesAnUpdate: number;
  newPupils(random: Random, start: Nets | undefined): Pupils;
  optionsFor(random: Random): unknown;
  /** A contender that lets `pick` answer for its nets. A fresh one for every game; it may settle before the game ends. */
  student(pick: Pick, settle: Settle): AnyContender;
  /** Somebody to learn from before the first game of one's own, and how many of its games to watch. */
  readonly master?: { readonly games: number; contender(note: Note): AnyContender } | undefined;
  /** The same nets as a contender of the arena. */
  graduate(name: string, nets: Nets): AnyContender;
}

export interface Course {
  readonly subject: Subject;
  /** The steps get smaller over so many; it may stop before. */
  readonly updates: number;
  readonly until?: number | undefined;
  readonly seed: number;
  /** Who the learner meets beside itself. */
  readonly opponents: readonly AnyContender[];
  /** Of all games, those among learners only. */
  readonly selfPlay: number;
  /** Whether former selves join the opponents. */
  readonly formerSelves: boolean;
  /** After every so many updates somebody who learned for so many others to beat nobody but the learner joins them, too. */
  readonly exploiters?: { readonly every: number; readonly updates: number } | undefined;
  readonly teaching: Teaching;
  readonly start?: Nets | undefined;
}

export interface Report {
  readonly update: number;
  /** An average over the last updates: a single one is led astray by its luck, and mixes less. */
  readonly nets: Nets;
  /** Win share of the learner in this batch, where it met others. */
  readonly share: number;
}

const UPDATES_A_SELF = 20;
const SELVES = 5;
const EXPLOITERS = 4;
/** Times as often as another that an exploiter is met: whoever found a weakness shall be met until it is mended. */
const EXPLOITER_WEIGHT = 2;

/** Yields after every update, so that whoever trains can look, keep and stop. */
export function* attend(course: Course): Generator<Report> {
  const { subject, formerSelves, exploiters } = course;
  const random = fastRandom(course.seed);
  const pupils = subject.newPupils(random, course.start);
  if (course.start === undefined) watchMaster(subject, pupils, random);
  const learner = new Learner(pupils, random);
  const average = new NetAverage();
  const selves: AnyContender[] = [];
  const hunters: AnyContender[] = [];
  for (let update = 0; update < (course.until ?? course.updates); update += 1) {
    const others = [...course.opponents, ...selves, ...Array(EXPLOITER_WEIGHT).fill(hunters).flat()];
    const { lessons, share } = playBatch(course, pupils, others, random);
    learner.learn(lessons, teachingAt(course.teaching, update / course.updates));
    const nets = average.follow(netsOf(pupils));
    if (formerSelves && update % UPDATES_A_SELF === 0)
      selves[selves.length < SELVES ? selves.length : random.below(SELVES)] = subject.graduate(`self ${update}`, nets);
    if (exploiters !== undefined && (update + 1) % exploiters.every === 0 && update + 1 < course.updates) {
      hunters.push(exploiterOf(course, nets, exploiters.updates, random.word()));
      if (hunters.length > EXPLOITERS) hunters.shift();
    }
    yield { update, nets, share };
  }
}

function watchMaster({ game, master, seats, optionsFor }: Subject, pupils: Pupils, random: Random): void {
  if (master === undefined) return;
  const examples: Example[] = [];
  for (let index = 0; index < master.games; index += 1) {
    const notes = Array.from({ length: random.pick(seats) }, (): Omit<Example, 'result'>[] => []);
    const contenders = notes.map((own) => master.contender((example) => own.push(example)));
    const { winners } = playGame(game, optionsFor(random), contenders, random.word());
    notes.forEach((own, place) => {
      const share = winners.includes(seat(place)) ? 1 / winners.length : 0;
      for (const example of own) examples.push({ ...example, result: share - 1 / notes.length });
    });
  }
  imitate(pupils, examples, random);
}

/** Somebody who starts as the learner is and learns to beat it as it is. */
function exploiterOf(course: Course, nets: Nets, updates: number, seed: number): AnyContender {
  const { subject, teaching } = course;
  const search = { ...alone(subject.graduate('learner', nets), course), updates, seed, start: nets, teaching };
  let found = nets;
  for (const report of attend(search)) found = report.nets;
  return subject.graduate('exploiter', found);
}

/** A course that meets one opponent only. */
export const alone = (opponent: AnyContender, { subject }: { readonly subject: Subject }) =>
  ({ subject, opponents: [opponent], selfPlay: 0, formerSelves: false }) as const;

/** Small steps towards the end, and less and less trying things out. */
const teachingAt = (teaching: Teaching, progress: number): Teaching => ({
  ...teaching,
  rate: teaching.rate * (1 - 0.9 * progress),
  entropy: teaching.entropy * (1 - 0.9 * progress),
});

function playBatch(course: Course, pupils: Pupils, others: readonly AnyContender[], random: Random) {
  const lessons: Lesson[] = [];
  let [met, won] = [0, 0];
  for (let game = 0; game < course.subject.gamesAnUpdate; game += 1) {
    const { notebooks, shares } = playOne(course, pupils, others, random);
    const single = notebooks.filter((notebook) => notebook !== undefined).length === 1;
    notebooks.forEach((notebook, place) => {
      if (notebook === undefined) return;
      const share = shares[place] as number;
      notebook.settle(share - 1 / shares.length);
      for (const lesson of notebook.lessons) lessons.push(lesson);
      if (single) [met, won] = [met + 1, won + share];
    });
  }
  return { lessons, share: won / Math.max(1, met) };
}

export const copyOf = ({ shape, weights }: Net): Net => ({ shape, weights: weights.slice() });

const netsOf = (pupils: Pupils): Nets =>
  Object.fromEntries(Object.entries(pupils).map(([name, { actor }]) => [name, copyOf(actor)]));

interface Played {
  /** By seat; none for seats of others. */
  readonly notebooks: readonly (Notebook | undefined)[];
  readonly shares: readonly number[];
}

function playOne(course: Course, pupils: Pupils, others: readonly AnyContender[], random: Random): Played {
  const { subject } = course;
  const seats = random.pick(subject.seats);
  const single = random.word() / 2 ** 32 >= course.selfPlay;
  const place = random.below(seats);
  const table = single ? random.pick(others) : undefined;
  const mixed = single && random.below(4) === 0;
  const notebooks = Array.from({ length: seats }, (_, at) =>
    single && at !== place ? undefined : newNotebook(pupils, random),
  );
  const contenders = notebooks.map((notebook): AnyContender => {
    if (notebook !== undefined) return subject.student(notebook.pick, notebook.settle);
    return mixed || table === undefined ? random.pick(others) : table;
  });
  const { winners } = playGame(subject.game, subject.optionsFor(random), contenders, random.word());
  return { notebooks, shares: notebooks.map((_, at) => (winners.includes(seat(at)) ? 1 / winners.length : 0)) };
}

/** What a seat of the learner decided in a game. */
interface Notebook {
  readonly lessons: Lesson[];
  readonly pick: Pick;
  readonly settle: Settle;
}

function newNotebook(pupils: Pupils, random: Random): Notebook {
  const lessons: Lesson[] = [];
  let open: Decision[] = [];
  return {
    lessons,
    pick(net, situation, candidates) {
      const { actor, critic } = pupils[net] as Pupil;
      const chances = likelihoods(actor, situation, candidates);
      const chosen = placeByWeight(chances, random.word() / 2 ** 32);
      const chance = chances[chosen] as number;
      open.push({ net, situation, candidates, chosen, chance, expected: expectation(critic, situation) });
      return chosen;
    },
    settle(result) {
      for (const lesson of lessonsOf(open, result)) lessons.push(lesson);
      open = [];
    },
  };
}

/** Weights that leave no choice. */
export function only(chosen: number, count: number): Float32Array {
  const weights = new Float32Array(count);
  weights[chosen] = 1;
  return weights;
}
