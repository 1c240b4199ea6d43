/** A table: who sits there, which match is on, and how both change. Knows no sockets' lifecycle and no game by name. */

import type { AnyGame, Outcome, Refusal, Seat } from '../../shared/engine/game.ts';
import { seqOf } from '../../shared/engine/match.ts';
import type { Seed } from '../../shared/engine/random.ts';
import { ok, type Result } from '../../shared/engine/result.ts';
import { GAMES } from '../../shared/games/games.ts';
import { characterIn } from '../../shared/table/people/characters.ts';
import { seatOf, type TableModel } from '../../shared/table/people/model.ts';
import { changePerson, forRematch, gather, wantsRematch } from '../../shared/table/people/seating.ts';
import { MESSAGES } from '../../shared/table/protocol.ts';
import type { Clock, Timer } from '../../shared/table/runtime/clock.ts';
import type { MatchRuntime } from '../../shared/table/runtime/matchRuntime.ts';
import type { Running } from '../../shared/table/runtime/running.ts';
import { Serial } from '../../shared/table/runtime/serial.ts';
import { snapshotOf } from '../../shared/table/runtime/snapshot.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import type { Services } from '../services.ts';
import type { JournalRow } from '../store/database.ts';
import type { Change } from '../store/journal.ts';
import { type Owner, TableLost } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { dealMatch } from './match/deal.ts';
import { Ledger } from './match/ledger.ts';
import { createRoomMatch } from './match/roomMatch.ts';
import { Attendance } from './people/attendance.ts';
import { withDealTime } from './people/quick.ts';
import { QuickDeal } from './people/quickDeal.ts';
import { Visitors } from './people/visitors.ts';
import { showTable, TableState } from './wire/tableState.ts';
import { Teller } from './wire/viewers.ts';

/** What a table needs from the room that it is in. */
export interface TableContext {
  readonly id: string;
  readonly owner: Owner;
  readonly services: Pick<Services, 'store' | 'config' | 'metrics' | 'log' | 'thinkers'>;
  readonly clock: Clock;
  /** A whole number from 0 to count - 1, by chance. */
  pick(count: number): number;
  freshSeed(): Seed;
  broadcastPatch(): void;
  /** The model changed in a way that the lobby may care about. */
  listed(anew?: 'anew'): void;
  /** Nobody has been here for too long. */
  abandoned(): void;
  /** Another process looks after the table now. */
  surrendered(): void;
}

const STAND_IN: BotLevel = 'alleyCat';
const RETURN_MS = 10_000;

export class Table {
  readonly state = new TableState();
  readonly visitors: Visitors;
  readonly attendance: Attendance;
  readonly queue = new Serial();
  readonly #context: TableContext;
  readonly #ledger: Ledger;
  readonly #quickDeal: QuickDeal;
  #model: TableModel;
  #match: MatchRuntime | undefined;
  #afterEnd: TableModel | undefined;
  #emptyTimer: Timer | undefined;

  constructor(context: TableContext, model: TableModel) {
    this.#context = context;
    this.#ledger = new Ledger(context.services.store, context.id, context.owner);
    this.#model = model;
    this.visitors = new Visitors(
      (player) => seatOf(this.#model, player),
      () => this.now(),
    );
    this.attendance = new Attendance(this);
    this.#quickDeal = new QuickDeal(this);
    this.watchForEmptiness();
  }

  get clock(): Clock {
    return this.#context.clock;
  }

  readonly pick = (count: number): number => this.#context.pick(count);

  now(): number {
    return this.clock.now();
  }

  get id(): string {
    return this.#context.id;
  }

  get epoch(): number {
    return this.#context.owner.epoch;
  }

  get model(): TableModel {
    return this.#model;
  }

  get match(): MatchRuntime | undefined {
    return this.#match;
  }

  get seq(): number {
    return this.#match?.seq ?? 0;
  }

  get game(): AnyGame {
    const games: { readonly [id: string]: AnyGame } = GAMES;
    const game = games[this.#model.options.game];
    if (game === undefined) throw new Error(`No game ${this.#model.options.game}`);
    return game;
  }

  /** Stores the new model, then shows it. Runs inside the queue. */
  async change(model: TableModel, changes: readonly Change[] = []): Promise<void> {
    await this.#commit([], [...changes, this.#save(model)]);
    this.#model = model;
    this.show();
    // A seat may have changed hands in the middle of a match.
    this.#match?.wakeBots();
    this.#quickDeal.schedule();
  }

  show(): void {
    const snapshot = snapshotOf(this.#model, this.#match?.snapshot, {
      watchers: this.visitors.watchers,
      isConnected: (seat) => this.attendance.isConnected(seat),
    });
    showTable(this.state, snapshot);
    this.#context.broadcastPatch();
    this.#context.listed();
  }

  hello(client: { send(type: string, message: unknown): void }, seat: Seat | undefined): void {
    const { options } = this.#model;
    client.send(MESSAGES.hello, new Teller(this.game).hello(seat, this.now(), options, this.#match?.running));
  }

  helloAll(): void {
    for (const visitor of this.visitors.all) this.hello(visitor.client, this.visitors.seat(visitor));
  }

  /** Starts to count when the last one goes; whoever comes stops it. */
  watchForEmptiness(): void {
    this.#emptyTimer?.cancel();
    if (this.visitors.all.length > 0) return;
    const { config } = this.#context.services;
    this.#emptyTimer = this.clock.after(config.abandonMs, () => this.#context.abandoned());
  }

  /** Deals with the seats as they are. Runs inside the queue. */
  async start(model: TableModel = this.#model): Promise<Result<undefined, Refusal>> {
    const dealt = dealMatch(this.game, this.#context.id, model, this.#context.freshSeed(), this.now());
    if (!dealt.ok) return dealt;
    const { running, match, journal } = dealt.value;
    await this.#commit(journal, [this.#store.matches.add(match), this.#save(dealt.value.model)]);
    this.#model = dealt.value.model;
    this.#lay(running);
    this.#match?.begin();
    this.helloAll();
    this.show();
    this.#match?.wakeBots();
    return ok(undefined);
  }

  /** Brings a stored match back. The clock gives everybody the time to return. */
  #resume(running: Running): void {
    this.#lay(running);
    this.#match?.resume(RETURN_MS);
    this.#match?.wakeBots();
  }

  /** After a restart: everybody gets the time to come back. */
  wakeUp(running: Running | undefined): void {
    if (running !== undefined) this.#resume(running);
    this.attendance.awaitEverybody();
    this.#quickDeal.schedule();
    this.show();
  }

  #lay(running: Running): void {
    this.#clear();
    this.#match = createRoomMatch(running, {
      queue: this.queue,
      pace: this.#model.options.pace,
      clock: this.clock,
      visitors: this.visitors,
      state: this.state,
      thinkers: this.#context.services.thinkers,
      log: this.#context.services.log,
      commit: (rows, changes) => this.#commit(rows, changes),
      ending: (outcome) => this.#ending(outcome),
      lapsed: (seat) => this.attendance.lapsed(seat),
      levelOf: (seat) => this.#levelOf(seat),
      characterOf: (seat) => characterIn(this.#model, seat),
      told: (count) => this.#told(count),
      failed: (where, error) => this.failed(where, error),
    });
  }

  #clear(): void {
    this.#match?.stop();
    this.#match = undefined;
  }

  #levelOf(seat: Seat): BotLevel | undefined {
    const model = this.#model.seats[seat];
    if (model?.kind === 'bot') return model.level;
    return model?.kind === 'person' && model.standIn !== '' ? STAND_IN : undefined;
  }

  /** Everybody was sent what is new; the patch goes out in the same tick, so that nobody who joins gets half of it. */
  #told(count: number): void {
    const { metrics } = this.#context.services;
    metrics.moves.inc({ game: this.game.id }, count);
    if (this.#afterEnd === undefined) {
      this.#context.broadcastPatch();
      return;
    }
    this.#model = this.#afterEnd;
    this.#afterEnd = undefined;
    metrics.matches.inc({ game: this.game.id, end: 'finished' });
    this.show();
  }

  #ending(outcome: Outcome): readonly Change[] {
    this.#afterEnd = { ...this.#model, phase: 'scores' };
    return [this.#store.matches.end(this.#model.match, 'finished', outcome, this.now()), this.#save(this.#afterEnd)];
  }

  /** The same seats again, as soon as everybody who is still there wants it. */
  async rematch(seat: Seat): Promise<Result<undefined, Refusal>> {
    const asked = changePerson(this.#model, seat, { ready: true });
    if (wantsRematch(asked)) return this.start(forRematch(asked, this.pick));
    await this.change(asked);
    return ok(undefined);
  }

  /** Somebody is no longer there: those who are may all have been waiting for them with a rematch. */
  async part(model: TableModel): Promise<void> {
    await this.change(model);
    if (wantsRematch(model)) await this.start(forRematch(model, this.pick));
  }

  async gather(): Promise<void> {
    this.#clear();
    await this.change(gather(this.#model));
    this.helloAll();
    this.show();
  }

  withDealTime(model: TableModel): TableModel {
    return withDealTime(model, this.now(), this.#context.services.config.quickWaitMs);
  }

  /** For good, unless somebody has come meanwhile: what was being played is recorded as abandoned. */
  async close(): Promise<boolean> {
    if (this.visitors.all.length > 0) return false;
    const { matches } = this.#store;
    const { match, phase } = this.#model;
    const ended = phase === 'playing' ? [matches.end(match, 'abandoned', undefined, this.now())] : [];
    await this.#commit([], [...ended, this.#ledger.close(this.now())]);
    if (phase === 'playing') this.#context.services.metrics.matches.inc({ game: this.game.id, end: 'abandoned' });
    this.stop();
    return true;
  }

  /** Where tables are listed has forgotten this one. */
  listAnew(): void {
    this.#context.listed('anew');
  }

  surrender(): void {
    this.stop();
    this.#context.surrendered();
  }

  stop(): void {
    this.#clear();
    this.visitors.stop();
    this.attendance.stop();
    this.#quickDeal.stop();
    this.#emptyTimer?.cancel();
  }

  failed(where: string, error: unknown): void {
    this.#context.services.metrics.failures.inc({ where });
    this.#context.services.log.error({ table: this.#context.id, where, err: error }, 'something failed at a table');
  }

  /** For timers: nobody waits for the result, so a failure is reported here. */
  later(where: string, task: () => Promise<void>): void {
    this.queue.run(task).catch((error) => this.failed(where, error));
  }

  get #store(): Store {
    return this.#context.services.store;
  }

  #save(model: TableModel): Change {
    return this.#ledger.save(model, this.now());
  }

  /** What is stored is what happened: a table that knows less of it begins again where its journal ends. */
  async #catchUp(): Promise<void> {
    const stored = await this.#ledger.recall();
    const { running } = stored ?? {};
    if (stored === undefined || running === undefined) return;
    if (running.id === this.#match?.running.id && seqOf(running.match) === this.seq) return;
    this.#model = stored.model;
    this.#resume(running);
    this.helloAll();
    this.show();
    throw new Error('The store had taken what it seemed to have refused');
  }

  async #commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void> {
    try {
      await this.#catchUp();
      await this.#ledger.commit({ rows, changes });
    } catch (error) {
      // What did not become safe did not happen, the end of a match included.
      this.#afterEnd = undefined;
      if (error instanceof TableLost) this.surrender();
      throw error;
    }
  }
}
