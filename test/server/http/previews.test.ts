/** Links to replays: what stands in the head of the page, and the picture beside it. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recallTable } from '../../../server/rooms/match/recall.ts';
import type { Change } from '../../../server/store/journal.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { GAMES } from '../../../shared/games/games.ts';
import type { SpicyView } from '../../../shared/games/spicy/index.ts';
import { playing } from '../../support/guest/gathering.ts';
import { oracleOf } from '../../support/oracle.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const PAGE =
  '<html><head><meta name="description" content="old" /><title>Hot Paws</title></head><body>app</body></html>';
/** Stands in for what the build makes of client/preview: says what it was asked to paint. */
const PAINTER = `export const paint = async (order) => ({
  encode: async () => new TextEncoder().encode(JSON.stringify(order)),
});`;

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-previews-'));
let server: TestServer;
let reveal = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  mkdirSync(join(folder, '.preview'));
  writeFileSync(join(folder, '.preview/painter.js'), PAINTER);
  writeFileSync(join(folder, '.preview/package.json'), '{"type":"module"}');
  server = await startServer({ TRUST_PROXY: '1' }, { pages: folder });
  const { store } = server.app.services;
  const people = { game: 'spicy' as const, players: ['ann', 'bob', 'cleo'], endedAt: 1_700_000_000_000 };
  const { match } = await storeMatch(store, {
    ...people,
    id: 'm1',
    seats: [{ name: '"><script>x' }, { name: 'Bob & co' }, { name: 'Cleo' }],
  });
  reveal = match.history.findIndex((entry) => match.game.reveals(eventsOf(entry)).length > 0) + 1;
  await storeMatch(store, { ...people, id: 'hidden', options: { handsAfterMatch: false, watchers: false } });
  await storeMatch(store, { ...people, id: 'running' });
  await store.journal.commit({
    rows: [],
    changes: [
      (db) =>
        db
          .updateTable('matches')
          .set({ status: 'playing', ended_at: null, outcome: null })
          .where('id', '=', 'running')
          .execute(),
      (db) => db.deleteFrom('journal').where('match_id', '=', 'running').where('seq', '>', 30).execute(),
    ],
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let addresses = 0;
const from = () => ({ 'x-forwarded-for': `10.1.0.${++addresses}` });
const page = async (path: string, headers: { readonly [name: string]: string } = {}) =>
  (await fetch(`${server.url}${path}`, { headers: { ...from(), ...headers } })).text();
const picture = (path: string, headers = from()) => fetch(`${server.url}/api/previews${path}`, { headers });

describe('the page', () => {
  test('of a reveal asks what it is, in the language of the reader, and never says it', async () => {
    const english = await page(`/replay/m1/${reveal}`, { 'accept-language': 'en' });
    expect(english).toMatch(/<title>[^<]* doubts [^<]*\? · Hot Paws<\/title>/);
    expect(english).toMatch(new RegExp(`property="og:image" content="http://[^"]*/api/previews/m1/${reveal}\\?in=en"`));
    expect(english).toContain('name="twitter:card" content="summary_large_image"');
    expect(english).not.toMatch(/bluffs|truth|caught/);
    expect(await page(`/replay/m1/${reveal}`, { 'accept-language': 'fr-CA' })).toContain('ne croit pas');
    expect(await page(`/replay/m1/${reveal}`, { 'x-forwarded-proto': 'https' })).toContain('content="https://');
  });

  test('lets no name become a tag', async () => {
    const text = await page(`/replay/m1/${reveal}`);
    expect(text).not.toContain('<script>x');
    expect(text).toContain('Bob &amp; co');
  });

  test.each([
    '/replay/nothing',
    '/replay/hidden',
    '/replay/hidden/3',
    '/replay/running',
    '/replay/running/9',
    '/replay/%00',
  ])('%s is the plain page: nothing tells a match that is none of their business from none', async (path) => {
    expect(await page(path)).toBe(PAGE);
  });

  test('of a whole match, or of a move that is none, is about the match, its picture too', async () => {
    for (const path of ['/replay/m1', '/replay/m1/99999', '/replay/m1/x']) {
      const text = await page(path, { 'accept-language': 'de' });
      expect(text).toContain('<title>Eine Partie Spicy, noch einmal · Hot Paws</title>');
      expect(text).toMatch(/property="og:image" content="http:[^"]*\/api\/previews\/m1\?in=de"/);
      expect(text).toContain('property="og:image:alt" content="Eine Partie Spicy, noch einmal"');
    }
  });

  test('repeats no host that is none', async () => {
    // Not `fetch`, which writes the host itself.
    const text = await new Promise<string>((resolve, reject) => {
      get(`${server.url}/replay/m1/${reveal}`, { headers: { ...from(), host: 'evil"x' } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        response.on('end', () => resolve(body));
      }).on('error', reject);
    });
    expect(text).toContain('og:image');
    expect(text).not.toContain('evil');
  });
});

describe('the picture', () => {
  test('is painted once, and kept', async () => {
    const first = await picture(`/m1/${reveal}?in=en`);
    expect(first.headers.get('content-type')).toBe('image/jpeg');
    const order = await first.json();
    expect(order).toMatchObject({ game: 'spicy', teaser: expect.stringMatching(/doubts/) });
    const [again, other] = await Promise.all([picture(`/m1/${reveal}?in=en`), picture(`/m1/${reveal}?in=nl`)]);
    expect(await again.json()).toEqual(order);
    expect((await other.json()).teaser).toMatch(/twijfelt/);
  });

  test.each(['/nothing', '/hidden', '/hidden/3', '/running', '/running/9'])('there is none of %s', async (path) => {
    const answer = await picture(path);
    expect(answer.ok).toBe(false);
    expect(await answer.text()).not.toMatch(/ann|bob|cleo/);
  });

  test.each(['99999', '99999999999', '0', '-1', 'x'])(
    'of move %s, which is none, is refused and not kept',
    async (move) => {
      const answer = await picture(`/m1/${move}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: { code: 'match/noSuchMove' } });
    },
  );

  test('who asks for too many new ones has to wait; those that are there cost nothing', async () => {
    const one = from();
    const statuses = await Promise.all(
      Array.from({ length: 80 }, async (_, place) => (await picture(`/m1/${place + 1}`, one)).status),
    );
    expect(statuses).toContain(429);
    expect((await picture(`/m1/${reveal}?in=en`, one)).status).toBe(200);
  });
});

describe('the still of a table that is being played at', () => {
  const still = (id: string) => fetch(`${server.url}/api/stills/${id}`, { headers: from() });

  test('shows what lies there, as a watcher may know it, and how nothing ends that everybody still looks at', async () => {
    const { id, all } = await playing(server, 2);
    const order = await (await still(id)).json();
    expect(order).toMatchObject({ game: 'spicy', entry: null, teaser: '' });
    const view = GAMES.spicy.codecs.view.unpack(order.view, 'view') as SpicyView;
    expect(view).toMatchObject({ viewer: 'watcher', hand: [] });
    // It would be the same if every card that a watcher may not know were another.
    const { running } = await recallTable(server.app.services.store, id);
    const { state, history } = running!.match;
    const past = history.flatMap((entry) => eventsOf(entry));
    const other = oracleOf('spicy').disguise(state, 'watcher', past, createRandom(seedFromText('still')));
    expect(view).toEqual(GAMES.spicy.viewFor(other as never, 'watcher'));
    for (const guest of all) await guest.leave();
  });

  test.each([{ visibility: 'private' }, { watchers: false }, { delay: 60 }] as const)(
    'there is none for strangers of one with %j',
    async (options) => {
      const { id, all } = await playing(server, 2, options);
      expect((await still(id)).status).toBe(404);
      for (const guest of all) await guest.leave();
    },
  );

  test('nor of one whose match is damaged, and nothing failed', async () => {
    const { id, all } = await playing(server, 2);
    const { store, metrics } = server.app.services;
    const { running } = await recallTable(store, id);
    for (const guest of all) await guest.leave();
    const damage: Change = (db) =>
      db.updateTable('journal').set({ entry: '[1,' }).where('match_id', '=', running!.id).execute();
    await store.journal.commit({ rows: [], changes: [damage] });
    const failures = await metrics.failures.get();
    expect((await still(id)).status).toBe(404);
    expect(await metrics.failures.get()).toEqual(failures);
  });

  test('nor of one that is none', async () => {
    for (const id of ['nothing', 'x'.repeat(3000), '..%2f..']) expect((await still(id)).status).toBe(404);
  });
});
