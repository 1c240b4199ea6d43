/** The client's own way to a table of a real server: sitting down, playing, losing the line, coming back. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableLink } from '../../../client/net/link.ts';
import { openTable } from '../../../client/net/matchmaking.ts';
import { joinTable } from '../../../client/net/roomTable.ts';
import { profileStore } from '../../../client/store/person/profile.ts';
import { createTableStore, type TableStore } from '../../../client/store/table/table.ts';
import { GAMES } from '../../../shared/games/games.ts';
import type { SpicyView } from '../../../shared/games/spicy/model/model.ts';
import { choices } from '../../../shared/games/spicy/rules/choices.ts';
import { SlowLine } from '../../support/server/slowLine.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  const { fetch } = globalThis;
  vi.stubGlobal('location', new URL(server.url));
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => fetch(new URL(input, server.url), init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const codecsOf = async (game: string) => GAMES[game as keyof typeof GAMES];

async function practice(): Promise<string> {
  const opened = await openTable(
    { game: 'spicy', seats: 2, bots: ['kitten'], practice: true, visibility: 'private' },
    'en',
  );
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
}

async function sitDown(id: string): Promise<{ store: TableStore; link: TableLink }> {
  const store = createTableStore();
  const joined = await joinTable({ id, as: 'seat', codecsOf, language: 'en', store });
  if (!joined.ok) throw new Error(joined.error.code);
  await expect.poll(() => store.getState().present.view).toBeDefined();
  return { store, link: joined.value };
}

/** Closes the socket that the next request goes through, as a tunnel would. */
async function cutLine(link: TableLink): Promise<void> {
  const sending = vi.spyOn(WebSocket.prototype, 'send');
  await link.request('touch', {});
  for (const socket of sending.mock.contexts) (socket as WebSocket).close();
  sending.mockRestore();
}

const legal = (store: TableStore) => choices(store.getState().present.view as SpicyView);

describe('a table of the server', () => {
  test('gives a newcomer a name, a seat and the whole table', async () => {
    const { store, link } = await sitDown(await practice());
    expect(profileStore.getState().name).not.toMatch(/\d/);
    expect(store.getState()).toMatchObject({ status: 'open', you: 0, facts: { game: 'spicy', phase: 'playing' } });
    expect(store.getState().facts?.seats[0]).toMatchObject({ kind: 'person', name: profileStore.getState().name });
    link.leave();
    expect(store.getState().status).toBe('away');
  });

  test('answers a command, tells the move, and words what it refuses', async () => {
    const { store, link } = await sitDown(await practice());
    await expect.poll(() => legal(store).some(({ type }) => type === 'play')).toBe(true);
    const { seq } = store.getState().present;
    expect(await link.request('command', { seq, command: { type: 'letGo' } })).toMatchObject({
      ok: false,
      refusal: { code: 'spicy/nothingToLetGo' },
    });
    const play = legal(store).find(({ type }) => type === 'play');
    expect(await link.request('command', { seq, command: play })).toMatchObject({ ok: true });
    await expect.poll(() => store.getState().updates.length).toBeGreaterThan(0);
    link.leave();
  });

  test('is joined again by itself when the line is cut, and told anew', async () => {
    const { store, link } = await sitDown(await practice());
    const { epoch, you } = store.getState();
    await cutLine(link);
    await expect.poll(() => store.getState().status).toBe('reconnecting');
    expect(await link.request('touch', {})).toMatchObject({ ok: false, refusal: { code: 'net/reconnecting' } });
    await expect.poll(() => store.getState().epoch).toBeGreaterThan(epoch);
    expect(store.getState()).toMatchObject({ status: 'open', you });
    link.leave();
  });

  test('is joined again when the line falls silent without closing', async () => {
    const line = await SlowLine.open(server.app.port, 0);
    vi.stubGlobal('location', new URL(line.url));
    const { store, link } = await sitDown(await practice());
    const { epoch, you } = store.getState();
    line.fallSilent();
    await expect.poll(() => store.getState().epoch).toBeGreaterThan(epoch);
    expect(store.getState()).toMatchObject({ status: 'open', you });
    link.leave();
    line.close();
    vi.stubGlobal('location', new URL(server.url));
  });

  test('gives the seat to the newest window of the same person, and tells the older one', async () => {
    const id = await practice();
    const older = await sitDown(id);
    const newer = await sitDown(id);
    expect(newer.store.getState().you).toBe(older.store.getState().you);
    await expect.poll(() => older.store.getState()).toMatchObject({ status: 'gone', gone: 'elsewhere' });
    newer.link.leave();
  });

  test('that does not exist is a refusal with words', async () => {
    const store = createTableStore();
    const joined = await joinTable({ id: 'no-such-table', as: 'seat', codecsOf, language: 'en', store });
    expect(joined).toMatchObject({ ok: false, error: { code: 'table/noSuchTable' } });
    expect(store.getState()).toMatchObject({ status: 'gone', gone: { code: 'table/noSuchTable' } });
  });
});
