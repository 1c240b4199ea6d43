/** What a table has written down, and whether that is still all that the store knows of it. */

import { packEntry } from '../../../shared/engine/record.ts';
import { people, type TableModel } from '../../../shared/table/people/model.ts';
import type { NewEntry } from '../../../shared/table/runtime/running.ts';
import type { RaceRecord } from '../../../shared/table/runtime/surroundings.ts';
import type { JournalRow } from '../../store/database.ts';
import type { Change, Write } from '../../store/journal.ts';
import { type Owner, TableLost } from '../../store/owner.ts';
import type { Store } from '../../store/store.ts';
import { packModel, recallTable, type StoredTable } from './recall.ts';

export class Ledger {
  readonly #store: Store;
  readonly #table: string;
  readonly #owner: Owner;
  #inDoubt = false;
  /** Who the store knows to have a seat; undefined while that is not certain. */
  #seated: string | undefined;

  constructor(store: Store, table: string, owner: Owner) {
    this.#store = store;
    this.#table = table;
    this.#owner = owner;
  }

  /** Seats change hands far more seldom than anything else about a table: they are written when they do. */
  save(model: TableModel, now: number): Change {
    const { tables } = this.#store;
    const saved = tables.save(this.#table, this.#owner, packModel(model), now);
    const players = [...new Set(people(model).map(({ player }) => player))];
    const seated = players.join(' ');
    if (seated === this.#seated) return saved;
    this.#seated = seated;
    const seat = tables.seat(this.#table, players);
    return async (db) => {
      await saved(db);
      await seat(db);
    };
  }

  close(now: number): Change {
    return this.#store.tables.close(this.#table, this.#owner, now);
  }

  async commit(write: Write): Promise<void> {
    try {
      await this.#store.journal.commit({ ...write, fence: { ...this.#owner, table: this.#table } });
    } catch (error) {
      this.#inDoubt = true;
      this.#seated = undefined;
      throw error;
    }
  }

  /**
   * After a commit that failed: what the store has now. It may have taken that commit, and only its answer was lost; who does not look
   * would offer it another move under the same number for ever after.
   */
  async recall(): Promise<StoredTable | undefined> {
    if (!this.#inDoubt) return undefined;
    const stored = await recallTable(this.#store, this.#table);
    const { process, epoch } = stored.owner;
    if (process !== this.#owner.process || epoch !== this.#owner.epoch) throw new TableLost(this.#table);
    this.#inDoubt = false;
    return stored;
  }
}

/** New entries as the journal keeps them. A race decided the last of them. */
export const journalRows = (
  match: string,
  entries: readonly NewEntry[],
  race: RaceRecord | undefined,
): readonly JournalRow[] =>
  entries.map(({ seq, entry, stamp, match: { game } }, place) => ({
    match_id: match,
    seq,
    at: stamp.at,
    hold: stamp.hold,
    entry: JSON.stringify(packEntry(game, entry)),
    race: race === undefined || place < entries.length - 1 ? null : JSON.stringify(race),
  }));
