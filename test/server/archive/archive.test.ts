import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Derivation } from '../../../server/archive/derivation.ts';
import { rebuild } from '../../../server/archive/rebuild.ts';
import type { JournalRow } from '../../../server/store/database.ts';
import type { Store } from '../../../server/store/store.ts';
import { seqOf } from '../../../shared/engine/match.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { lacks, openTestStore, STORE_KINDS, type TestStore } from '../../support/server/testStore.ts';

/** How many moves each match had, and which came before it. */
const lengths: Derivation = {
  name: 'lengths',
  of:
    ({ row, running }) =>
    async (db) => {
      const before = await db.selectFrom('settings').select('name').where('name', 'like', 'length %').execute();
      const value = `${seqOf(running.match)} moves, after ${before.length} others, ${row.status}`;
      await db
        .insertInto('settings')
        .values({ name: `length ${row.id}`, value })
        .execute();
    },
  forget: (ids) => (db) =>
    db
      .deleteFrom('settings')
      .where(
        'name',
        'in',
        ids.map((id) => `length ${id}`),
      )
      .execute(),
  clear: (db) => db.deleteFrom('settings').where('name', 'like', 'length %').execute(),
};

const faulty: Derivation = {
  ...lengths,
  name: 'faulty',
  of: () => {
    throw new Error('a mistake in the counting');
  },
};

describe.each(STORE_KINDS)('what is derived from matches, on %s', (kind) => {
  const skipped = lacks(kind);
  let opened: TestStore | undefined;
  let store: Store;

  beforeAll(async () => {
    if (skipped) return;
    opened = await openTestStore(kind);
    ({ store } = opened);
  });

  afterAll(() => opened?.close());

  const kept = async (id: string) => store.setting(`length ${id}`, 'nothing');

  test.skipIf(skipped)('is written with the end, and a rebuild gives the same', async () => {
    const derivations = [faulty, lengths];
    const ids = ['late', 'early', 'between'];
    for (const [place, id] of ids.entries())
      await storeMatch(store, {
        id,
        game: place === 1 ? 'blackJacky' : 'spicy',
        players: ['momo', 'mimi'],
        endedAt: 1_700_000_000_000 + place,
        derivations,
      });
    const first = await Promise.all(ids.map(kept));
    expect(first.map((text) => text.replace(/^\d+ moves, /, ''))).toEqual([
      'after 0 others, finished',
      'after 1 others, finished',
      'after 2 others, finished',
    ]);
    expect(await rebuild(store, [lengths])).toEqual({ matches: 3, unreadable: [] });
    expect(await Promise.all(ids.map(kept))).toEqual(first);
  });

  test.skipIf(skipped)('a match that cannot be played again is named and left out', async () => {
    const cut: JournalRow = { match_id: 'late', seq: 10_000, at: 0, hold: 0, entry: '[]', race: null };
    await store.journal.commit({ rows: [cut], changes: [] });
    expect(await rebuild(store, [lengths])).toEqual({ matches: 3, unreadable: ['late'] });
    expect(await kept('late')).toBe('nothing');
  });

  test.skipIf(skipped)('is not made again while a server runs, whose matches would be read twice', async () => {
    const before = await kept('early');
    await store.tables.beat('a server');
    await expect(rebuild(store, [lengths])).rejects.toThrow('stop it first');
    expect(await kept('early')).toBe(before);
    await store.tables.releaseAll('a server');
    expect(await rebuild(store, [lengths])).toMatchObject({ matches: 3 });
  });
});
