/**
 * One match at a table: takes what seats offer, weighs what races, has it journalled, and only then says it.
 * Everything that decides runs in the table's queue, so the match in memory is always one that is safe.
 */

import type { AnyGame, Outcome, Refusal, Seat } from '../../../shared/engine/game.ts';
import { type Entry, type Match, seqOf, submit, submitParsed } from '../../../shared/engine/match.ts';
import { packEntry } from '../../../shared/engine/record.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { TablePace } from '../../../shared/table/options.ts';
import type { LatePaw, LatePawMessage } from '../../../shared/table/protocol.ts';
import type { JournalRow } from '../../store/database.ts';
import type { Change } from '../../store/journal.ts';
import { covers, mayPaw, type Racer, raceKindOf, settleContest } from '../race/contest.ts';
import { Gate } from '../race/gate.ts';
import { Memory } from '../race/madeFor.ts';
import { keyOf } from '../race/race.ts';
import type { Stamp } from '../wire/viewers.ts';
import { WindowClock } from './clock.ts';
import { holdMs, windowMs } from './pace.ts';
import type { Serial } from './serial.ts';

/** What a match needs from the table that it is played at. */
export interface Surroundings {
  readonly queue: Serial;
  readonly pace: TablePace;
  now(): number;
  commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void>;
  /** Called when new entries are safe, with the match after each of them, before anything else can happen. */
  tell(steps: readonly Match[]): void;
  /** What else has to be stored with the last entry of a match. */
  ending(outcome: Outcome): readonly Change[];
  /** What racing costs each seat that could be racing: seats of people who are there. */
  credits(): ReadonlyMap<Seat, number>;
  /** A turn ran out for this seat. */
  lapsed(seat: Seat): void;
  latePaw(late: LatePawMessage): void;
  failed(error: unknown): void;
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
interface RaceRecord {
  readonly freeze: number;
  readonly keys: readonly unknown[];
  readonly winner: Seat;
  readonly late: readonly LatePaw[];
}

/** The command that every game understands from the table itself. */
const TIME_OUT = { type: 'timeOut' };
const RETRY_MS = 50;
const STRAGGLER_MS = 1500;

export interface Running {
  readonly id: string;
  readonly startedAt: number;
  readonly match: Match;
  readonly stamps: readonly Stamp[];
}

export class Play {
  readonly id: string;
  readonly startedAt: number;
  readonly clock: WindowClock;
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #gate: Gate<Waiting>;
  readonly #memory = new Memory();
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
    this.clock = new WindowClock(around.now, (windowId) => this.#expire(windowId));
    this.#gate = new Gate((freeze) => this.#finish(freeze));
    this.#memory.follow(this.#match);
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

  /** Starts the clock of the first window. */
  begin(): void {
    this.clock.show(this.#game.window(this.#match.state), () => this.#duration());
  }

  /** Starts the clock again after a restart. */
  resume(atLeast: number): void {
    const { at = 0, hold = 0 } = this.#stamps.at(-1) ?? {};
    const window = this.#game.window(this.#match.state);
    if (window === undefined) return;
    const duration = this.#duration();
    this.clock.resume(window, this.startedAt + at + hold + duration, Math.min(duration, atLeast));
  }

  stop(): void {
    this.#stopped = true;
    this.clock.stop();
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
    if (this.#memory.isStale(offer.seq, kind)) {
      if (kind === 'paw') this.#showStraggler(offer);
      return settle(err({ code: kind === 'paw' ? 'table/tooLate' : 'table/stale' }));
    }
    if (this.#gate.holds(offer.seat)) return settle(err({ code: 'table/pawIsDown' }));
    const tried = submitParsed(this.#match, offer.seat, parsed.value);
    if (!tried.ok) return settle(tried);
    if (kind !== 'none' && this.#isContested(offer.seat, kind, tried.value.match)) {
      const { seat, arrival, credit } = offer;
      this.#gate.enter(
        { seat, kind, arrival, credit, command: parsed.value, settle },
        this.#creditsBeside(seat),
        this.#around.now(),
      );
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
      target: this.#memory.targetAt(seqOf(this.#match)),
      key: keyOf(winner),
      seq: seqOf(this.#match) + steps.length,
      at: this.#around.now(),
    };
    await this.#accept(steps, { freeze, keys, winner: winner.seat, late });
    winner.settle(ok(undefined));
    for (const loser of losers) loser.settle(err({ code: loser.kind === 'paw' ? 'table/tooLate' : 'table/pawFirst' }));
  }

  /** Shows a paw that came after the verdict, as long as the race is still in everybody's mind. */
  #showStraggler({ seat, seq, arrival, credit }: Offer): void {
    const race = this.#lastRace;
    if (race === undefined || this.#memory.targetAt(seq) !== race.target) return;
    if (this.#around.now() - race.at > STRAGGLER_MS) return;
    this.#around.latePaw({ seat, seq: race.seq, ms: Math.max(0, Math.round(arrival - credit - race.key)) });
  }

  #expire(windowId: number): void {
    this.#around.queue
      .run(() => this.#timeOut(windowId))
      .catch((error) => {
        // The store did not take it: the window is still open and is closed a little later.
        this.clock.postpone(RETRY_MS * 20);
        this.#around.failed(error);
      });
  }

  async #timeOut(windowId: number): Promise<void> {
    const window = this.#game.window(this.#match.state);
    if (this.#stopped || window?.id !== windowId) return;
    if (this.#gate.busy) return this.clock.postpone(RETRY_MS);
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
  async #accept(steps: readonly Match[], race?: RaceRecord): Promise<void> {
    const match = steps.at(-1);
    if (match === undefined) throw new Error('Nothing to accept');
    const first = seqOf(this.#match);
    const at = Math.max(0, Math.round(this.#around.now() - this.startedAt));
    const fresh = match.history.slice(first);
    const raced = (place: number) => (place === fresh.length - 1 ? race : undefined);
    const stamps = fresh.map(
      (entry, place): Stamp => ({
        at,
        hold: this.#holdFor(entry),
        late: raced(place)?.late ?? [],
      }),
    );
    const rows = fresh.map((entry, place): JournalRow => {
      const record = raced(place);
      return {
        match_id: this.id,
        seq: first + place + 1,
        at,
        hold: stamps[place]?.hold ?? 0,
        entry: JSON.stringify(packEntry(this.#game, entry)),
        race: record === undefined ? null : JSON.stringify(record),
      };
    });
    const outcome = this.#game.outcome(match.state);
    await this.#around.commit(rows, outcome === undefined ? [] : this.#around.ending(outcome));
    if (this.#stopped) return;
    this.#match = match;
    this.#stamps.push(...stamps);
    this.#memory.follow(match);
    for (const stamp of stamps) this.clock.hold(stamp.hold);
    this.clock.show(this.#game.window(match.state), () => this.#duration());
    this.#around.tell(steps);
  }

  #holdFor(entry: Entry): number {
    if (entry.kind !== 'move') return 0;
    return holdMs(this.#game, entry.events, this.#around.pace);
  }

  #duration(): number {
    const window = this.#game.window(this.#match.state);
    return window === undefined ? 0 : windowMs(this.#game, window.kind, this.#around.pace);
  }
}
