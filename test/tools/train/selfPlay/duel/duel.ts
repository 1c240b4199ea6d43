/**
 * Trains the legend of a duel: its minds learn apart, then go on in a company that grows by who has studied them. What one student
 * has found, the next one shall not find again. Everything runs in threads and comes out the same however fast the machine is; every
 * step leaves a file, so that a training that was broken off goes on.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scramble } from '../../../../../shared/bots/chance.ts';
import { judged } from '../company.ts';
import { guestByLot } from '../course.ts';
import { keptNets } from '../netsFile.ts';
import type { TraitNets } from '../seat.ts';
import { spicyGround } from '../spicyGround.ts';
import type { Errand } from './errand.ts';
import type { DuelPlan, Schooling } from './plan.ts';

/** @param keep Gets the minds after every round that was not done before: a training that is broken off has not been for nothing. */
export async function trainDuel(
  plan: DuelPlan,
  seed: number,
  folder: string,
  keep: (minds: readonly TraitNets[]) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  claim(folder, plan, seed);
  const duel = new Duel(plan, seed, folder);
  const ground = spicyGround([2]);
  for (let round = 0; round <= plan.rounds; round += 1) {
    const ran = await Promise.all(plan.first.map((_, mind) => run(duel.learning(mind, round))));
    if (ran.includes(true) || round === plan.rounds) {
      const minds = plan.first.map((_, mind) => keptNets(duel.mind(mind, round)));
      keep(minds);
      console.log(`round ${round}: ${judged(ground, guestByLot(ground, 'minds', minds), plan.judged, seed)}`);
    }
    if (round < plan.rounds) await Promise.all(duel.places.map((place) => run(duel.studying(place, round))));
  }
}

/** Which errand comes when, and which files it leaves. */
class Duel {
  private readonly plan: DuelPlan;
  private readonly seed: number;
  private readonly folder: string;
  readonly places: readonly number[];

  constructor(plan: DuelPlan, seed: number, folder: string) {
    this.plan = plan;
    this.seed = seed;
    this.folder = folder;
    this.places = Array.from({ length: plan.students }, (_, place) => place);
  }

  mind = (mind: number, round: number): string => join(this.folder, `mind-${mind}-${round}.json`);
  private student = (place: number, round: number): string => join(this.folder, `student-${place}-${round}.json`);

  /** The first round is a course of its own, all others together are a second one. */
  learning(mind: number, round: number): Errand {
    const { plan, seed } = this;
    const { hidden } = plan;
    const into = this.mind(mind, round);
    if (round === 0) {
      const schooling = plan.first[mind] as Schooling;
      const course = join(this.folder, `mind-${mind}.first`);
      const { updates } = plan;
      const own = { kind: 'learning', schooling, seed: seed + mind, start: undefined, others: [] } as const;
      return { ...own, hidden, updates, until: updates, course, into };
    }
    const students = Array.from({ length: round }, (_, before) =>
      this.places.map((place) => ({ file: this.student(place, before), times: plan.metStudent })),
    );
    const others = plan.first.flatMap((_, other) =>
      other === mind ? [] : [{ file: this.mind(other, round - 1), times: plan.metOther }],
    );
    return {
      kind: 'learning',
      schooling: plan.later,
      seed: scramble(seed, 4, mind),
      hidden,
      updates: plan.rounds * plan.updatesARound,
      until: round * plan.updatesARound,
      start: this.mind(mind, 0),
      others: [...others, ...students.flat()],
      course: join(this.folder, `mind-${mind}.later`),
      into,
    };
  }

  studying(place: number, round: number): Errand {
    return {
      kind: 'studying',
      targets: this.plan.first.map((_, mind) => this.mind(mind, round)),
      seed: scramble(this.seed, 3, round, place),
      updates: this.plan.studies,
      into: this.student(place, round),
    };
  }
}

/** What is in the folder is taken for what this training has left there. */
function claim(folder: string, plan: DuelPlan, seed: number): void {
  const file = join(folder, 'plan.json');
  const own = JSON.stringify({ seed, plan });
  if (!existsSync(file)) writeFileSync(file, own);
  else if (readFileSync(file, 'utf8') !== own)
    throw new Error(`${folder} is of a training with another seed or plan: take another folder`);
}

/** Says whether there was anything left to do. */
async function run(errand: Errand): Promise<boolean> {
  if (existsSync(errand.into)) return false;
  const thread = new Worker(new URL('./errand.ts', import.meta.url), { workerData: errand });
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))));
  });
  return true;
}
