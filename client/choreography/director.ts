/**
 * Plays acts one after another on the stage. Its `tick` is the only source of time. Whatever happens to an act (skipped, late,
 * cut short), the stage ends up as the tableau after it says.
 */

import { type Script, withoutMotion } from './script.ts';
import type { Seconds } from './steps.ts';
import type { Tableau } from './tableau.ts';
import type { Timeline } from './timeline.ts';

/** One entry of the match, ready to be played. */
export interface Act {
  readonly script: Script;
  /** The table once it is over. */
  readonly after: Tableau;
  /** Where the match stands then. */
  readonly seq: number;
  /** For a scene that is watched together: it is entered where the others already are, at the speed that all of them see. */
  readonly shared?: Shared;
}

export interface Shared {
  /** Server time in milliseconds at which everybody was told. */
  readonly since: number;
  /** The same for everybody at the table, whatever speed they like. */
  readonly rate: number;
}

export interface Company {
  /** Puts the steps on the stage. */
  perform(script: Script): Timeline;
  /** Snaps everything to the table at rest. */
  settle(after: Tableau): void;
  /** Everything up to `seq` has been seen. */
  shown?(seq: number): void;
  /** The server's clock in milliseconds. Without one nothing is watched together, as in a replay. */
  serverNow?(): number;
}

export interface Director {
  /** 0.5 to 4. */
  speed: number;
  /** Cards jump instead of flying; words are shown for as long as ever. */
  reducedMotion: boolean;
  /** Nobody looks: nothing is played. */
  hidden: boolean;
  readonly playing: boolean;
  /** How long the act is that plays; 0 while none does. */
  readonly act: Seconds;
  /** Seconds that wait behind what plays, scenes that are watched together not counted. */
  readonly backlog: Seconds;
  push(act: Act): void;
  /** Plays beside the queue and leaves nothing behind: talk, emotes. */
  aside(script: Script): void;
  /** Ends the act that plays. */
  skip(): void;
  /** Ends everything that plays or waits. */
  skipAll(): void;
  /** Forgets everything and shows this table: after joining, reconnecting, or a new size of the window. */
  cutTo(after: Tableau, seq: number): void;
  tick(dt: Seconds): void;
}

export const SLOWEST = 0.5;
export const FASTEST = 4;
/** A longer backlog is played at double speed. */
export const HURRY_AFTER: Seconds = 2.5;
/** A longer backlog is not played at all. */
export const GIVE_UP_AFTER: Seconds = 8;
/** A longer frame was a pause: the tab slept, the machine was suspended. */
export const LONGEST_FRAME: Seconds = 1.5;

interface Playing {
  readonly act: Act;
  readonly timeline: Timeline;
}

const restOf = ({ timeline }: Playing): Seconds => timeline.length - timeline.time;

export function createDirector(company: Company): Director {
  const queue: Act[] = [];
  let asides: Timeline[] = [];
  let current: Playing | undefined;
  let speed = 1;
  let reducedMotion = false;
  let hidden = false;

  const isShared = (act: Act): boolean => act.shared !== undefined && company.serverNow !== undefined;
  /** How far into the script everybody is by now. */
  const reached = (act: Act): Seconds =>
    act.shared === undefined || company.serverNow === undefined
      ? 0
      : (Math.max(0, company.serverNow() - act.shared.since) / 1000) * act.shared.rate;
  const runsElsewhere = (act: Act): boolean => isShared(act) && reached(act) < act.script.length;

  /** An act is never in its own way, however long it is: only what waits behind it counts. */
  const backlog = (): Seconds => {
    const next = current === undefined && !queue.some(isShared) ? 1 : 0;
    return queue.slice(next).reduce((sum, act) => sum + (isShared(act) ? 0 : act.script.length), 0);
  };

  const perform = (script: Script): Timeline => company.perform(reducedMotion ? withoutMotion(script) : script);

  const finish = (act: Act): void => {
    current = undefined;
    company.settle(act.after);
    company.shown?.(act.seq);
  };

  const skipAll = (): void => {
    const last = queue.at(-1) ?? current?.act;
    queue.length = 0;
    asides = [];
    if (last !== undefined) finish(last);
  };

  /** Drops what lies in the past, but not the scene that everybody else is watching right now. */
  const catchUp = (): void => {
    if (current !== undefined && runsElsewhere(current.act)) return;
    const ongoing = queue.findIndex(runsElsewhere);
    if (ongoing < 0) {
      skipAll();
      return;
    }
    const last = queue.splice(0, ongoing).at(-1) ?? current?.act;
    if (last !== undefined) finish(last);
  };

  const start = (act: Act): Playing => {
    const timeline = perform(act.script);
    timeline.seek(Math.min(reached(act), timeline.length));
    return { act, timeline };
  };

  const rateOf = (act: Act): number => {
    if (act.shared !== undefined && isShared(act)) return act.shared.rate;
    return speed * (backlog() > HURRY_AFTER || queue.some(isShared) ? 2 : 1);
  };

  const tick = (dt: Seconds): void => {
    if (hidden || dt > LONGEST_FRAME) {
      skipAll();
      return;
    }
    if (backlog() > GIVE_UP_AFTER) catchUp();
    for (const aside of asides) aside.seek(aside.time + dt);
    asides = asides.filter((aside) => aside.time < aside.length);
    let left = dt;
    while (left > 0) {
      const next = current === undefined ? queue.shift() : undefined;
      if (next !== undefined) current = start(next);
      if (current === undefined) return;
      const rate = rateOf(current.act);
      const needed = restOf(current) / rate;
      current.timeline.seek(needed <= left ? current.timeline.length : current.timeline.time + left * rate);
      if (needed <= left) finish(current.act);
      left -= needed;
    }
  };

  return {
    get speed() {
      return speed;
    },
    set speed(value) {
      speed = Math.min(FASTEST, Math.max(SLOWEST, value));
    },
    get reducedMotion() {
      return reducedMotion;
    },
    set reducedMotion(value) {
      reducedMotion = value;
    },
    get hidden() {
      return hidden;
    },
    set hidden(value) {
      hidden = value;
    },
    get playing() {
      return current !== undefined || queue.length > 0 || asides.length > 0;
    },
    get act() {
      return current?.timeline.length ?? 0;
    },
    get backlog() {
      return backlog();
    },
    push(act) {
      queue.push(act);
      // No frame comes to a hidden page: who waits for this act to be shown would wait until somebody looks again.
      if (hidden) skipAll();
    },
    aside(script) {
      if (!hidden) asides.push(perform(script));
    },
    skip() {
      if (current !== undefined) finish(current.act);
    },
    skipAll,
    cutTo(after, seq) {
      queue.length = 0;
      asides = [];
      current = undefined;
      company.settle(after);
      company.shown?.(seq);
    },
    tick,
  };
}
