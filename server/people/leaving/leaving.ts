/** What is known about somebody, all of it; and how all of it goes. Both follow the registry: see personal.ts. */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { goneId } from '../../../shared/table/people/gone.ts';
import { type Database, type Db, readJson } from '../../store/database.ts';
import type { Change } from '../../store/journal.ts';
import { type Column, type Inside, PERSONAL } from './personal.ts';

type Row = { readonly [column: string]: unknown };

/** The registry where it does not matter which table it is. */
interface Table {
  readonly name: keyof Database;
  readonly leaving: 'deleted' | 'anonymous' | 'rewritten';
  readonly set: Row;
  readonly key: readonly string[];
  readonly columns: { readonly [column: string]: Column };
}

const TABLES: readonly Table[] = Object.entries(PERSONAL).flatMap(([name, kept]) => {
  if (kept === 'impersonal') return [];
  const { leaving, set = {}, key = [], columns } = kept as Omit<Table, 'name'>;
  return [{ name: name as keyof Database, leaving, set, key, columns }];
});

export type Export = { readonly [table: string]: readonly Row[] };

/** Every table in which this person is, with what they may be told of it. */
export async function exportOf(db: Db, player: string): Promise<Export> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await rowsWith(db, table, player, ['id']);
      return [table.name, rows.flatMap((row) => toldOf(table, row, player))] as const;
    }),
  );
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}

function toldOf({ columns }: Table, row: Row, player: string): readonly Row[] {
  const told: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    if (isInside(column)) {
      const inside = readJson(String(row[name]));
      const own = inside === undefined ? undefined : column.own(inside, player);
      if (own === undefined) return [];
      told[name] = own;
    } else if (column === 'id' || column === 'about' || column === 'told') told[name] = row[name];
  }
  return [told];
}

/** Takes somebody out of everything. What others need (their matches, their ratings, proofs) stays, and leads to nobody. */
export function erase(player: string): Change {
  const gone = goneId(randomBytes(9).toString('base64url'));
  return async (db) => {
    for (const table of TABLES) {
      if (table.leaving === 'rewritten') await rewrite(db, table, player, gone);
      for (const column of named(table, ['id', 'about']))
        if (table.leaving === 'deleted')
          await sql`delete from ${sql.table(table.name)} where ${sql.ref(column)} = ${player}`.execute(db);
        else await rename(db, table, column, player, gone);
    }
  };
}

async function rename(db: Db, { name, set }: Table, column: string, player: string, gone: string): Promise<void> {
  const values = Object.entries({ ...set, [column]: gone }).map(([field, value]) => sql`${sql.id(field)} = ${value}`);
  await sql`update ${sql.table(name)} set ${sql.join(values)} where ${sql.ref(column)} = ${player}`.execute(db);
}

async function rewrite(db: Db, table: Table, player: string, gone: string): Promise<void> {
  for (const row of await rowsWith(db, table, player, [])) {
    const values = Object.entries(table.columns).flatMap(([field, column]) => {
      if (!isInside(column)) return [];
      const inside = readJson(String(row[field]));
      // What is damaged keeps nobody from leaving: it goes as a whole.
      const value = inside === undefined ? null : column.without(inside, player, gone);
      return [sql`${sql.id(field)} = ${JSON.stringify(value)}`];
    });
    const found = table.key.map((field) => sql`${sql.ref(field)} = ${row[field]}`);
    await sql`update ${sql.table(table.name)} set ${sql.join(values)} where ${sql.join(found, sql` and `)}`.execute(db);
  }
}

/** Rows with this id in a column of these kinds, or somewhere within a structure. */
async function rowsWith(db: Db, table: Table, player: string, kinds: readonly Column[]): Promise<readonly Row[]> {
  const conditions = [
    ...named(table, kinds).map((column) => sql`${sql.ref(column)} = ${player}`),
    // An underscore in an id stands for any letter here: whoever reads the structure looks again.
    ...Object.entries(table.columns).flatMap(([column, kind]) =>
      isInside(kind) ? [sql`${sql.ref(column)} like ${`%"${player}"%`}`] : [],
    ),
  ];
  if (conditions.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from ${sql.table(table.name)} where ${sql.join(conditions, sql` or `)}`.execute(db);
  return rows;
}

const named = ({ columns }: Table, kinds: readonly Column[]): readonly string[] =>
  Object.entries(columns).flatMap(([name, column]) => (kinds.includes(column) ? [name] : []));

const isInside = (column: Column): column is Inside => typeof column === 'object';
