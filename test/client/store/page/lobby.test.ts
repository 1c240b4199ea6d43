import { describe, expect, test } from 'vitest';
import { type LobbyState, withChanges } from '../../../../client/store/page/lobby.ts';
import type { TableListing } from '../../../../shared/table/protocol.ts';

const table = (id: string, change: Partial<TableListing> = {}): TableListing => ({
  id,
  game: 'spicy',
  phase: 'gathering',
  seats: 4,
  people: 1,
  bots: 0,
  watchers: 0,
  hot: false,
  watchable: true,
  pace: 'standard',
  rules: {},
  host: 'Mimi',
  ...change,
});

const shown: LobbyState = { status: 'open', page: 1, pages: 3, tables: [table('a'), table('b'), table('c')] };

describe('a page of tables', () => {
  test('takes over what differs, in the order that the lobby gives; what is not in it any more goes', () => {
    const changes = { list: 'seat', page: 1, pages: 2, order: ['d', 'c', 'a'] } as const;
    const changed = withChanges(shown, { ...changes, tables: [table('d'), table('a', { people: 2 })] });
    expect(changed).toEqual({ ...shown, pages: 2, tables: [table('d'), table('c'), table('a', { people: 2 })] });
  });

  test('hears nothing of a page that somebody has turned away from', () => {
    expect(withChanges(shown, { list: 'seat', page: 0, pages: 3, order: [], tables: [] })).toBe(shown);
  });
});
