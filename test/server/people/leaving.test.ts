import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rebuild } from '../../../server/archive/rebuild.ts';
import { GRACE_MS } from '../../../server/people/leaving/farewells.ts';
import { erase } from '../../../server/people/leaving/leaving.ts';
import { PERSONAL } from '../../../server/people/leaving/personal.ts';
import { recallMatch } from '../../../server/rooms/match/recall.ts';
import type { Database, Db } from '../../../server/store/database.ts';
import { verify } from '../../../shared/engine/fairness.ts';
import { serialize } from '../../../shared/engine/record.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { openTable, personSeat } from '../../../shared/table/people/model.ts';
import { onBothStores } from '../../support/server/bothStores.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';

const ID = 'LeaverId_0123456';
const NAME = 'Leaver Name';
const OTHER = 'StayerId_0123456';
const look = randomLook(() => 1);
const seats = JSON.stringify([
  personSeat({ id: ID, name: NAME, look }),
  personSeat({ id: OTHER, name: 'Stayer', look }),
]);
const model = JSON.stringify({
  ...openTable({ game: 'spicy', seats: 2 } as Parameters<typeof openTable>[0]),
  host: ID,
  seats: JSON.parse(seats),
  kicked: [{ player: ID, name: NAME }],
});
const people = [
  { seat: 0, player: ID, name: NAME },
  { seat: 1, player: OTHER, name: 'Stayer' },
];

/** A row of every table, as full of the leaver as it can be. A new table does not compile without one. */
const ROWS: { readonly [T in keyof Database]: Database[T] } = {
  players: {
    id: ID,
    name: NAME,
    look: JSON.stringify(look),
    language: 'nl',
    created_at: 1,
    seen_at: 2,
    visibility: 'met',
    delete_at: null,
  },
  transfers: { code: 'digest', player: ID, expires_at: 1 },
  settings: { name: 'some setting', value: 'x' },
  processes: { id: 'p1', seen_at: 1 },
  tables: { id: 't1', status: 'closed', process: null, epoch: 0, model, created_at: 1, updated_at: 1 },
  seated: { player: ID, table_id: 't1' },
  matches: {
    id: 'm1',
    table_id: 't1',
    game: 'spicy',
    version: 1,
    options: '{}',
    seats,
    seed: 'seed',
    commitment: 'promise',
    status: 'abandoned',
    started_at: 1,
    ended_at: 2,
    outcome: null,
    quick: 0,
  },
  journal: { match_id: 'm1', seq: 1, at: 1, hold: 0, entry: '[]', race: null },
  sessions: {
    id: 's1',
    player: ID,
    digest: 'token digest',
    device: 'Firefox',
    old: 0,
    created_at: 1,
    seen_at: 1,
    revoked_at: null,
  },
  blocks: { player: ID, blocked: OTHER, created_at: 1 },
  passkeys: {
    id: 'k1',
    player: ID,
    public_key: 'half',
    counter: 1,
    transports: '[]',
    device: 'Firefox',
    created_at: 1,
    used_at: 1,
  },
  challenges: { id: 'c1', player: ID, challenge: 'riddle', expires_at: 1 },
  recovery_codes: { digest: 'code digest', player: ID, created_at: 1 },
  history: {
    match_id: 'm1',
    player: ID,
    game: 'spicy',
    seats: 2,
    place: 1,
    points: 3,
    won: 1,
    walked_out: 0,
    private: 0,
    ended_at: 2,
    counts: '{}',
  },
  bested: { match_id: 'm1', player: ID, other: OTHER, private: 0, times: 1 },
  reports: {
    id: 'r1',
    reporter: ID,
    reported: OTHER,
    reason: 'name',
    match_id: 'm1',
    talk: '[]',
    status: 'open',
    created_at: 1,
  },
  sanctions: { id: 'x1', kind: 'mute', player: ID, address: null, until: 1, created_at: 1 },
  audit: { id: 'a1', action: 'mute', player: ID, facts: '{}', at: 1 },
  reveals: {
    match_id: 'm1',
    seq: 1,
    heat: 1,
    likes: 1,
    rank: 1,
    shown: 1,
    day: 1,
    week: 1,
    card: JSON.stringify({ people, title: 't', facts: {}, game: 'spicy', endedAt: 1, heat: 1 }),
  },
  guess_tallies: { match_id: 'm1', seq: 1, kind: 'lie', answer: 0, guesses: 1 },
  guessers: { match_id: 'm1', seq: 1, kind: 'lie', player: ID, answer: 0 },
  readers: { player: ID, evening: 1, guesses: 1, correct: 1, streak: 1, best: 1, weighed: 1, trusted: 1, honest: 1 },
  likes: { match_id: 'm1', seq: 1, player: ID },
  reveal_wishes: { match_id: 'm1', seq: 1, player: ID, wish: 'nameless' },
  ratings: {
    game: 'spicy',
    period: 'all',
    player: ID,
    mu: 1,
    sigma: 1,
    matches: 1,
    shown: 1,
    counted: 1,
    stale: 0,
  },
  rating_changes: {
    match_id: 'm1',
    player: ID,
    game: 'spicy',
    seat: 0,
    at: 1,
    walked_out: 0,
    mu_before: 1,
    sigma_before: 1,
    mu: 1,
    sigma: 1,
  },
  rating_bases: { game: 'spicy', period: 'all', player: ID, mu: 1, sigma: 1, matches: 1, at: 1 },
  ladder_counts: { game: 'spicy', period: 'all', level: 0, bucket: 0, people: 1 },
  ladder_clock: { id: 1, counted_at: 1 },
};

/** The same rows turned round: the leaver as the one that others' rows are about. */
const ABOUT = [
  ['blocks', { player: OTHER, blocked: ID, created_at: 1 }],
  ['bested', { match_id: 'm1', player: OTHER, other: ID, private: 0, times: 1 }],
  ['reports', { ...ROWS.reports, id: 'r2', reporter: OTHER, reported: ID }],
] as const;

onBothStores('leaving', (store) => {
  /** Everything in the store. */
  const read = <T>(ask: (db: Db) => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    return store()
      .journal.commit({
        rows: [],
        changes: [
          async (db) => {
            answer = await ask(db);
          },
        ],
      })
      .then(() => answer as T);
  };
  const dump = () =>
    read(async (db) => {
      const all: Record<string, unknown> = {};
      for (const { name } of await db.introspection.getTables())
        all[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows;
      return all as { readonly [table: string]: readonly { readonly [column: string]: unknown }[] };
    });

  test('every table and every column of the store is accounted for', async () => {
    const schema = await read((db) => db.introspection.getTables());
    const columns = Object.fromEntries(
      schema.map((table) => [table.name, table.columns.map(({ name }) => name).sort()]),
    );
    expect(Object.keys(columns).sort()).toEqual(Object.keys(PERSONAL).sort());
    for (const [name, kept] of Object.entries(PERSONAL)) {
      expect(Object.keys(ROWS[name as keyof Database]).sort(), name).toEqual(columns[name]);
      if (kept !== 'impersonal') expect(Object.keys(kept.columns).sort(), name).toEqual(columns[name]);
    }
  });

  test('an export holds every field of every row about somebody, and no secret and nobody else', async () => {
    await read(async (db) => {
      for (const [name, row] of [...Object.entries(ROWS), ...ABOUT])
        await db
          .insertInto(name as 'players')
          .values(row as Database['players'])
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
    const everything = await store().people.farewells.everythingAbout(ID);
    for (const [name, kept] of Object.entries(PERSONAL)) {
      if (kept === 'impersonal') {
        expect(everything[name]).toBeUndefined();
        continue;
      }
      const told = Object.entries(kept.columns as Record<string, unknown>)
        .filter(([, column]) => column !== 'secret' && column !== 'other')
        .map(([column]) => column);
      expect(Object.keys(everything[name]?.[0] ?? {}).sort(), name).toEqual(told.sort());
    }
    expect(everything.matches?.[0]?.seats).toMatchObject({ player: ID, name: NAME });
    expect(everything.blocks).toHaveLength(1);
    expect(everything.reports).toHaveLength(1);
    const text = JSON.stringify(everything);
    for (const secret of ['token digest', 'code digest', 'riddle', '"Stayer"', '"seed"'])
      expect(text).not.toContain(secret);
    expect(JSON.stringify(await store().people.farewells.everythingAbout('LeaverId%0123456'))).toBe('{}');
  });

  test('afterwards neither id nor name is anywhere, and what is others’ is still there', async () => {
    const before = await dump();
    await store().journal.commit({ rows: [], changes: [erase(ID)] });
    const after = await dump();
    for (const [name, rows] of Object.entries(after)) {
      const text = JSON.stringify(rows);
      expect(text, name).not.toContain(ID);
      expect(text, name).not.toContain(NAME);
      const kept = PERSONAL[name as keyof Database];
      if (kept === 'impersonal') expect(rows).toEqual(before[name]);
      else expect(rows.length > 0, name).toBe(kept.leaving !== 'deleted');
    }
    expect(JSON.parse(String(after.matches?.[0]?.seats))[1]).toMatchObject({ player: OTHER, name: 'Stayer' });
  });

  test('seven days are left to change one’s mind; a seat at an open table is waited for', async () => {
    const { farewells } = store().people;
    const now = 1_000_000;
    for (const id of ['mimi', 'momo']) await store().players.add({ id, name: `Cat ${id}`, look, language: 'en' }, 0);
    const at = await farewells.announce('mimi', now);
    expect(at).toBe(now + GRACE_MS);
    expect(await farewells.announce('mimi', now + 5)).toBe(at);
    await farewells.announce('momo', now);
    await farewells.stay('momo');
    expect(await farewells.complete(at - 1)).toBe(0);
    await read((db) => db.insertInto('seated').values({ player: 'mimi', table_id: 'open' }).execute());
    expect(await farewells.complete(at)).toBe(0);
    await read((db) => db.deleteFrom('seated').where('player', '=', 'mimi').execute());
    expect(await farewells.complete(at)).toBe(1);
    expect(await store().players.find('mimi')).toBeUndefined();
    expect(await store().players.find('momo')).toBeDefined();
  });

  test('proofs, journals and the histories of others stay whole, and a rebuild agrees', async () => {
    await read((db) => db.deleteFrom('matches').execute());
    await read((db) => db.deleteFrom('journal').execute());
    for (const id of ['tiger', 'lion']) await store().players.add({ id, name: `Cat ${id}`, look, language: 'en' }, 0);
    await storeMatch(store(), { id: 'proof', game: 'spicy', players: ['tiger', 'lion'], endedAt: 5000, quick: true });
    await rebuild(store());
    await store().journal.commit({ rows: [], changes: [erase('tiger')] });
    const row = (await store().matches.find('proof'))!;
    const recalled = recallMatch(row, await store().matches.journal('proof'));
    if (!recalled.ok) throw new Error(recalled.error.code);
    expect(verify(recalled.value.match, row.commitment)).toMatchObject({ ok: true });
    expect(serialize(recalled.value.match).length).toBeGreaterThan(10);
    const { history, bested, rating_changes } = await dump();
    expect(history).toMatchObject([{ player: 'lion' }]);
    await rebuild(store());
    const again = await dump();
    expect({ history: again.history, bested: again.bested }).toEqual({ history, bested });
    const byPlayer = (rows: typeof rating_changes) =>
      [...rows!].sort((a, b) => (String(a.player) < String(b.player) ? -1 : 1));
    expect(byPlayer(again.rating_changes)).toEqual(byPlayer(rating_changes));
  });
});
