/** Replays: everybody gets what they may know, and a byte more is a leak. */

import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReplay, withNames } from '../../../client/replay/recording/recording.ts';
import { en as words } from '../../../client/replay/words/en.ts';
import { erase } from '../../../server/people/leaving/leaving.ts';
import { seat, type Viewer } from '../../../shared/engine/game.ts';
import { eventsOf, fold, matchAt } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import type { MatchRecord } from '../../../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../../../shared/games/games.ts';
import type { Replay } from '../../../shared/table/api.ts';
import type { Running } from '../../../shared/table/runtime/running.ts';
import { call } from '../../support/guest/call.ts';
import { oracleOf } from '../../support/oracle.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

/** A replay may weigh 40 KB, as it travels, beside the code of the table: half of it is the match, the other half its page. */
const MOST_BYTES = 20 * 1024;

/** Of four seats, recorded before the rules changed. */
const FIRST_VERSION = join(import.meta.dirname, '../../games/recorded/spicy-4-all-cards.json');

let server: TestServer;
const PEOPLE = ['ann', 'bob', 'cleo', 'dan'];
let matches = 0;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

const store = (
  game: (typeof GAME_NAMES)[number],
  options: { readonly [name: string]: unknown } = {},
): Promise<Running> =>
  storeMatch(server.app.services.store, {
    id: `replay-${++matches}`,
    game,
    players: PEOPLE.slice(0, GAMES[game].seats.max),
    endedAt: 1_700_000_000_000,
    options,
  });

const tokenOf = (player: string) => server.app.services.identity.token(player);

const replay = (id: string, as: Viewer | string = 'watcher', player?: string) =>
  call<Replay>(
    server.url,
    'GET',
    `/api/replays/${id}?as=${as}`,
    undefined,
    player === undefined ? undefined : tokenOf(player),
  );

const failure = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: expect.objectContaining({ code }) } });

describe.each(GAME_NAMES)('a finished match of %s', (name) => {
  const game = GAMES[name];

  test('is told to every viewer as they saw it, and as if every card that they did not see were another', async () => {
    const { id, match } = await store(name);
    const oracle = oracleOf(name);
    const random = createRandom(seedFromText('disguise'));
    for (const viewer of ['watcher', seat(0), seat(match.seats - 1)] as const) {
      const told = readReplay(await replay(id, viewer), game);
      if (!told.ok) throw new Error(JSON.stringify(told.error));
      const { entries, viewer: as } = told.value;
      expect(as).toBe(viewer);
      expect(entries.map(({ seq }) => seq)).toEqual(match.history.map((_, place) => place + 1));
      for (const { seq, events, view } of entries) {
        const past = match.history.slice(0, seq).flatMap((entry) => eventsOf(entry));
        expect(view).toEqual(game.viewFor(fold(game, past), viewer));
        expect(view).toEqual(game.viewFor(oracle.disguise(fold(game, past), viewer, past, random), viewer));
        const lies = eventsOf(match.history[seq - 1]!).map((event) => oracle.disguiseEvent(event, viewer, random));
        expect(events).toEqual(lies.map((event) => game.redact(event, viewer)));
      }
    }
  });

  test('travels within what a replay may weigh', async () => {
    const { id } = await store(name);
    const received = await new Promise<{ bytes: number; coding: string | undefined }>((resolve, reject) => {
      get(`${server.url}/api/replays/${id}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ bytes, coding: response.headers['content-encoding'] }));
      }).on('error', reject);
    });
    expect(received.coding).toBe('br');
    expect(received.bytes).toBeGreaterThan(500);
    expect(received.bytes).toBeLessThan(MOST_BYTES);
  });
});

describe('who may see what', () => {
  test('where hands stay hidden afterwards, strangers get the watcher and nothing else, and who sat there everything', async () => {
    const { id } = await store('spicy', { handsAfterMatch: false });
    expect(await replay(id)).toMatchObject({ as: 'watcher', open: false });
    await expect(replay(id, '0')).rejects.toEqual(failure(403, 'match/notYours'));
    expect(await replay(id, '0', 'bob')).toMatchObject({ as: 0, open: true });
  });

  test('a table without watchers that keeps its hands tells strangers nothing', async () => {
    const { id } = await store('spicy', { handsAfterMatch: false, watchers: false });
    await expect(replay(id)).rejects.toEqual(failure(403, 'table/noWatchers'));
    await expect(replay(id, '1', 'eve')).rejects.toEqual(failure(403, 'table/noWatchers'));
    expect(await replay(id, '1', 'bob')).toMatchObject({ as: 1 });
  });

  const running = async (options = {}): Promise<string> => {
    const { id } = await store('spicy', options);
    const { store: stored } = server.app.services;
    await stored.journal.commit({
      rows: [],
      changes: [
        (db) => db.updateTable('matches').set({ status: 'playing', ended_at: null }).where('id', '=', id).execute(),
        (db) => db.deleteFrom('journal').where('match_id', '=', id).where('seq', '>', 20).execute(),
      ],
    });
    return id;
  };

  test('a match that still runs has no replay, for those who sit there neither', async () => {
    const id = await running();
    await expect(replay(id)).rejects.toEqual(failure(409, 'match/stillPlaying'));
    await expect(replay(id, '1', 'bob')).rejects.toEqual(failure(409, 'match/stillPlaying'));
  });

  test('where it runs is told of a public table only: the code of a private one is its key', async () => {
    const open = await running();
    await expect(replay(open)).rejects.toMatchObject({ body: { error: { facts: { table: `table-${open}` } } } });
    const secret = await running({ visibility: 'private' });
    await expect(replay(secret)).rejects.toMatchObject({ body: { error: { code: 'match/stillPlaying' } } });
    await expect(replay(secret)).rejects.not.toMatchObject({ body: { error: { facts: expect.anything() } } });
  });

  test('one that was abandoned is told to watchers, and to each who sat there as they saw it', async () => {
    const { id, match } = await store('blackJacky');
    const { store: stored } = server.app.services;
    await stored.journal.commit({
      rows: [],
      changes: [
        (db) => db.updateTable('matches').set({ status: 'abandoned', outcome: null }).where('id', '=', id).execute(),
        (db) => db.deleteFrom('journal').where('match_id', '=', id).where('seq', '>', 20).execute(),
      ],
    });
    expect((await replay(id)).views).toHaveLength(20);
    expect(await replay(id)).toMatchObject({ open: false });
    expect(match.history.length).toBeGreaterThan(20);
    await expect(replay(id, '0', 'bob')).rejects.toEqual(failure(403, 'match/notYours'));
    const own = readReplay(await replay(id, '1', 'bob'), GAMES.blackJacky);
    if (!own.ok) throw new Error(JSON.stringify(own.error));
    expect(own.value.entries.at(-1)?.view).toEqual(GAMES.blackJacky.viewFor(matchAt(match, 20).state, seat(1)));
  });

  test('who has left the house is a cat that left, and nothing leads to them', async () => {
    const { id } = await store('spicy');
    await server.app.services.store.journal.commit({ rows: [], changes: [erase('bob')] });
    const shown = await replay(id);
    expect(shown.seats.map(({ gone }) => gone)).toEqual([undefined, true, undefined, undefined]);
    expect(JSON.stringify(shown)).not.toContain('bob');
    const recording = readReplay(shown, GAMES.spicy);
    if (!recording.ok) throw new Error(JSON.stringify(recording.error));
    expect(withNames(recording.value, words.somebody, words.goneCat).cats[1]?.name).toBe(words.goneCat);
  });

  test.each(['4', '-1', '1.5', 'all', '0x1', '99', 'watcher%00', ''])('there is no viewer "%s"', async (as) => {
    const { id } = await store('blackJacky');
    await expect(replay(id, as)).rejects.toEqual(failure(400, 'match/noSuchSeat'));
  });

  test.each(['nothing', 'x'.repeat(3000), '..%2f..%2fetc', '%00'])('there is no match "%s"', async (id) => {
    await expect(replay(id)).rejects.toEqual(failure(404, 'match/unknown'));
  });

  test('one that was played with the first version of the rules is shown as it was', async () => {
    const { record } = JSON.parse(readFileSync(FIRST_VERSION, 'utf8')) as { record: MatchRecord };
    const { seats, version, seed, entries } = record;
    expect(version).toBeLessThan(GAMES.spicy.version);
    const { id } = await store('spicy');
    const { store: stored } = server.app.services;
    await stored.journal.commit({
      rows: entries.map((entry, place) => ({
        match_id: 'first-version',
        seq: place + 1,
        at: place,
        hold: 0,
        entry: JSON.stringify(entry),
        race: null,
      })),
      changes: [
        async (db) => {
          const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
          const options = JSON.stringify({ ...JSON.parse(row.options), rules: record.options });
          await db
            .insertInto('matches')
            .values({ ...row, id: 'first-version', version, seed, options })
            .execute();
        },
      ],
    });
    const told = readReplay(await replay('first-version'), GAMES.spicy);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    expect(told.value.entries).toHaveLength(entries.length);
    expect(told.value.cats).toHaveLength(seats);
  });

  test('a journal that was altered, or whose game is unknown, says why it cannot be shown', async () => {
    const { id } = await store('spicy');
    const { store: stored } = server.app.services;
    await stored.journal.commit({
      rows: [],
      changes: [
        (db) =>
          db.updateTable('journal').set({ entry: '[1,2' }).where('match_id', '=', id).where('seq', '=', 7).execute(),
      ],
    });
    await expect(replay(id)).rejects.toMatchObject({
      status: 410,
      body: { error: { code: 'match/unreadable', facts: { reason: 'match/malformed' } } },
    });
  });
});
