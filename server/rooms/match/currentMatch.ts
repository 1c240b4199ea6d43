/** The match that is on at a table: laid out, at rest where only bots are left, followed by those who guess, and ended. */

import type { Outcome, Seat } from '../../../shared/engine/game.ts';
import { guessTallyCodec } from '../../../shared/table/guesses.ts';
import { characterIn } from '../../../shared/table/people/characters.ts';
import type { TableModel } from '../../../shared/table/people/model.ts';
import { MESSAGES } from '../../../shared/table/protocol.ts';
import type { Clock } from '../../../shared/table/runtime/clock.ts';
import type { MatchRuntime } from '../../../shared/table/runtime/matchRuntime.ts';
import type { NewEntry, Running } from '../../../shared/table/runtime/running.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';
import { endMatch } from '../../archive/archive.ts';
import { Predictions } from '../../gallery/predictions.ts';
import type { Services } from '../../services.ts';
import type { JournalRow } from '../../store/database.ts';
import type { Change } from '../../store/journal.ts';
import type { Attendance } from '../people/attendance.ts';
import type { Visitors } from '../people/visitors.ts';
import type { TableQueue } from '../tableQueue.ts';
import type { TableState } from '../wire/tableState.ts';
import { createRoomMatch } from './roomMatch.ts';

/** What this needs of its table. */
export interface PlayedTable {
  readonly model: TableModel;
  readonly queue: TableQueue;
  readonly clock: Clock;
  readonly visitors: Visitors;
  readonly attendance: Attendance;
  readonly state: TableState;
}

/** How what happens here becomes true for the table. */
export interface Upshot {
  commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void>;
  save(model: TableModel): Change;
  /** Everybody was sent what is new. The model is another one when the match is over. */
  told(after: TableModel | undefined): void;
  /** What the lobby says about the match is no longer true. */
  listed(): void;
}

const STAND_IN: BotLevel = 'alleyCat';
const RETURN_MS = 10_000;

export class CurrentMatch {
  readonly #table: PlayedTable;
  readonly #services: Pick<Services, 'store' | 'metrics' | 'log' | 'thinkers'>;
  readonly #upshot: Upshot;
  #runtime: MatchRuntime | undefined;
  #predictions: Predictions | undefined;
  #isHot = false;
  #resting = false;
  #afterEnd: TableModel | undefined;

  constructor(table: PlayedTable, services: Pick<Services, 'store' | 'metrics' | 'log' | 'thinkers'>, upshot: Upshot) {
    this.#table = table;
    this.#services = services;
    this.#upshot = upshot;
  }

  get runtime(): MatchRuntime | undefined {
    return this.#runtime;
  }

  /** What those who watch guess; undefined while nothing is played. */
  get predictions(): Predictions | undefined {
    return this.#predictions;
  }

  /** As those who watch know it. */
  get isHot(): boolean {
    return this.#isHot;
  }

  begin(running: Running): void {
    this.#lay(running).begin();
  }

  /** Brings a stored match back. The clock gives everybody the time to return. */
  resume(running: Running): void {
    const runtime = this.#lay(running);
    runtime.resume(RETURN_MS);
    runtime.wakeBots();
  }

  /** Nothing moves until somebody comes: for a table at which only bots play. */
  rest(): void {
    if (this.#runtime === undefined || this.#resting || this.#table.model.phase !== 'playing') return;
    this.#resting = true;
    this.#runtime.stop();
  }

  goOn(): void {
    if (this.#resting && this.#runtime !== undefined) this.resume(this.#runtime.running);
  }

  clear(): void {
    this.#runtime?.stop();
    this.#runtime = undefined;
    this.#predict(undefined);
  }

  /** Nobody plays on: what has to be stored. */
  abandon(): readonly Change[] {
    const running = this.#runtime?.running;
    return running === undefined ? [] : this.#end('abandoned', running);
  }

  #lay(running: Running): MatchRuntime {
    this.clear();
    this.#resting = false;
    this.#predict(running);
    const { queue, clock, visitors, attendance, state, model } = this.#table;
    this.#runtime = createRoomMatch(running, {
      queue,
      pace: model.options.pace,
      clock,
      visitors,
      state,
      thinkers: this.#services.thinkers,
      log: this.#services.log,
      commit: (rows, changes) => this.#commit(rows, changes),
      ending: (ended, outcome) => this.#ending(ended, outcome),
      lapsed: (seat) => attendance.lapsed(seat),
      levelOf: (seat) => this.#levelOf(seat),
      characterOf: (seat) => characterIn(this.#table.model, seat),
      followed: (fresh) => this.#followed(fresh),
      told: (count) => this.#told(running.match.game.id, count),
      failed: (where, error) => this.#table.queue.failed(where, error),
    });
    return this.#runtime;
  }

  #levelOf(seat: Seat): BotLevel | undefined {
    const model = this.#table.model.seats[seat];
    if (model?.kind === 'bot') return model.level;
    return model?.kind === 'person' && model.standIn !== '' ? STAND_IN : undefined;
  }

  async #commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void> {
    try {
      await this.#upshot.commit(rows, changes);
    } catch (error) {
      // What did not become safe did not happen, the end of a match included.
      this.#afterEnd = undefined;
      throw error;
    }
  }

  /** Only now, with the answer on every screen's way, anybody hears how others had guessed: a seat must not read it off them. */
  #followed(fresh: NewEntry): void {
    const { match } = this.#table.model;
    this.#table.visitors.inTimeOfWatchers(() => {
      const { game, state } = fresh.match;
      const view = game.viewFor(state, 'watcher');
      const answered = this.#predictions?.follow(fresh, view) ?? [];
      for (const { tally, question, guesses } of answered)
        this.#services.store.guesses
          .record({ match, tally, question, guesses }, this.#table.clock.now())
          .catch((error) => this.#table.queue.failed('guesses', error));
      this.#heat(game.isHot?.(view) ?? false);
      return answered.map(({ tally }) => ({ type: MESSAGES.tally, packed: guessTallyCodec.pack(tally) }));
    });
  }

  #heat(isHot: boolean): void {
    if (isHot === this.#isHot) return;
    this.#isHot = isHot;
    this.#upshot.listed();
  }

  #predict(running: Running | undefined): void {
    this.#table.visitors.inTimeOfWatchers(() => {
      const { game, state } = running?.match ?? {};
      const view = game?.viewFor(state, 'watcher');
      this.#predictions = game === undefined ? undefined : new Predictions(game, view);
      this.#heat(game?.isHot?.(view) ?? false);
      return [];
    });
  }

  #told(game: string, count: number): void {
    const { metrics } = this.#services;
    metrics.moves.inc({ game }, count);
    const after = this.#afterEnd;
    this.#afterEnd = undefined;
    if (after !== undefined) metrics.matches.inc({ game, end: 'finished' });
    this.#upshot.told(after);
  }

  #ending(ended: Running, outcome: Outcome): readonly Change[] {
    this.#afterEnd = { ...this.#table.model, phase: 'scores' };
    return [...this.#end('finished', ended, outcome), this.#upshot.save(this.#afterEnd)];
  }

  #end(status: 'finished' | 'abandoned', running: Running, outcome?: Outcome): readonly Change[] {
    const { store, log } = this.#services;
    const { model, clock } = this.#table;
    const end = { id: running.id, status, outcome, seats: model.seats, at: clock.now() };
    return endMatch(store.matches, end, running, log);
  }
}
