import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClassics } from '../../../server/gallery/classics.ts';
import { reveals } from '../../../server/gallery/reveals.ts';
import { createLog } from '../../../server/log.ts';
import { forgetOlderThan } from '../../../server/store/retention.ts';
import { GAMES } from '../../../shared/games/games.ts';
import type { MatchReport, Replay } from '../../../shared/table/api.ts';
import type { Feed, FeedReveal, Liked } from '../../../shared/table/gallery.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const failure = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: expect.objectContaining({ code }) } });

describe('a house that was opened a minute ago', () => {
  test('has something to watch of every game that has a gallery, whatever span is asked for', async () => {
    const feed = await call<Feed>(server.url, 'GET', '/api/feed?span=today');
    expect(feed.span).toBe('ever');
    const all: FeedReveal[] = [...feed.reveals];
    let next = feed.next;
    while (next !== undefined) {
      const page = await call<Feed>(server.url, 'GET', `/api/feed?span=ever&page=${next}`);
      all.push(...page.reveals);
      next = page.next;
    }
    const games = Object.values(GAMES).filter(({ moment }) => moment !== undefined);
    expect([...new Set(all.map(({ game }) => game))].sort()).toEqual(games.map(({ id }) => id).sort());
    expect([...new Set(all.map(({ match }) => match))].sort()).toEqual(
      readClassics()
        .map(({ id }) => id)
        .sort(),
    );
    expect(feed.reveals[0]?.cast.every(({ name }) => name !== '')).toBe(true);
  });

  test('every classic can be opened and is still read by the rules of today', async () => {
    for (const { id } of readClassics()) {
      const report = await call<MatchReport>(server.url, 'GET', `/api/matches/${id}`);
      expect(report).toMatchObject({ id, status: 'finished', revealed: true });
    }
  });

  test('classics stay when old matches are forgotten', async () => {
    const { store } = server.app.services;
    expect(await forgetOlderThan(store, Date.now())).toBe(0);
  });
});

describe('over HTTP', () => {
  test('somebody likes a reveal, once; strangers have nothing to wish about it', async () => {
    const guest = await Guest.arrive(server.url);
    const { reveals: shown } = await guest.call<Feed>('GET', '/api/feed?span=ever');
    const { match, seq } = shown[0]!;
    const path = `/api/reveals/${match}/${seq}`;
    for (let times = 0; times < 2; times += 1)
      expect(await guest.call<Liked>('PUT', `${path}/like`, { liked: true })).toEqual({ likes: 1, liked: true });
    const again = await guest.call<Feed>('GET', '/api/feed?span=ever');
    expect(again.reveals.find((reveal) => reveal.match === match && reveal.seq === seq)).toMatchObject({ liked: true });
    await expect(guest.call('PUT', `${path}/wish`, { wish: 'gone' })).rejects.toEqual(failure(403, 'reveal/notYours'));
    await expect(call(server.url, 'PUT', `${path}/like`, { liked: true })).rejects.toEqual(
      failure(401, 'identity/badToken'),
    );
  });

  test('who was in it takes it out of the feed', async () => {
    const guest = await Guest.arrive(server.url);
    const { id } = await guest.call<{ id: string }>('GET', '/api/me');
    const { store } = server.app.services;
    await storeMatch(store, {
      id: 'of-a-guest',
      game: 'spicy',
      players: [id, 'other'],
      endedAt: Date.now(),
      derivations: [reveals],
    });
    const { reveals: today } = await guest.call<Feed>('GET', '/api/feed?span=today');
    expect(today.every(({ mine, match }) => mine && match === 'of-a-guest')).toBe(true);
    const { seq } = today[0]!;
    const names = (replay: Replay) => replay.seats.map(({ name }) => name);
    const path = '/api/replays/of-a-guest';
    const [own, other] = names(await guest.call<Replay>('GET', path));
    expect(own).not.toBe('');
    const wished = () => guest.call('GET', `/api/reveals/of-a-guest/${seq}/wish`);
    expect(await wished()).toEqual({ wish: 'shown' });
    const stranger = await Guest.arrive(server.url);
    expect(await stranger.call('GET', `/api/reveals/of-a-guest/${seq}/wish`)).toEqual({});
    await guest.call('PUT', `/api/reveals/of-a-guest/${seq}/wish`, { wish: 'nameless' });
    expect(await wished()).toEqual({ wish: 'nameless' });
    // Off the match as well, for everybody else: it would stand beside the same card.
    expect(names(await call<Replay>(server.url, 'GET', path))).toEqual(['', other]);
    expect(names(await guest.call<Replay>('GET', path))).toEqual([own, other]);
    expect(await call<Replay>(server.url, 'GET', path)).toMatchObject({ open: true });
    await guest.call('PUT', `/api/reveals/of-a-guest/${seq}/wish`, { wish: 'gone' });
    // And nobody who did not sit there sees through the cards any more.
    expect(await call<Replay>(server.url, 'GET', path)).toMatchObject({ open: false });
    expect(await guest.call<Replay>('GET', path)).toMatchObject({ open: true });
    const after = await guest.call<Feed>('GET', '/api/feed?span=today');
    expect(after.reveals.some((reveal) => reveal.seq === seq)).toBe(false);
  });

  test.each([
    ['GET', '/api/feed?span=always', 400, 'server/malformed'],
    ['GET', '/api/feed?page=nonsense', 400, 'server/malformed'],
    ['GET', `/api/feed?page=${'9'.repeat(5000)}`, 400, 'server/malformed'],
    ['PUT', `/api/reveals/${'x'.repeat(3000)}/1/like`, 404, 'reveal/unknown'],
    ['PUT', '/api/reveals/nothing/99999999999/like', 404, 'reveal/unknown'],
    ['PUT', '/api/reveals/nothing/-1/like', 404, 'reveal/unknown'],
    ['PUT', '/api/reveals/nothing/1/like', 404, 'reveal/unknown'],
  ])('%s %s is refused', async (method, path, status, code) => {
    const guest = await Guest.arrive(server.url);
    const body = method === 'PUT' ? { liked: true } : undefined;
    await expect(guest.call(method, path, body)).rejects.toEqual(failure(status, code));
  });

  test('likes are limited for one identity and for one address', async () => {
    const guest = await Guest.arrive(server.url, { address: '10.1.1.1' });
    const like = () => guest.call('PUT', '/api/reveals/nothing/1/like', { liked: true }).catch((error) => error.status);
    const answers = await Promise.all(Array.from({ length: 80 }, like));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

test('the log stays quiet about classics that are there already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-classics-'));
  const { storeClassics } = await import('../../../server/gallery/classics.ts');
  const { openStore } = await import('../../../server/store/store.ts');
  const store = await openStore({ dataDir: folder, databaseUrl: undefined, syncLagMs: 0 });
  await storeClassics(store, createLog('silent'));
  const first = await store.gallery.feed('ever', undefined, '', Date.now());
  await storeClassics(store, createLog('silent'));
  expect(await store.gallery.feed('ever', undefined, '', Date.now())).toEqual(first);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
