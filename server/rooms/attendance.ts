/** Who of those that own a seat is there: what happens when somebody goes, comes back, or sleeps through their turns. */

import type { Seat } from '../../shared/engine/game.ts';
import { Absence } from './absence.ts';
import type { PersonSeat, TableModel } from './model.ts';
import { graceMs } from './pace.ts';
import { changePerson, leave, withHost } from './seats.ts';
import type { Presence } from './tableState.ts';
import type { Visitors } from './visitors.ts';

/** What this needs of its table. */
export interface AttendedTable {
  readonly model: TableModel;
  readonly visitors: Visitors;
  now(): number;
  change(model: TableModel): Promise<void>;
  /** Runs in the table's queue; nobody waits for it. */
  later(where: string, task: () => Promise<void>): void;
}

/** Turns in a row that somebody may let run out before a bot takes over. */
const LAPSES = 3;

export class Attendance {
  readonly #table: AttendedTable;
  readonly #absence: Absence;

  constructor(table: AttendedTable) {
    this.#table = table;
    this.#absence = new Absence((seat) => this.#giveUpOn(seat));
  }

  presence(seat: Seat): Presence {
    return { connected: this.#isConnected(seat), graceEnds: this.#absence.until(seat) };
  }

  /** Somebody's connection is there (again): the seat is theirs from this moment on. */
  async returned(seat: Seat): Promise<void> {
    this.#absence.end(seat);
    const person = this.#personAt(seat);
    if (person !== undefined && person.standIn !== '')
      await this.#table.change(withHost(changePerson(this.#table.model, seat, { standIn: '', missed: 0 })));
  }

  lost(seat: Seat): void {
    this.#absence.begin(seat, this.#table.now(), graceMs(this.#table.model.options.pace));
  }

  async left(seat: Seat): Promise<void> {
    this.#absence.end(seat);
    await this.#table.change(leave(this.#table.model, seat));
  }

  /** After a restart nobody is connected: every person's seat waits for its owner. */
  awaitEverybody(): void {
    this.#table.model.seats.forEach((seat, place) => {
      if (seat.kind === 'person' && seat.standIn !== 'left') this.lost(place as Seat);
    });
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
    this.#table.later('lapse', async () => {
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

  #giveUpOn(seat: Seat): void {
    this.#table.later('grace', async () => {
      const { model } = this.#table;
      const person = this.#personAt(seat);
      if (person === undefined || this.#isConnected(seat)) return;
      if (model.phase === 'gathering') await this.#table.change(leave(model, seat));
      else if (person.standIn === '')
        await this.#table.change(withHost(changePerson(model, seat, { standIn: 'lost' })));
    });
  }

  #isConnected(seat: Seat): boolean {
    const person = this.#personAt(seat);
    return (
      person !== undefined && person.standIn !== 'left' && this.#table.visitors.ofPlayer(person.player) !== undefined
    );
  }

  #personAt(seat: Seat): PersonSeat | undefined {
    const model = this.#table.model.seats[seat];
    return model?.kind === 'person' ? model : undefined;
  }
}
