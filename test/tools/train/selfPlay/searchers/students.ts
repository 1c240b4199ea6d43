/**
 * Whoever studies what a course has come to, and joins those whom it meets: what one of them has found, the next one cannot find
 * again. They study in a thread of their own and join at a fixed update, so that a course comes out the same however fast the
 * machine is.
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scramble } from '../../../../../shared/bots/chance.ts';
import { readPlainNets } from '../../../../../shared/games/spicy/bots/plain/plainMind.ts';
import { packPlainNets } from '../../weightsFile.ts';
import { guestOf } from '../course.ts';
import type { Ground, Guest } from '../ground.ts';
import type { TraitNets } from '../seat.ts';
import type { Study } from './studying.ts';

export interface Studies {
  /** After so many updates the next one starts, and who has studied since joins. */
  readonly every: number;
  /** For how many updates each of them studies. */
  readonly updates: number;
  /** When the course ends: whoever would join only then need not start. */
  readonly end: number;
}

export class Students<P> {
  private readonly studies: Studies;
  private readonly ground: Ground<P>;
  private readonly seed: number;
  private readonly folder: string;
  private readonly begun = new Map<number, Promise<void>>();
  private readonly joined = new Map<number, Guest<P>>();
  private readonly threads = new Set<Worker>();

  /** @param folder Where they are kept, so that a course that was broken off finds them again. */
  constructor(ground: Ground<P>, studies: Studies, seed: number, folder = mkdtempSync(join(tmpdir(), 'students-'))) {
    this.ground = ground;
    this.studies = studies;
    this.seed = seed;
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Whom the learner meets from this update on; where one starts to study, `nets` is what there is to be studied. */
  async at(update: number, nets: () => TraitNets): Promise<readonly Guest<P>[]> {
    const { every } = this.studies;
    const last = update - (update % every);
    for (let since = 0; since < last; since += every) await this.join(since);
    if (update === last && !existsSync(this.file('studied', last))) this.keep('studied', last, nets());
    if (last + every < this.studies.end) this.begin(last);
    return [...this.joined.values()];
  }

  /** Whoever still studies stops: the course was told to stop before its end. */
  close(): void {
    for (const thread of this.threads) thread.terminate();
  }

  private async join(since: number): Promise<void> {
    if (this.joined.has(since)) return;
    await this.begin(since);
    this.joined.set(since, guestOf(this.ground, `student ${since}`, this.read('student', since)));
  }

  private begin(since: number): Promise<void> {
    const before = this.begun.get(since);
    if (before !== undefined) return before;
    const study = existsSync(this.file('student', since)) ? Promise.resolve() : this.study(since);
    this.begun.set(since, study);
    return study;
  }

  private async study(since: number): Promise<void> {
    const task: Study = {
      nets: this.read('studied', since),
      updates: this.studies.updates,
      seed: scramble(this.seed, 3, since) >>> 0,
    };
    const thread = new Worker(new URL('./studying.ts', import.meta.url), { workerData: task });
    this.threads.add(thread);
    const nets = await new Promise<TraitNets>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    this.threads.delete(thread);
    this.keep('student', since, nets);
  }

  private file(what: 'studied' | 'student', since: number): string {
    return join(this.folder, `${what}-${since}.json`);
  }

  private keep(what: 'studied' | 'student', since: number, nets: TraitNets): void {
    const file = this.file(what, since);
    // Renamed when whole: half a student would be taken for one.
    writeFileSync(`${file}.new`, JSON.stringify(packPlainNets(nets, 'duel')));
    renameSync(`${file}.new`, file);
  }

  private read(what: 'studied' | 'student', since: number): TraitNets {
    return { ...readPlainNets(JSON.parse(readFileSync(this.file(what, since), 'utf8')), 'duel') };
  }
}
