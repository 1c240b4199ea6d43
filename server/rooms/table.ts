import type { AnyGame, Refusal, Seat } from '../../shared/engine/game.ts';
import { seqOf } from '../../shared/engine/match.ts';
import { ok, type Result } from '../../shared/engine/result.ts';
import { GAMES } from '../../shared/games/games.ts';
import { delayOf } from '../../shared/table/options.ts';
import { type Person, people, seatOf, type TableModel } from '../../shared/table/people/model.ts';
import { fillWithBots, forRematch, gather, isDeserted, sit, wantsRematch } from '../../shared/table/people/seating.ts';
import type { Clock } from '../../shared/table/runtime/clock.ts';
import type { MatchRuntime } from '../../shared/table/runtime/matchRuntime.ts';
import type { Running } from '../../shared/table/runtime/running.ts';
import { snapshotOf } from '../../shared/table/runtime/snapshot.ts';
import type { Predictions } from '../gallery/predictions.ts';
import type { News } from '../people/news.ts';
import type { JournalRow } from '../store/database.ts';
import type { Change } from '../store/journal.ts';
import { TableLost } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { CurrentMatch } from './match/currentMatch.ts';
import { dealMatch } from './match/deal.ts';
import { Ledger } from './match/ledger.ts';
import { Attendance } from './people/attendance.ts';
import { Emptiness } from './people/emptiness.ts';
import { hearNews } from './people/hearNews.ts';
import { QuickDeal, withDealTime } from './people/quickDeal.ts';
import { RecentTalk } from './people/recentTalk.ts';
import { Visitors } from './people/visitors.ts';
import type { TableContext } from './tableContext.ts';
import { TableQueue } from './tableQueue.ts';
import { greetAll } from './wire/greet.ts';
import { showTable, TableState } from './wire/tableState.ts';

export class Table {
  readonly state = new TableState();
  readonly visitors: Visitors;
  readonly attendance: Attendance;
  readonly emptiness: Emptiness;
  readonly queue: TableQueue;
  readonly talk = new RecentTalk();
  readonly #context: TableContext;
  readonly #ledger: Ledger;
  readonly #current: CurrentMatch;
  readonly #quickDeal: QuickDeal;
  #model: TableModel;

  constructor(context: TableContext, model: TableModel) {
    this.#context = context;
    this.queue = new TableQueue(context);
    this.#ledger = new Ledger(context.services.store, context.id, context.owner);
    this.#model = model;
    this.visitors = new Visitors(
      (player) => seatOf(this.#model, player),
      () => this.clock.now(),
      () => delayOf(this.#model.options),
    );
    this.attendance = new Attendance(this, (model) => this.#part(model));
    this.#quickDeal = new QuickDeal(this);
    this.#current = new CurrentMatch(this, context.services, {
      commit: (rows, changes) => this.#commit(rows, changes),
      save: (after) => this.#save(after),
      told: (after) => this.#told(after),
      listed: () => context.listed(),
    });
    const visited = model.match !== '' || people(model).length > 0;
    this.emptiness = new Emptiness(this, context.services.config.abandonMs, visited);
    this.emptiness.watch();
  }

  get clock(): Clock {
    return this.#context.clock;
  }

  readonly pick = (count: number): number => this.#context.pick(count);

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
    return this.#current.runtime;
  }

  /** What those who watch guess; undefined while nothing is played. */
  get predictions(): Predictions | undefined {
    return this.#current.predictions;
  }

  get isHot(): boolean {
    return this.#current.isHot;
  }

  get game(): AnyGame {
    const games: { readonly [id: string]: AnyGame } = GAMES;
    const game = games[this.#model.options.game];
    if (game === undefined) throw new Error(`No game ${this.#model.options.game}`);
    return game;
  }

  /** Stores the new model, then shows it. Runs inside the queue. */
  async change(model: TableModel): Promise<void> {
    await this.#commit([], [this.#save(model)]);
    this.#model = model;
    this.show();
    // A seat may have changed hands in the middle of a match.
    this.match?.wakeBots();
    this.#quickDeal.schedule();
  }

  show(): void {
    const snapshot = snapshotOf(this.#model, this.match?.snapshot, {
      watchers: this.visitors.watchers,
      isConnected: (seat) => this.attendance.isConnected(seat),
    });
    showTable(this.state, snapshot);
    this.#context.broadcastPatch();
    this.#context.listed();
  }

  /** Deals with the seats as they are. Runs inside the queue. */
  async start(model: TableModel = this.#model): Promise<Result<undefined, Refusal>> {
    const dealt = dealMatch(this.game, this.#context.id, model, this.#context.freshSeed(), this.clock.now());
    if (!dealt.ok) return dealt;
    const { running, match, journal } = dealt.value;
    await this.#commit(journal, [this.store.matches.add(match), this.#save(dealt.value.model)]);
    this.#model = dealt.value.model;
    this.#current.begin(running);
    greetAll(this);
    this.show();
    this.match?.wakeBots();
    return ok(undefined);
  }

  /** Nothing moves until somebody comes: for a table at which only bots play. */
  rest(): void {
    this.#current.rest();
  }

  goOn(): void {
    this.#current.goOn();
  }

  /** After a restart: everybody gets the time to come back. */
  wakeUp(running: Running | undefined): void {
    if (running !== undefined) this.#current.resume(running);
    this.attendance.awaitEverybody();
    this.#quickDeal.schedule();
    this.show();
  }

  /** Everybody was sent what is new; the patch goes out in the same tick, so that nobody who joins gets half of it. */
  #told(after: TableModel | undefined): void {
    if (after === undefined) {
      this.#context.broadcastPatch();
      return;
    }
    this.#model = after;
    this.show();
  }

  /** Somebody is no longer there: those who are may all have been waiting for them with a rematch. One commit, so that it can be tried again. */
  async #part(model: TableModel): Promise<void> {
    if (wantsRematch(model) && (await this.start(forRematch(model, this.pick))).ok) return;
    await this.change(model);
  }

  async gather(): Promise<void> {
    const model = gather(this.#model);
    await this.#commit([], [this.#save(model)]);
    this.#current.clear();
    this.#model = model;
    greetAll(this);
    this.show();
    this.#quickDeal.schedule();
  }

  /** Runs inside the queue. */
  async sit(person: Person, seat?: Seat): Promise<Result<undefined, Refusal>> {
    // Where everybody has gone after the scores nothing would ever begin again: whoever wants to sit down finds a table that gathers.
    if (isDeserted(this.#model)) await this.gather();
    const seated = sit(this.#model, person, seat);
    if (!seated.ok) return seated;
    const { practice, bots } = this.#model.options;
    const full = practice ? fillWithBots(seated.value, bots, this.pick, false) : seated.value;
    await this.change(withDealTime(full, this.clock.now(), this.#context.services.config.quickWaitMs));
    return ok(undefined);
  }

  /** For good, unless somebody has come meanwhile: what was being played is recorded as abandoned. */
  async close(): Promise<boolean> {
    if (this.queue.isStopped || this.visitors.all.length > 0) return false;
    const { phase } = this.#model;
    const ended = phase === 'playing' ? this.#current.abandon() : [];
    await this.#commit([], [...ended, this.#ledger.close(this.clock.now())]);
    if (phase === 'playing') this.#context.services.metrics.matches.inc({ game: this.game.id, end: 'abandoned' });
    this.stop();
    return true;
  }

  hear(news: News): void {
    hearNews(this, news, this.#context.services);
  }

  abandon(): void {
    this.#context.abandoned();
  }

  surrender(): void {
    this.stop();
    this.#context.surrendered();
  }

  stop(): void {
    this.queue.stop();
    this.#current.clear();
    this.visitors.stop();
    this.attendance.stop();
    this.#quickDeal.stop();
    this.emptiness.stop();
  }

  get store(): Store {
    return this.#context.services.store;
  }

  #save(model: TableModel): Change {
    return this.#ledger.save(model, this.clock.now());
  }

  /** What is stored is what happened: a table that knows less of it begins again where its journal ends. */
  async #catchUp(): Promise<void> {
    const stored = await this.#ledger.recall();
    const { running } = stored ?? {};
    if (stored === undefined || running === undefined) return;
    if (running.id === this.match?.running.id && seqOf(running.match) === this.match.seq) return;
    this.#model = stored.model;
    this.#current.resume(running);
    greetAll(this);
    this.show();
    throw new Error('The store had taken what it seemed to have refused');
  }

  async #commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void> {
    try {
      await this.#catchUp();
      await this.#ledger.commit({ rows, changes });
    } catch (error) {
      if (error instanceof TableLost) this.surrender();
      throw error;
    }
  }
}
