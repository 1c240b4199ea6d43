/** Matches that a disk, a hand or an older release has spoiled: one of them takes nothing else along. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DERIVATIONS } from '../../../server/archive/derivations.ts';
import { rebuild } from '../../../server/archive/rebuild.ts';
import type { Db } from '../../../server/store/database.ts';
import { verifyMatches } from '../../../server/store/verify.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { GAME_NAMES, type GameName } from '../../../shared/games/games.ts';
import type { Feed } from '../../../shared/table/gallery.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-damaged-'));
let server: TestServer;
let stored = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Hot Paws</title></head></html>');
  mkdirSync(join(folder, '.preview'));
  writeFileSync(
    join(folder, '.preview/painter.js'),
    'export const paint = async (order) => ({ encode: async () => new TextEncoder().encode(JSON.stringify(order)) });',
  );
  writeFileSync(join(folder, '.preview/package.json'), '{"type":"module"}');
  server = await startServer({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' }, { pages: folder });
  const whole = { id: 'whole', game: 'spicy' as const, players: ['ann', 'bob'], endedAt: Date.now() };
  await storeMatch(server.app.services.store, whole);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const change = (work: (db: Db) => Promise<unknown>) =>
  server.app.services.store.journal.commit({ rows: [], changes: [work] });

async function spoiled(game: GameName, damage: (db: Db, id: string) => Promise<unknown>): Promise<string> {
  const id = `spoiled-${++stored}`;
  await storeMatch(server.app.services.store, { id, game, players: ['ann', 'bob'], endedAt: Date.now() });
  await change((db) => damage(db, id));
  return id;
}

let addresses = 0;

/** From an address of its own: nobody is asked to wait. */
function visit(path: string, headers: { readonly [name: string]: string } = {}): Promise<Response> {
  addresses += 1;
  const from = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return fetch(`${server.url}${path}`, { headers: { ...headers, 'x-forwarded-for': from } });
}

/** What a page of each kind answers to somebody who sat there. */
async function asked(id: string): Promise<readonly string[]> {
  const token = server.app.services.identity.token('ann');
  const paths = [
    `/api/replays/${id}`,
    `/api/replays/${id}?as=0`,
    `/api/matches/${id}`,
    `/api/previews/${id}`,
    `/api/previews/${id}/9`,
    `/replay/${id}`,
    `/replay/${id}/9`,
    `/api/reveals/${id}/9/guess`,
    `/api/reveals/${id}/9/wish`,
    '/api/feed?span=today',
    '/api/feed?span=ever',
    '/api/cats/ann',
  ];
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await visit(path, { authorization: `Bearer ${token}` });
    const text = await answer.text();
    answers.push(answer.status >= 500 ? `${path} ${answer.status} ${text}` : String(answer.status));
  }
  return answers;
}

const column =
  (table: 'matches' | 'journal', name: string, value: unknown) =>
  (db: Db, id: string): Promise<unknown> =>
    table === 'matches'
      ? db
          .updateTable('matches')
          .set({ [name]: value })
          .where('id', '=', id)
          .execute()
      : db
          .updateTable('journal')
          .set({ [name]: value })
          .where('match_id', '=', id)
          .where('seq', '=', 5)
          .execute();

const SPOILED: readonly (readonly [string, (db: Db, id: string) => Promise<unknown>])[] = [
  ['options cut off', column('matches', 'options', '{"ga')],
  ['options that are none', column('matches', 'options', 'null')],
  ['seats cut off', column('matches', 'seats', '[{"kind":"pers')],
  ['seats that are none', column('matches', 'seats', '[null,7]')],
  [
    'a cat of no kind',
    column('matches', 'seats', '[{"kind":"bot","name":"x","look":{"species":"dog"}},{"kind":"bot"}]'),
  ],
  ['no seats', column('matches', 'seats', '[]')],
  ['an outcome cut off', column('matches', 'outcome', '{"ra')],
  ['a seed that is none', column('matches', 'seed', 'xyz')],
  ['a game that is gone', column('matches', 'game', 'whist')],
  ['an older version', column('matches', 'version', 0)],
  ['a newer version', column('matches', 'version', 99)],
  ['an entry cut off', column('journal', 'entry', '[1,2')],
  ['an entry that is none', column('journal', 'entry', 'null')],
  ['late paws cut off', column('journal', 'race', '{"la')],
  ['late paws that are none', column('journal', 'race', '7')],
  ['no entries', (db, id) => db.deleteFrom('journal').where('match_id', '=', id).execute()],
  ['an entry missing', (db, id) => db.deleteFrom('journal').where('match_id', '=', id).where('seq', '=', 4).execute()],
  ['its end missing', (db, id) => db.deleteFrom('journal').where('match_id', '=', id).where('seq', '>', 9).execute()],
];

/** Harm that does not keep the match from being read. */
const SCRATCHED: typeof SPOILED = [
  [
    'the same entry twice',
    async (db, id) => {
      const { entry } = await db
        .selectFrom('journal')
        .select('entry')
        .where('match_id', '=', id)
        .where('seq', '=', 4)
        .executeTakeFirstOrThrow();
      await column('journal', 'entry', entry)(db, id);
    },
  ],
  [
    'cards of the feed cut off',
    (db, id) => db.updateTable('reveals').set({ card: '{"game"' }).where('match_id', '=', id).execute(),
  ],
];

const fine = (answers: readonly string[]) => expect(answers.filter((answer) => answer.length > 3)).toEqual([]);

/** The match that nobody has touched, for whoever looks through the feed. */
async function isStillThere(): Promise<void> {
  expect((await visit('/api/replays/whole')).status).toBe(200);
  const found: string[] = [];
  let page: string | undefined = '';
  while (page !== undefined) {
    const more: string = page === '' ? '' : `&page=${page}`;
    const feed = (await (await visit(`/api/feed?span=ever${more}`)).json()) as Feed;
    found.push(...feed.reveals.map(({ match }) => match));
    page = feed.next;
  }
  expect(found).toContain('whole');
}

describe.each(GAME_NAMES)('a match of %s', (game) => {
  test.each(SPOILED)('with %s is refused and spoils nothing else', async (_, damage) => {
    const answers = await asked(await spoiled(game, damage));
    fine(answers);
    expect(answers[0]).toBe('410');
    await isStillThere();
  });

  test.each(SCRATCHED)('with %s is shown and spoils nothing else', async (_, damage) => {
    const answers = await asked(await spoiled(game, damage));
    fine(answers);
    expect(answers[0]).toBe('200');
    await isStillThere();
  });

  test('with any of its bytes another is shown or refused', async () => {
    const random = createRandom(seedFromText(`damage ${game}`));
    const answers: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      const id = await spoiled(game, async (db, match) => {
        const rows = await db.selectFrom('journal').selectAll().where('match_id', '=', match).execute();
        const row = rows[random.below(rows.length)]!;
        const bytes = [...row.entry];
        for (let flips = 0; flips < 1 + (round % 3); flips += 1)
          bytes[random.below(bytes.length)] = '0123456789,[]"-'[random.below(15)]!;
        await db
          .updateTable('journal')
          .set({ entry: bytes.join('') })
          .where('match_id', '=', match)
          .where('seq', '=', row.seq)
          .execute();
      });
      answers.push(...(await asked(id)));
    }
    fine(answers);
  });
});

test('everything that is derived from matches can be made again beside them', async () => {
  const { store } = server.app.services;
  const idle = { ...store, tables: { hasLivingProcess: async () => false } } as unknown as typeof store;
  const { unreadable } = await rebuild(idle, DERIVATIONS);
  expect(unreadable).not.toContain('whole');
  expect(unreadable.length).toBeGreaterThan(10);
  expect((await verifyMatches(store.matches)).faulty).not.toContain('whole');
  fine(await asked('whole'));
});
