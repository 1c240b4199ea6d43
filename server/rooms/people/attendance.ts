/** Who of those that own a seat is there: what happens when somebody goes, comes back, or sleeps through their turns. */

import type { Seat } from '../../../shared/engine/game.ts';
import { type PersonSeat, people, seatOf, type TableModel } from '../../../shared/table/people/model.ts';
import { changePerson, leave, withHost } from '../../../shared/table/people/seating.ts';
import type { Clock, Timer } from '../../../shared/table/runtime/clock.ts';
import { graceMs } from '../../../shared/table/runtime/pace.ts';
import type { TableQueue } from '../tableQueue.ts';
import type { Visitors } from './visitors.ts';

/** What this needs of its table. */
export interface AttendedTable {
  readonly model: TableModel;
  readonly visitors: Visitors;
  readonly clock: Clock;
  readonly queue: TableQueue;
  change(model: TableModel): Promise<void>;
}

/** Turns in a row that somebody may let run out before a bot takes over. */
const LAPSES = 3;

export class Attendance {
  readonly #table: AttendedTable;
  readonly #part: (model: TableModel) => Promise<void>;
  readonly #absence: Absence;

  /** @param part A change by which somebody is no longer there. */
  constructor(table: AttendedTable, part: (model: TableModel) => Promise<void>) {
    this.#table = table;
    this.#part = part;
    this.#absence = new Absence(table.clock, (player) => this.#giveUpOn(player));
  }

  isConnected(seat: Seat): boolean {
    return this.#isThere(this.#personAt(seat));
  }

  /** Somebody's connection is there (again): the seat is theirs from this moment on. */
  async returned(seat: Seat): Promise<void> {
    const person = this.#personAt(seat);
    if (person === undefined) return;
    this.#absence.end(person.player);
    if (person.standIn !== '')
      await this.#table.change(withHost(changePerson(this.#table.model, seat, { standIn: '', missed: 0 })));
  }

  lost(player: string): void {
    this.#absence.begin(player, graceMs(this.#table.model.options.pace));
  }

  async left(seat: Seat): Promise<void> {
    this.#absence.end(this.#personAt(seat)?.player ?? '');
    await this.#part(leave(this.#table.model, seat));
  }

  /** After a restart nobody is connected: every person's seat waits for its owner. */
  awaitEverybody(): void {
    for (const person of people(this.#table.model)) if (person.standIn !== 'left') this.lost(person.player);
  }

  /** Whether the owner of this seat has let turns run out. */
  isDozing(seat: Seat): boolean {
    const person = this.#personAt(seat);
    return person !== undefined && (person.standIn === 'idle' || person.missed > 0);
  }

  /** Any sign of life hands the seat back from the bot that sat in for an idle owner. */
  async touched(seat: Seat): Promise<void> {
    const person = this.#personAt(seat);
    if (person === undefined || !this.isDozing(seat)) return;
    const standIn = person.standIn === 'idle' ? '' : person.standIn;
    await this.#table.change(changePerson(this.#table.model, seat, { standIn, missed: 0 }));
  }

  /** A turn ran out for this seat. */
  lapsed(seat: Seat): void {
    this.#table.queue.later('lapse', async () => {
      const person = this.#personAt(seat);
      if (person === undefined || person.standIn !== '') return;
      const missed = person.missed + 1;
      const standIn = missed >= LAPSES ? 'idle' : '';
      await this.#table.change(changePerson(this.#table.model, seat, { missed, standIn }));
    });
  }

  stop(): void {
    this.#absence.endAll();
  }

  #giveUpOn(player: string): void {
    this.#table.queue.later('grace', async () => {
      const { model } = this.#table;
      const seat = seatOf(model, player);
      const person = seat === undefined ? undefined : this.#personAt(seat);
      if (seat === undefined || person === undefined || this.#isThere(person)) return;
      if (model.phase === 'gathering') await this.#part(leave(model, seat));
      else if (person.standIn === '') await this.#part(withHost(changePerson(model, seat, { standIn: 'lost' })));
    });
  }

  #isThere(person: PersonSeat | undefined): boolean {
    return (
      person !== undefined && person.standIn !== 'left' && this.#table.visitors.ofPlayer(person.player) !== undefined
    );
  }

  #personAt(seat: Seat): PersonSeat | undefined {
    const model = this.#table.model.seats[seat];
    return model?.kind === 'person' ? model : undefined;
  }
}

/** Keeps the seat of a lost connection for a while. By player: before the deal people are moved to other seats. */
class Absence {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Timer>();
  readonly #expired: (player: string) => void;

  constructor(clock: Clock, expired: (player: string) => void) {
    this.#clock = clock;
    this.#expired = expired;
  }

  begin(player: string, milliseconds: number): void {
    this.end(player);
    const timer = this.#clock.after(milliseconds, () => {
      this.#waiting.delete(player);
      this.#expired(player);
    });
    this.#waiting.set(player, timer);
  }

  end(player: string): void {
    this.#waiting.get(player)?.cancel();
    this.#waiting.delete(player);
  }

  endAll(): void {
    for (const player of [...this.#waiting.keys()]) this.end(player);
  }
}
