/**
 * One match at a table: takes what seats offer, weighs what races, has it journalled, and only then says it.
 * Everything that decides runs in the table's queue, so the match in memory is always one that is safe.
 */

import type { AnyGame, Outcome, Refusal, Seat } from '../../engine/game.ts';
import { type Entry, type Match, seqOf, submit, submitParsed } from '../../engine/match.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { TablePace } from '../options.ts';
import type { LatePaw, LatePawMessage } from '../protocol.ts';
import { covers, mayPaw, type Racer, raceKindOf, settleContest } from '../race/contest.ts';
import { Gate } from '../race/gate.ts';
import { Origins } from '../race/origins.ts';
import { keyOf } from '../race/race.ts';
import type { Clock, Milliseconds } from './clock.ts';
import { holdMs, windowMs } from './pace.ts';
import type { Running, Stamp, Step } from './running.ts';
import type { Serial } from './serial.ts';
import { WindowClock } from './windowClock.ts';

/** What a match needs from the table that it is played at. */
export interface Surroundings {
  readonly queue: Serial;
  readonly clock: Clock;
  readonly pace: TablePace;
  /** Nobody is hurried and no clock is shown, as in a lesson. */
  readonly untimed?: Untimed;
  /** Makes new entries safe. What fails here has not happened. */
  commit(steps: readonly Step[], ending: Ending): Promise<void>;
  /** Called when new entries are safe, before anything else can happen. */
  tell(steps: readonly Step[]): void;
  /** What racing costs each seat that could be racing: seats of people who are there. */
  credits(): ReadonlyMap<Seat, number>;
  /** A turn ran out for this seat. */
  lapsed(seat: Seat): void;
  latePaw(late: LatePawMessage): void;
  failed(error: unknown): void;
}

export interface Untimed {
  /** After which time the open window closes by itself; undefined while it waits for somebody. */
  closes(match: Match): Milliseconds | undefined;
}

/** What is stored beside new entries. */
export interface Ending {
  /** How the race came out that decided the last of them. */
  readonly race: RaceRecord | undefined;
  /** Present with the last entry of a match. */
  readonly outcome: Outcome | undefined;
}

export interface Offer {
  readonly seat: Seat;
  /** Where the match stood for whoever made this. */
  readonly seq: number;
  readonly command: unknown;
  readonly arrival: number;
  readonly credit: number;
}

export type Answer = Result<undefined, Refusal>;

/** Whoever made this had not seen how the match stands: it is told everything again. */
export const isOutOfDate = ({ code }: Refusal): boolean => code === 'table/stale' || code === 'table/tooLate';

interface Waiting extends Racer {
  readonly settle: (answer: Answer) => void;
}

/** The race that everybody may still have in mind. */
interface LastRace {
  readonly target: number | undefined;
  readonly key: number;
  readonly seq: number;
  readonly at: number;
}

/** How a race came out, for the journal. */
export interface RaceRecord {
  readonly freeze: number;
  readonly keys: readonly unknown[];
  readonly winner: Seat;
  readonly late: readonly LatePaw[];
}

/** The command that every game understands from the table itself. */
const TIME_OUT = { type: 'timeOut' };
const RETRY_MS = 50;
const STRAGGLER_MS = 1500;

export class Play {
  readonly id: string;
  readonly startedAt: number;
  readonly windowClock: WindowClock;
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #gate: Gate<Waiting>;
  readonly #origins = new Origins();
  #match: Match;
  readonly #stamps: Stamp[];
  #lastRace: LastRace | undefined;
  #stopped = false;

  constructor(running: Running, around: Surroundings) {
    this.id = running.id;
    this.startedAt = running.startedAt;
    this.#around = around;
    this.#match = running.match;
    this.#stamps = [...running.stamps];
    this.#game = running.match.game;
    this.windowClock = new WindowClock(around.clock, (windowId) => this.#expire(windowId));
    this.#gate = new Gate(around.clock, (freeze) => this.#finish(freeze));
    this.#origins.follow(this.#match);
  }

  get match(): Match {
    return this.#match;
  }

  get running(): Running {
    return { id: this.id, startedAt: this.startedAt, match: this.#match, stamps: this.#stamps };
  }

  get isOver(): boolean {
    return this.#game.outcome(this.#match.state) !== undefined;
  }

  /** Starts the clock of the open window, or looks whether it has one by now. */
  wind(): void {
    this.windowClock.show(this.#game.window(this.#match.state), () => this.#duration());
  }

  /** Starts the clock again after a restart. */
  resume(atLeast: number): void {
    const { at = 0, hold = 0 } = this.#stamps.at(-1) ?? {};
    const window = this.#game.window(this.#match.state);
    const duration = this.#duration();
    if (window === undefined || duration === undefined) return;
    this.windowClock.resume(window, this.startedAt + at + hold + duration, Math.min(duration, atLeast));
  }

  stop(): void {
    this.#stopped = true;
    this.windowClock.stop();
    for (const racer of this.#gate.clear()) racer.settle(err({ code: 'table/notPlaying' }));
  }

  async offer(offer: Offer): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    // The answer of a race comes later: waiting for it inside the queue would keep its own verdict out.
    await this.#around.queue.run(() => this.#consider(offer, resolve));
    return promise;
  }

  async #consider(offer: Offer, settle: (answer: Answer) => void): Promise<void> {
    if (this.#stopped || this.isOver) return settle(err({ code: 'table/notPlaying' }));
    const parsed = this.#game.parseCommand(offer.command);
    if (!parsed.ok) return settle(parsed);
    const kind = raceKindOf(this.#game, parsed.value);
    if (this.#origins.isStale(offer.seq, kind)) {
      if (kind === 'paw') this.#showStraggler(offer);
      return settle(err({ code: kind === 'paw' ? 'table/tooLate' : 'table/stale' }));
    }
    if (this.#gate.holds(offer.seat)) return settle(err({ code: 'table/pawIsDown' }));
    const tried = submitParsed(this.#match, offer.seat, parsed.value);
    if (!tried.ok) return settle(tried);
    if (kind !== 'none' && this.#isContested(offer.seat, kind, tried.value.match)) {
      const { seat, arrival, credit } = offer;
      this.#gate.enter({ seat, kind, arrival, credit, command: parsed.value, settle }, this.#creditsBeside(seat));
      return;
    }
    await this.#accept([tried.value.match]);
    settle(ok(undefined));
  }

  /** Whether somebody else's paw could be on its way to what this would take or cover. */
  #isContested(seat: Seat, kind: 'paw' | 'move', after: Match): boolean {
    if (kind === 'move' && !covers(this.#match, after)) return false;
    if (this.#gate.busy) return true;
    return [...this.#around.credits().keys()].some((other) => other !== seat && mayPaw(this.#match, other));
  }

  #creditsBeside(seat: Seat): readonly number[] {
    return [...this.#around.credits()].filter(([other]) => other !== seat).map(([, credit]) => credit);
  }

  #finish(freeze: number): void {
    let racers: readonly Waiting[] = [];
    this.#around.queue
      .run(() => {
        // Not before its turn in the queue: what waits there for a slow store has arrived in time to race.
        racers = this.#gate.clear();
        return this.#award(racers, freeze);
      })
      .catch((error) => {
        for (const racer of racers) racer.settle(err({ code: 'table/notStored' }));
        this.#around.failed(error);
      });
  }

  async #award(racers: readonly Waiting[], freeze: number): Promise<void> {
    if (this.#stopped || this.isOver) {
      for (const racer of racers) racer.settle(err({ code: 'table/notPlaying' }));
      return;
    }
    const { award, refused } = settleContest(this.#match, racers);
    for (const { racer, refusal } of refused) racer.settle(err(refusal));
    if (award === undefined) return;
    const { steps, winner, losers, late, order } = award;
    const keys = order.map(({ seat, kind, arrival, credit }) => [seat, kind, arrival - this.startedAt, credit]);
    this.#lastRace = {
      target: this.#origins.targetAt(seqOf(this.#match)),
      key: keyOf(winner),
      seq: seqOf(this.#match) + steps.length,
      at: this.#around.clock.now(),
    };
    await this.#accept(steps, { freeze, keys, winner: winner.seat, late });
    winner.settle(ok(undefined));
    for (const loser of losers) loser.settle(err({ code: loser.kind === 'paw' ? 'table/tooLate' : 'table/pawFirst' }));
  }

  /** Shows a paw that came after the verdict, as long as the race is still in everybody's mind. */
  #showStraggler({ seat, seq, arrival, credit }: Offer): void {
    const race = this.#lastRace;
    if (race === undefined || this.#origins.targetAt(seq) !== race.target) return;
    if (this.#around.clock.now() - race.at > STRAGGLER_MS) return;
    this.#around.latePaw({ seat, seq: race.seq, ms: Math.max(0, Math.round(arrival - credit - race.key)) });
  }

  #expire(windowId: number): void {
    this.#around.queue
      .run(() => this.#timeOut(windowId))
      .catch((error) => {
        // The store did not take it: the window is still open and is closed a little later.
        this.windowClock.postpone(RETRY_MS * 20);
        this.#around.failed(error);
      });
  }

  async #timeOut(windowId: number): Promise<void> {
    const window = this.#game.window(this.#match.state);
    if (this.#stopped || window?.id !== windowId) return;
    if (this.#gate.busy) return this.windowClock.postpone(RETRY_MS);
    const { turn } = this.#game.summary(this.#match.state);
    const tried = submit(this.#match, 'table', TIME_OUT);
    if (!tried.ok) throw new Error(`${this.#game.id} refused its own time-out: ${tried.error.code}`);
    const [waitedFor, ...others] = window.seats;
    await this.#accept([tried.value.match]);
    if (waitedFor === undefined || others.length > 0 || waitedFor !== turn) return;
    // What only led up to its turn (with two seats, a card that it let go) was not the turn itself.
    const { state } = this.#match;
    const ledUp = this.#game.summary(state).turn === turn && this.#game.window(state)?.kind !== window.kind;
    if (!ledUp) this.#around.lapsed(waitedFor);
  }

  /** Takes the match on to the last of these steps, one for each new entry. A race decided the last of them. */
  async #accept(reached: readonly Match[], race?: RaceRecord): Promise<void> {
    const match = reached.at(-1);
    if (match === undefined) throw new Error('Nothing to accept');
    const at = Math.max(0, Math.round(this.#around.clock.now() - this.startedAt));
    const steps = reached.map((after): Step => {
      const seq = seqOf(after);
      const entry = after.history[seq - 1];
      if (entry === undefined) throw new Error(`There is no entry ${seq}`);
      const stamp: Stamp = { at, hold: this.#holdFor(entry), late: after === match ? (race?.late ?? []) : [] };
      return { seq, entry, stamp, match: after };
    });
    await this.#around.commit(steps, { race, outcome: this.#game.outcome(match.state) });
    if (this.#stopped) return;
    this.#match = match;
    this.#stamps.push(...steps.map(({ stamp }) => stamp));
    this.#origins.follow(match);
    for (const { stamp } of steps) this.windowClock.hold(stamp.hold);
    this.wind();
    this.#around.tell(steps);
  }

  #holdFor(entry: Entry): number {
    if (entry.kind !== 'move') return 0;
    return holdMs(this.#game, entry.events, this.#around.pace);
  }

  #duration(): Milliseconds | undefined {
    const { untimed, pace } = this.#around;
    if (untimed !== undefined) return untimed.closes(this.#match);
    const window = this.#game.window(this.#match.state);
    return window === undefined ? undefined : windowMs(this.#game, window.kind, pace);
  }
}
