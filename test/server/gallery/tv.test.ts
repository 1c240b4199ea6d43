import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feed, TvChannel } from '../../../shared/table/gallery.ts';
import { call } from '../../support/guest/call.ts';
import { playing } from '../../support/guest/gathering.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const channel = () => call<TvChannel>(server.url, 'GET', '/api/tv');

describe('House TV', () => {
  test('where nobody plays, four legends do, at one table, for whoever watches', async () => {
    const [one, other] = await Promise.all([channel(), channel()]);
    expect(one).toEqual(other);
    expect(one.house).toBe(true);
    const watcher = await (await Guest.arrive(server.url)).join(one.table, 'watcher');
    await watcher.until(() => watcher.state.phase === 'playing' && watcher.seq > 1);
    expect(watcher.you).toBeUndefined();
    expect(watcher.state.seats.map((seat) => seat.kind === 'bot' && seat.level)).toEqual(Array(4).fill('legend'));
    const curious = await (await Guest.arrive(server.url)).join(one.table, 'seat');
    expect(curious.you).toBeUndefined();
    await curious.leave();

    // While nobody watches, nothing happens; whoever comes finds it where it was.
    await watcher.leave();
    const table = [...server.app.services.open].find(({ id }) => id === one.table)!;
    await expect.poll(() => table.visitors.watchers).toBe(0);
    const { match } = (table as unknown as { match: { seq: number } | undefined }) ?? {};
    const rested = match!.seq;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((table as unknown as { match: { seq: number } }).match.seq).toBe(rested);
    const back = await (await Guest.arrive(server.url)).join(one.table, 'watcher');
    expect(back.seq).toBe(rested);
    await back.until(() => back.seq > rested);
    await back.leave();
  });

  test('a public table is more interesting', async () => {
    const { id, all } = await playing(server, 2);
    await expect.poll(channel).toEqual({ table: id, house: false });
    for (const guest of all) await guest.leave();
  });

  test('what bots of the house play is not in the feed', async () => {
    const { reveals } = await call<Feed>(server.url, 'GET', '/api/feed?span=today');
    expect(reveals.every(({ match }) => match.startsWith('classic-'))).toBe(true);
  });
});
