/** A page at a table whose process goes away, in each of the three ways in which one can: it waits, says so, and comes back by itself. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusals } from '../../../client/i18n/en/refusals.ts';
import { en as app } from '../../../client/i18n/en.ts';
import { type Build, clientBuild } from '../../support/browser/build.ts';
import { launch } from '../../support/browser/chromium.ts';
import { type Site, type Visitor, visit } from '../../support/browser/visit.ts';
import { Guest } from '../../support/guest/guest.ts';
import { type Cluster, cannotCluster, startCluster } from '../../support/server/cluster.ts';
import type { ServerProcess } from '../../support/server/serverProcess.ts';
import type { TestServer } from '../../support/server/testServer.ts';

describe.skipIf(cannotCluster())('a page whose table moves to another process', () => {
  let build: Build;
  let cluster: Cluster;
  let site: Pick<Site, 'browser' | 'server'>;
  let watcher: Guest;
  let player: Visitor;
  let id: string;

  beforeAll(async () => {
    build = await clientBuild();
    cluster = await startCluster(2, { PAGES_DIR: build.folder });
    site = { browser: await launch('flat'), server: { url: cluster.url } as TestServer };
    watcher = await Guest.arrive(cluster.url);
    id = await watcher.open({ game: 'spicy', seats: 2, pace: 'relaxed', practice: true, bots: ['kitten'] });
    player = await visit(site as Site, `/table/${id}`);
    await vi.waitFor(async () => expect(await isSeated()).toBe(true), { timeout: 120_000, interval: 500 });
  });

  afterAll(async () => {
    await site?.browser.close();
    await cluster?.stop();
    await build?.remove();
  });

  /** Whether the table, wherever it is, has this page at its first seat. */
  async function isSeated(): Promise<boolean> {
    const guest = watcher.twin();
    return guest.join(id, 'watcher').then(
      async () => {
        const [seat] = guest.state.seats;
        await guest.leave();
        return seat?.kind === 'person' && seat.connected;
      },
      () => false,
    );
  }

  const tablesOf = async ({ url }: ServerProcess): Promise<number> =>
    ((await (await fetch(`${url}/health`)).json()) as { tables: number }).tables;

  async function homeAndOther(): Promise<readonly [ServerProcess, ServerProcess]> {
    const [left, right] = cluster.processes as [ServerProcess, ServerProcess];
    return (await tablesOf(left)) === 1 ? [left, right] : [right, left];
  }

  /** Everything that the page says from now on. */
  async function listen(page: Page): Promise<() => Promise<string>> {
    await page.evaluate(() => {
      const heard = new Set<string>();
      Object.assign(globalThis, { heard });
      setInterval(() => heard.add(document.body.innerText), 50);
    });
    return () => page.evaluate(() => [...(globalThis as unknown as { heard: Set<string> }).heard].join('\n'));
  }

  async function isBack(other: ServerProcess, said: () => Promise<string>): Promise<string> {
    await expect.poll(() => tablesOf(other)).toBe(1);
    await expect.poll(isSeated).toBe(true);
    await player.page.getByText(app.reconnecting).waitFor({ state: 'hidden' });
    await player.page.getByText(app.tableMoving).waitFor({ state: 'hidden' });
    const words = await said();
    expect(words).not.toContain(refusals['table/noSuchTable']);
    expect(player.complaints).toEqual([]);
    return words;
  }

  test('because it is replaced', async () => {
    const [home, other] = await homeAndOther();
    const said = await listen(player.page);
    await home.kill('SIGTERM');
    await isBack(other, said);
    await home.start();
  });

  test('because it was killed, and says that the table is moving', async () => {
    const [home, other] = await homeAndOther();
    const said = await listen(player.page);
    await home.kill('SIGKILL');
    expect(await isBack(other, said)).toContain(app.tableMoving);
    await home.start();
  });

  test('because it stalled', async () => {
    const [home, other] = await homeAndOther();
    const said = await listen(player.page);
    process.kill(home.pid, 'SIGSTOP');
    await expect.poll(() => tablesOf(other)).toBe(1);
    process.kill(home.pid, 'SIGCONT');
    await isBack(other, said);
  });
});
