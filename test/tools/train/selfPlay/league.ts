/**
 * A learner among those who study it. Who plays itself alone never meets what strangers do, and has habits there: so searchers
 * sit with it all the time, each for a while, and what they found goes on sitting there. It learns from whoever beats it, and
 * from itself; taking more from the weak would be a habit of its own.
 */

import { placeByWeight, scramble } from '../../../../shared/bots/chance.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { fastRandom } from '../../arena/fastRandom.ts';
import type { Keepable } from './checkpoint.ts';
import { Course, type CourseState, type Plan, widthsOf } from './course.ts';
import type { Ground } from './ground.ts';
import { houseAll } from './kernels/netPass.ts';
import { type Chooser, NetChooser, StudentChooser, type TraitNets } from './seat.ts';

export interface LeaguePlan {
  /** Who studies it at a time, and what each starts as. */
  readonly starts: readonly ('nothing' | 'learner')[];
  /** Updates that one stays; they come and go one after another. */
  readonly life: number;
  readonly hunting: Omit<Plan, 'seed' | 'updates' | 'start'>;
  /** Of those that were here before, so many are kept, and so many games an update are played with them. */
  readonly veterans: number;
  readonly veteranGames: number;
}

interface Other {
  /** What it lately wins. */
  share: number;
}
interface Hunter<P> extends Other {
  readonly count: number;
  readonly course: Course<P>;
}
interface Veteran extends Other {
  readonly nets: TraitNets;
}

interface LeagueState {
  readonly main: CourseState;
  readonly came: number;
  readonly hunters: readonly { readonly count: number; readonly share: number; readonly course: CourseState }[];
  readonly veterans: readonly number[];
}

/** A new game counts so much in what somebody lately wins. */
const NEWEST = 0.01;
/** Those who have nothing to teach are asked now and then whether that is still so. */
const LEAST = 0.02;

export class League<P> implements Keepable<LeagueState> {
  readonly main: Course<P>;
  readonly hunters: Hunter<P>[] = [];
  readonly veterans: Veteran[] = [];
  /** How many have come so far. */
  private came = 0;
  private readonly ground: Ground<P>;
  private readonly plan: LeaguePlan;
  private readonly widths: { readonly [net: string]: number };

  constructor(ground: Ground<P>, main: Plan, plan: LeaguePlan) {
    this.ground = ground;
    this.main = new Course(ground, main);
    this.plan = plan;
    this.widths = widthsOf(ground as Ground<never>);
  }

  attend(): void {
    const { main, plan, hunters, veterans } = this;
    const random = fastRandom(scramble(main.plan.seed, 3, main.update));
    this.takeTurns();
    main.forget();
    for (const { course } of hunters) course.forget();
    for (let game = 0; game < main.plan.gamesAnUpdate; game += 1)
      this.play(main.student(random), main.student(random), random);
    for (const hunter of hunters)
      for (let game = 0; game < plan.hunting.gamesAnUpdate; game += 1)
        this.meet(hunter, hunter.course.student(random), random);
    for (let game = 0; game < plan.veteranGames && veterans.length > 0; game += 1) {
      const veteran = pickByShare(veterans, random);
      this.meet(veteran, new NetChooser(veteran.nets, this.widths, random), random);
    }
    main.learn(random);
    for (const { course } of hunters) course.learn(random);
  }

  /** Whoever has had its time makes room for a new one. */
  private takeTurns(): void {
    const { main, plan, hunters, veterans } = this;
    const { starts, life } = plan;
    if (main.update % (life / starts.length) !== 0) return;
    const oldest = hunters.length === starts.length ? hunters.shift() : undefined;
    if (oldest !== undefined) veterans.push({ nets: houseAll(oldest.course.graduate()), share: oldest.share });
    if (veterans.length > plan.veterans) veterans.splice(weakest(veterans), 1);
    hunters.push(this.newHunter(this.came));
    this.came += 1;
  }

  /** Who starts as the learner gets new units, too, so that all are of one size. */
  private newHunter(count: number): Hunter<P> {
    const { main, plan } = this;
    const { starts, life, hunting } = plan;
    const start = starts[count % starts.length] === 'nothing' ? undefined : main.graduate();
    const seed = scramble(main.plan.seed, 4, count);
    return { count, course: new Course(this.ground, { ...hunting, seed, updates: life, start }), share: 0 };
  }

  get state(): LeagueState {
    return {
      main: this.main.state,
      came: this.came,
      hunters: this.hunters.map(({ count, share, course }) => ({ count, share, course: course.state })),
      veterans: this.veterans.map(({ share }) => share),
    };
  }

  goOnFrom({ main, came, hunters, veterans }: LeagueState): void {
    this.main.goOnFrom(main);
    this.came = came;
    for (const { count, share, course } of hunters) {
      const hunter = this.newHunter(count);
      hunter.course.goOnFrom(course);
      this.hunters.push({ ...hunter, share });
    }
    for (const share of veterans) {
      const { course } = this.newHunter(0);
      this.veterans.push({ nets: course.average, share });
    }
  }

  memory(): readonly (Float32Array | Float64Array)[] {
    return [
      ...[this.main, ...this.hunters.map(({ course }) => course)].flatMap((course) => course.memory()),
      ...this.veterans.flatMap(({ nets }) => Object.values(nets).map(({ weights }) => weights)),
    ];
  }

  private meet(other: Other, chooser: Chooser, random: Random): void {
    const { main, widths } = this;
    const learns = other.share > 0.5;
    const own = learns ? main.student(random) : new NetChooser(main.actors, widths, random);
    const result = this.play(chooser, own, random);
    other.share += NEWEST * (result - other.share);
  }

  /** One game, and which part of the win the first got. */
  private play(one: Chooser, other: Chooser, random: Random): number {
    const choosers = random.below(2) === 0 ? [one, other] : [other, one];
    const shares = this.ground.play(
      choosers.map((chooser) => this.ground.seat(chooser)),
      random,
    );
    choosers.forEach((chooser, at) => {
      if (chooser instanceof StudentChooser) chooser.settle((shares[at] as number) - 1 / 2);
    });
    return shares[choosers.indexOf(one)] as number;
  }
}

function pickByShare(others: readonly Veteran[], random: Random): Veteran {
  const weights = others.map(({ share }) => Math.max(LEAST, share - 0.5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const place = placeByWeight(
    weights.map((weight) => weight / total),
    random.word() / 2 ** 32,
    weights.length,
  );
  return others[place] as Veteran;
}

const weakest = (others: readonly Veteran[]): number =>
  others.reduce((found, { share }, place) => (share < (others[found] as Veteran).share ? place : found), 0);
