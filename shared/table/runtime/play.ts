/**
 * One match at a table: takes what seats offer, weighs what races, has it journalled, and only then says it.
 * Everything that decides runs in the table's queue, so the match in memory is always one that is safe.
 */

import type { Actor, AnyGame, Refusal, Seat, Window } from '../../engine/game.ts';
import { type Entry, type Match, seqOf, submitParsed } from '../../engine/match.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import { covers, mayPaw, type Racer, raceKindOf, settleContest } from '../race/contest.ts';
import { Gate } from '../race/gate.ts';
import { Origins } from '../race/origins.ts';
import { keyOf } from '../race/race.ts';
import { Stragglers } from '../race/stragglers.ts';
import type { Milliseconds } from './clock.ts';
import { holdMs, windowMs } from './pace.ts';
import { RevealWatch } from './revealWatch.ts';
import { type NewEntry, type Running, ranBefore, type Stamp } from './running.ts';
import type { RaceRecord, Surroundings } from './surroundings.ts';
import { WindowClock } from './windowClock.ts';

export interface Offer {
  readonly seat: Seat;
  /** Where the match stood for whoever made this. */
  readonly seq: number;
  readonly command: unknown;
  readonly arrival: number;
  readonly credit: number;
  /** Whether whoever made this still plays the seat, when its turn in the queue has come. */
  readonly isMeant?: () => boolean;
}

/** What became of an offer: it was taken, or refused. */
export type Ruling = Result<undefined, Refusal>;

/** Whoever made this had not seen how the match stands: it is told everything again. */
export const isOutOfDate = ({ code }: Refusal): boolean => code === 'table/stale' || code === 'table/tooLate';

interface Waiting extends Racer {
  readonly settle: (ruling: Ruling) => void;
}

/** The command that every game understands from the table itself. */
const TIME_OUT = { type: 'timeOut' };
/** A window that ran out is closed this much later: after a race, or when the store is back. */
const AFTER_THE_RACE_MS = 50;
const AFTER_THE_STORE_MS = 1000;

export class Play {
  readonly id: string;
  readonly startedAt: number;
  readonly windowClock: WindowClock;
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #gate: Gate<Waiting>;
  readonly #origins = new Origins();
  readonly #watch = new RevealWatch();
  readonly #stragglers = new Stragglers();
  #match: Match;
  readonly #stamps: Stamp[];
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
    const left = duration - ranBefore(this.running);
    this.windowClock.resume(window, this.startedAt + at + hold + left, Math.min(duration, atLeast));
  }

  /** This seat has seen what was revealed, to its end or as far as it cared. True where the clocks run on because of it. */
  seen(seat: Seat, seq: number): boolean {
    this.#watch.seen(seat, seq);
    const now = this.#around.clock.now();
    if (this.windowClock.heldUntil <= now || !this.#watch.isThrough(this.#around.present())) return false;
    this.windowClock.release();
    const place = this.#watch.seq - 1;
    const stamp = this.#stamps[place];
    // Who comes in from now on sees the table, not what everybody is through with.
    if (stamp !== undefined) this.#stamps[place] = { ...stamp, hold: Math.max(0, now - this.startedAt - stamp.at) };
    return true;
  }

  stop(): void {
    this.#stopped = true;
    this.windowClock.stop();
    for (const racer of this.#gate.clear()) racer.settle(err({ code: 'table/notPlaying' }));
  }

  async offer(offer: Offer): Promise<Ruling> {
    const { promise, resolve } = Promise.withResolvers<Ruling>();
    // The answer of a race comes later: waiting for it inside the queue would keep its own verdict out.
    await this.#around.queue.run(() => this.#consider(offer, resolve));
    return promise;
  }

  async #consider(offer: Offer, settle: (ruling: Ruling) => void): Promise<void> {
    if (this.#stopped || this.isOver) return settle(err({ code: 'table/notPlaying' }));
    if (offer.isMeant?.() === false) return settle(err({ code: 'table/notSeated' }));
    const parsed = this.#game.parseCommand(offer.command);
    if (!parsed.ok) return settle(parsed);
    const kind = raceKindOf(this.#game, parsed.value);
    if (this.#origins.isStale(offer.seq, kind)) {
      if (kind !== 'paw') return settle(err({ code: 'table/stale' }));
      const late = this.#stragglers.see(offer, this.#origins.targetAt(offer.seq), this.#around.clock.now());
      if (late !== undefined) this.#around.latePaw(late);
      return settle(err({ code: 'table/tooLate' }));
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
  #isContested(seat: Actor, kind: 'paw' | 'move', after: Match): boolean {
    if (kind === 'move' && !covers(this.#match, after)) return false;
    if (this.#gate.busy) return true;
    return this.#around.present().some((other) => other !== seat && mayPaw(this.#match, other));
  }

  #creditsBeside(seat: Actor): readonly number[] {
    const { present, creditOf } = this.#around;
    return present()
      .filter((other) => other !== seat)
      .map((other) => creditOf(other));
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
    const { reached, winner, losers, late, order } = award;
    const keys = order.map(({ seat, kind, arrival, credit }) => [seat, kind, arrival - this.startedAt, credit]);
    const seq = seqOf(this.#match);
    this.#stragglers.after({
      target: this.#origins.targetAt(seq),
      key: keyOf(winner),
      seq: seq + reached.length,
      at: this.#around.clock.now(),
    });
    await this.#accept(reached, { freeze, keys, winner: winner.seat, late });
    winner.settle(ok(undefined));
    for (const loser of losers) loser.settle(err({ code: loser.kind === 'paw' ? 'table/tooLate' : 'table/pawFirst' }));
  }

  #expire(windowId: number): void {
    this.#around.queue
      .run(() => this.#timeOut(windowId))
      .catch((error) => {
        // The store did not take it: the window is still open and is closed a little later.
        this.windowClock.postpone(AFTER_THE_STORE_MS);
        this.#around.failed(error);
      });
  }

  async #timeOut(windowId: number): Promise<void> {
    const window = this.#game.window(this.#match.state);
    if (this.#stopped || window?.id !== windowId) return;
    const { turn } = this.#game.summary(this.#match.state);
    const command = this.#game.parseCommand(TIME_OUT);
    if (!command.ok) throw new Error(`${this.#game.id} does not know its own time-out`);
    const tried = submitParsed(this.#match, 'table', command.value);
    if (!tried.ok) throw new Error(`${this.#game.id} refused its own time-out: ${tried.error.code}`);
    if (this.#isContested('table', 'move', tried.value.match)) {
      // A paw that was made in time may still be on its way: the time-out is weighed against it by when it was due.
      const arrival = this.windowClock.span?.deadline ?? this.#around.clock.now();
      const settle = (ruling: Ruling): void => {
        if (ruling.ok) this.#noteLapse(window, turn);
        else if (ruling.error.code === 'table/notStored') this.windowClock.postpone(AFTER_THE_STORE_MS);
      };
      const racer: Waiting = { seat: 'table', kind: 'move', arrival, credit: 0, command: command.value, settle };
      return this.#gate.enter(racer, this.#creditsBeside('table'));
    }
    if (this.#gate.busy) return this.windowClock.postpone(AFTER_THE_RACE_MS);
    await this.#accept([tried.value.match]);
    this.#noteLapse(window, turn);
  }

  /** This window has run out: whether the one that it waited for has slept through its turn. */
  #noteLapse({ seats, kind }: Window, turn: Seat | undefined): void {
    const [waitedFor, ...others] = seats;
    if (waitedFor === undefined || others.length > 0 || waitedFor !== turn) return;
    // What only led up to its turn (with two seats, a card that it let go) was not the turn itself.
    const { state } = this.#match;
    const ledUp = this.#game.summary(state).turn === turn && this.#game.window(state)?.kind !== kind;
    if (!ledUp) this.#around.lapsed(waitedFor);
  }

  /** Takes the match on to the last of these, one for each new entry. A race decided the last of them. */
  async #accept(reached: readonly Match[], race?: RaceRecord): Promise<void> {
    const match = reached.at(-1);
    if (match === undefined) throw new Error('Nothing to accept');
    const at = Math.max(0, Math.round(this.#around.clock.now() - this.startedAt));
    const entries = reached.map((after, place): NewEntry => {
      const seq = seqOf(after);
      const entry = after.history[seq - 1];
      if (entry === undefined) throw new Error(`There is no entry ${seq}`);
      const before = reached[place - 1] ?? this.#match;
      const stamp: Stamp = { at, hold: this.#holdFor(before, entry), late: after === match ? (race?.late ?? []) : [] };
      return { seq, entry, stamp, match: after };
    });
    await this.#around.commit(entries, { race, outcome: this.#game.outcome(match.state) });
    if (this.#stopped) return;
    this.#match = match;
    this.#stamps.push(...entries.map(({ stamp }) => stamp));
    this.#origins.follow(match);
    for (const { seq, stamp } of entries) {
      if (stamp.hold > 0) this.#watch.watch(seq);
      this.windowClock.hold(stamp.hold);
    }
    this.wind();
    this.#around.tell(entries);
  }

  /** People may watch it in full, and say when they are through; without them it is over when its own cut is. */
  #holdFor({ state }: Match, entry: Entry): Milliseconds {
    if (entry.kind !== 'move') return 0;
    const { pace, present } = this.#around;
    const cut = present().length > 0 ? 'full' : (this.#game.cut?.(state) ?? 'full');
    return holdMs(this.#game, entry.events, pace, cut);
  }

  #duration(): Milliseconds | undefined {
    const { untimed, pace } = this.#around;
    if (untimed !== undefined) return untimed.closes(this.#match);
    const window = this.#game.window(this.#match.state);
    return window === undefined ? undefined : windowMs(this.#game, window.kind, pace);
  }
}
