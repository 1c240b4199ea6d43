import { describe, expect, test } from 'vitest';
import { joinable, watchable, withoutTable, withTable } from '../../../client/store/lobby.ts';
import type { TableListing } from '../../../shared/table/protocol.ts';

const table = (id: string, change: Partial<TableListing> = {}): TableListing => ({
  id,
  game: 'spicy',
  phase: 'gathering',
  seats: 4,
  people: 1,
  bots: 0,
  watchers: 0,
  watchable: true,
  pace: 'standard',
  rules: {},
  host: 'Mimi',
  ...change,
});
const ids = (tables: readonly TableListing[]) => tables.map(({ id }) => id);

describe('the list of tables', () => {
  test('a table that changes keeps its place, a new one comes last, one that closes goes', () => {
    const tables = withTable(withTable([table('a')], table('b')), table('a', { people: 2 }));
    expect(tables).toEqual([table('a', { people: 2 }), table('b')]);
    expect(withoutTable(tables, 'a')).toEqual([table('b')]);
  });

  test('only tables with a free seat can be joined, the fullest first', () => {
    const tables = [
      table('empty'),
      table('full', { bots: 3 }),
      table('nearly', { people: 3 }),
      table('on', { phase: 'playing' }),
    ];
    expect(ids(joinable(tables))).toEqual(['nearly', 'empty']);
  });

  test('only running matches that allow it can be watched, those with most people first', () => {
    const playing = { phase: 'playing' } as const;
    const tables = [
      table('a', playing),
      table('b', { ...playing, people: 3 }),
      table('c', { ...playing, watchable: false }),
    ];
    expect(ids(watchable(tables))).toEqual(['b', 'a']);
  });
});
