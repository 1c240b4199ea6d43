/** Keeps a hunt in a folder, so that one that was broken off goes on as if it had not been. */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Odds } from '../../../../../shared/games/spicy/bots/plain/tells.ts';
import { keepCourse, resumeCourse } from '../checkpoint.ts';
import { keepNets, keptNets } from '../netsFile.ts';
import type { Hunt } from './hunt.ts';

interface Kept {
  /** What was asked for; a folder is of one training. */
  readonly asked: string;
  readonly update: number;
  readonly past: number;
  readonly odds: Odds;
}

export class HuntFolder {
  private readonly folder: string;
  private readonly asked: string;

  constructor(folder: string, asked: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    this.asked = asked;
  }

  keep(hunt: Hunt): void {
    const before = this.kept();
    const { update } = hunt.course;
    this.courses(hunt, update).forEach(([file, course]) => {
      keepCourse(file, course);
    });
    hunt.past.slice(before?.past ?? 0).forEach((nets, place) => {
      keepNets(this.past((before?.past ?? 0) + place), nets);
    });
    const kept: Kept = { asked: this.asked, update, past: hunt.past.length, odds: hunt.odds };
    // Written last, and renamed when whole: a training that is broken off while it writes keeps what it had.
    writeFileSync(`${this.file}.new`, JSON.stringify(kept));
    renameSync(`${this.file}.new`, this.file);
    if (before !== undefined) for (const [file] of this.courses(hunt, before.update)) rmSync(file);
  }

  /** Puts back what is kept, if there is anything. */
  resume(hunt: Hunt): void {
    const kept = this.kept();
    if (kept === undefined) return;
    const past = Array.from({ length: kept.past }, (_, place) => keptNets(this.past(place)));
    hunt.goOnAfter(kept.update, kept.odds, past);
    for (const [file, course] of this.courses(hunt, kept.update)) {
      if (!existsSync(file)) throw new Error(`${file} is missing: take another folder`);
      resumeCourse(file, course);
    }
  }

  private kept(): Kept | undefined {
    if (!existsSync(this.file)) return undefined;
    const kept: Kept = JSON.parse(readFileSync(this.file, 'utf8'));
    if (kept.asked !== this.asked)
      throw new Error(`${this.folder} is of a training with another seed, plan or minds: take another folder`);
    return kept;
  }

  private courses = ({ course, rivals }: Hunt, update: number) =>
    [course, ...rivals.map((rival) => rival.course)].map(
      (each, place) => [join(this.folder, `course-${place}-${update}`), each] as const,
    );

  private past = (place: number): string => join(this.folder, `past-${place}.json`);

  private get file(): string {
    return join(this.folder, 'hunt.json');
  }
}
