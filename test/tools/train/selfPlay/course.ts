/** A course: games among the learner, its former selves and a population, and a few steps after every batch of them. */

import { scramble } from '../../../../shared/bots/chance.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { fastRandom } from '../../arena/fastRandom.ts';
import type { Ground, Guest } from './ground.ts';
import { HabitChooser } from './habits.ts';
import { houseAll, housed } from './kernels/netPass.ts';
import { copyOf, Learner, newTraitNet, type Pupil, type Teaching } from './learner.ts';
import { Notes } from './notes.ts';
import { NetChooser, StudentChooser, type TraitNets } from './seat.ts';

export interface Plan {
  readonly seed: number;
  /** Over so many updates the steps and the pulls shrink to their last size. */
  readonly updates: number;
  readonly gamesAnUpdate: number;
  readonly hidden: number;
  /** Of all games, those among learners only. */
  readonly selfPlay: number;
  /** Of those games, the ones in which a seat has habits, which last a match: how many first, and how many last. */
  readonly withHabits?: readonly [first: number, last: number];
  readonly first: Teaching;
  readonly last: Teaching;
  /** How much of the newest the magnet, and the average that is kept at the end, takes in at an update. */
  readonly follow: number;
  readonly start?: TraitNets | undefined;
}

type Pupils = { readonly [net: string]: Pupil };

export const widthsOf = ({ shapes }: Pick<Ground<never>, 'shapes'>): { readonly [net: string]: number } =>
  Object.fromEntries(Object.entries(shapes).map(([name, { width }]) => [name, width]));

/** Sits as these nets play. */
export function guestOf<P>(ground: Ground<P>, name: string, nets: TraitNets, heat = 1): Guest<P> {
  const near = houseAll(nets);
  const widths = widthsOf(ground as Ground<never>);
  return { name, sit: (random) => ground.seat(new NetChooser(near, widths, random, heat), random) };
}

/** Sits as one of these plays, by lot for a match. */
export function guestByLot<P>(ground: Ground<P>, name: string, minds: readonly TraitNets[]): Guest<P> {
  const guests = minds.map((nets) => guestOf(ground, name, nets));
  return { name, sit: (random) => oneOf(guests, random).sit(random) };
}

/** Draws nothing where there is no choice: everything after it would come out otherwise. */
export const oneOf = <T>(list: readonly T[], random: Random): T =>
  list.length === 1 ? (list[0] as T) : random.pick(list);

export class Course<P> {
  readonly ground: Ground<P>;
  readonly plan: Plan;
  readonly pupils: Pupils;
  readonly learners: { readonly [net: string]: Learner };
  /** The slow average: magnet and result. */
  readonly average: TraitNets;
  update = 0;
  private readonly notes: { readonly [net: string]: Notes };

  constructor(ground: Ground<P>, plan: Plan) {
    const random = fastRandom(scramble(plan.seed, 1));
    const names = Object.keys(ground.shapes);
    this.ground = ground;
    this.plan = plan;
    this.pupils = Object.fromEntries(names.map((name) => [name, newPupil(ground, plan, name, random)]));
    this.learners = Object.fromEntries(names.map((name) => [name, new Learner(this.pupils[name] as Pupil)]));
    this.average = Object.fromEntries(names.map((name) => [name, housed((this.pupils[name] as Pupil).actor)]));
    this.notes = Object.fromEntries(Object.entries(ground.shapes).map(([name, shape]) => [name, new Notes(shape)]));
  }

  /** One batch against these guests, and what is learned from it. The learner's win share where it met others comes back. */
  attend(guests: readonly Guest<P>[]): number {
    const { plan, update } = this;
    const random = fastRandom(scramble(plan.seed, 2, update));
    const [firstHabits, lastHabits] = plan.withHabits ?? [0, 0];
    const share = this.playBatch(guests, mix(firstHabits, lastHabits, this.progress), random);
    this.learn(random);
    return share;
  }

  /** Sits down for one game; what it was worth is to be settled with the one who chooses. */
  student(random: Random): { readonly player: P; readonly chooser: StudentChooser } {
    const chooser = new StudentChooser(this.pupils, this.notes, random);
    return { player: this.ground.seat(chooser, random), chooser };
  }

  /** From all games since the last time. */
  learn(random: Random): void {
    const { plan, notes } = this;
    const teaching = between(plan.first, plan.last, this.progress);
    for (const [name, learner] of Object.entries(this.learners)) {
      const noted = notes[name] as Notes;
      learner.learn(noted, this.average[name] as TraitNets[string], teaching, random);
      noted.clear();
    }
    this.update += 1;
    this.followPupils();
  }

  private get progress(): number {
    return Math.min(1, this.update / this.plan.updates);
  }

  private playBatch(guests: readonly Guest<P>[], withHabits: number, random: Random): number {
    const { ground, plan } = this;
    let [met, won] = [0, 0];
    for (let game = 0; game < plan.gamesAnUpdate; game += 1) {
      const seats = random.pick(ground.seats);
      const single = guests.length > 0 && random.word() / 2 ** 32 >= plan.selfPlay;
      const place = random.below(seats);
      const table = single ? random.pick(guests) : undefined;
      const mixed = seats > 2 && random.below(4) === 0;
      const students: (StudentChooser | undefined)[] = [];
      const players = Array.from({ length: seats }, (_, at): P => {
        if (table !== undefined && at !== place) return (mixed ? random.pick(guests) : table).sit(random);
        const { player, chooser } = this.student(random);
        students[at] = chooser;
        return player;
      });
      if (!single && withHabits > 0 && random.word() / 2 ** 32 < withHabits) {
        players[place] = this.somebodyWithHabits(random);
        students[place] = undefined;
      }
      const shares = ground.play(players, random);
      students.forEach((student, at) => {
        student?.settle((shares[at] as number) - 1 / seats);
      });
      if (single) [met, won] = [met + 1, won + (shares[place] as number)];
    }
    return met === 0 ? Number.NaN : won / met;
  }

  private somebodyWithHabits(random: Random): P {
    const { ground, pupils } = this;
    const habits = ground.habits?.(random);
    if (habits === undefined) throw new Error('Nobody has habits here');
    const nets = Object.fromEntries(Object.entries(pupils).map(([name, { actor }]) => [name, actor]));
    return ground.seat(new HabitChooser(nets, widthsOf(ground as Ground<never>), habits, random), random);
  }

  private followPupils(): void {
    // The first ones are far from where it goes: they are forgotten sooner.
    const part = Math.max(this.plan.follow, 2 / (this.update + 2));
    for (const [name, { weights }] of Object.entries(this.average)) {
      const newest = (this.pupils[name] as Pupil).actor.weights;
      for (let index = 0; index < weights.length; index += 1)
        weights[index] = (1 - part) * (weights[index] as number) + part * (newest[index] as number);
    }
  }

  /** Everything that learning has changed, as lists to be kept and put back. */
  memory(): readonly (Float32Array | Float64Array)[] {
    return Object.entries(this.learners).flatMap(([name, { pupil, adams }]) => [
      pupil.actor.weights,
      pupil.critic.weights,
      (this.average[name] as TraitNets[string]).weights,
      ...adams.flatMap(({ mean, square }) => [mean, square]),
    ]);
  }

  /** How many steps were taken, by which Adam sizes the next. */
  get steps(): readonly number[] {
    return Object.values(this.learners).flatMap(({ adams }) => adams.map(({ steps }) => steps));
  }

  goOnAfter(update: number, steps: readonly number[]): void {
    this.update = update;
    const adams = Object.values(this.learners).flatMap((learner) => learner.adams);
    adams.forEach((adam, place) => {
      adam.steps = steps[place] ?? 0;
    });
  }

  graduate(): TraitNets {
    return Object.fromEntries(Object.entries(this.average).map(([name, net]) => [name, copyOf(net)]));
  }
}

function newPupil<P>({ shapes, traits }: Ground<P>, { hidden, start }: Plan, name: string, random: Random): Pupil {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`There is no net ${name}`);
  const { situation, secrets } = shape;
  const actor = newTraitNet({ situation, hidden, traits: traits[name] as number }, random);
  const critic = newTraitNet({ situation: situation + secrets, hidden: 64, traits: 1 }, random);
  const before = start?.[name];
  return { actor: before === undefined ? actor : housed(before), critic };
}

const mix = (first: number, last: number, progress: number): number => first + (last - first) * progress;

function between(first: Teaching, last: Teaching, progress: number): Teaching {
  return {
    rate: mix(first.rate, last.rate, progress),
    entropy: mix(first.entropy, last.entropy, progress),
    magnet: mix(first.magnet, last.magnet, progress),
    rounds: first.rounds,
    lessonsAStep: first.lessonsAStep,
  };
}

/** Which part of the wins one guest gets at tables of another, and the number of games. */
export function shareAgainst<P>(
  ground: Ground<P>,
  one: Guest<P>,
  many: Guest<P>,
  seats: number,
  games: number,
  seed: number,
): number {
  const random = fastRandom(seed);
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const place = game % seats;
    const players = Array.from({ length: seats }, (_, at) => (at === place ? one : many).sit(random));
    won += ground.play(players, random)[place] as number;
  }
  return won / games;
}
