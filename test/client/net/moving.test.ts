/** The client's own way back to a table whose process goes away, in each of the three ways in which one can. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableLink } from '../../../client/net/link.ts';
import { openTable } from '../../../client/net/matchmaking.ts';
import { joinTable } from '../../../client/net/roomTable.ts';
import { createTableStore, type TableStore } from '../../../client/store/table.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { type Cluster, cannotCluster, startCluster } from '../../support/server/cluster.ts';
import type { ServerProcess } from '../../support/server/serverProcess.ts';

describe.skipIf(cannotCluster())('a table that moves to another process', () => {
  let cluster: Cluster;
  let store: TableStore;
  let link: TableLink;
  let id: string;
  const statuses = new Set<string>();
  const join = (into: TableStore) =>
    joinTable({
      id,
      as: 'seat',
      codecsOf: async (game) => GAMES[game as keyof typeof GAMES],
      language: 'en',
      store: into,
    });

  beforeAll(async () => {
    cluster = await startCluster(2);
    const { fetch } = globalThis;
    vi.stubGlobal('location', new URL(cluster.url));
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => fetch(new URL(input, cluster.url), init));
    const opened = await openTable({ game: 'spicy', seats: 2, bots: ['kitten'], practice: true }, 'en');
    if (!opened.ok) throw new Error(opened.error.code);
    id = opened.value.id;
    store = createTableStore();
    const joined = await join(store);
    if (!joined.ok) throw new Error(joined.error.code);
    link = joined.value;
    store.subscribe(({ status }) => statuses.add(status));
    await vi.waitFor(() => expect(store.getState().present.view).toBeDefined(), 20_000);
  });

  afterAll(async () => {
    link?.leave();
    vi.unstubAllGlobals();
    await cluster?.stop();
  });

  const tablesOf = async ({ url }: ServerProcess): Promise<number> =>
    ((await (await fetch(`${url}/health`)).json()) as { tables: number }).tables;

  async function homeAndOther(): Promise<readonly [ServerProcess, ServerProcess]> {
    statuses.clear();
    const [left, right] = cluster.processes as [ServerProcess, ServerProcess];
    return (await tablesOf(left)) === 1 ? [left, right] : [right, left];
  }

  /** At the same seat of the same table, and answered there. */
  async function isBack(epoch: number): Promise<void> {
    await expect.poll(() => store.getState().epoch, { timeout: 40_000 }).toBeGreaterThan(epoch);
    expect(store.getState()).toMatchObject({ status: 'open', you: 0, gone: undefined });
    expect(await link.request('touch', {})).toMatchObject({ ok: true });
    expect([...statuses]).not.toContain('gone');
  }

  test('because it is replaced', async () => {
    const [home] = await homeAndOther();
    const { epoch } = store.getState();
    await home.kill('SIGTERM');
    await isBack(epoch);
    await home.start();
  });

  test('because it was killed, and it is said that the table moves', async () => {
    const [home] = await homeAndOther();
    const { epoch } = store.getState();
    await home.kill('SIGKILL');
    await expect.poll(() => [...statuses], { timeout: 20_000 }).toContain('moving');
    await isBack(epoch);
    await home.start();
  });

  test('because it stalled', async () => {
    const [home, other] = await homeAndOther();
    const { epoch } = store.getState();
    process.kill(home.pid, 'SIGSTOP');
    await expect.poll(() => tablesOf(other), { timeout: 30_000 }).toBe(1);
    process.kill(home.pid, 'SIGCONT');
    await isBack(epoch);
  });
});
