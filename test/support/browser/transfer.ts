/** What a browser receives from a real server until the lobby can be used, until a table stands in its room, and for a replay besides. */

import type { Page } from 'playwright-core';
import { en as app } from '../../../client/i18n/en.ts';
import { en as replay } from '../../../client/replay/words/en.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../../shared/games/games.ts';
import { MANIFESTS } from '../../../shared/games/index.ts';
import { storeMatch } from '../server/storedMatch.ts';
import { openSite, type Site } from './visit.ts';

export interface Transfer {
  /** Page, scripts and styles as they came over the wire, headers included. */
  readonly lobbyKbSent: number;
  readonly lobbyPicturesKbSent: number;
  /** The lobby's included: nobody comes to a table by another way. */
  readonly tableKbSent: number;
}

/** Nothing new for as long as this: everything is there. */
const QUIET_MS = 4000;
const PATIENCE = 300_000;
const PICTURE = /\.(?:webp|png|svg)$/;

export async function measureTransfer(): Promise<Transfer> {
  const site = await openSite('webgl');
  try {
    const { page, lobby } = await openTable(site, 'spicy');
    const { code, pictures } = sumOf(lobby);
    return { lobbyKbSent: code, lobbyPicturesKbSent: pictures, tableKbSent: sumOf(await settled(page)).code };
  } finally {
    await site.close();
  }
}

export interface ReplayTransfer {
  /** Of the game that needs most: everything that a table of the same game had not fetched yet. */
  readonly replayKbBeyondTable: number;
  /** Of that, the match itself. */
  readonly replayRecordKb: number;
}

/** A whole match with all seats taken, of each game, opened by somebody who has been at a table of it. */
export async function measureReplay(): Promise<ReplayTransfer> {
  const site = await openSite('webgl');
  try {
    let most: ReplayTransfer = { replayKbBeyondTable: 0, replayRecordKb: 0 };
    for (const game of GAME_NAMES) {
      const players = Array.from({ length: GAMES[game].seats.max }, (_, seat) => `cat ${seat}`);
      await storeMatch(site.server.app.services.store, { id: `whole-${game}`, game, players, endedAt: Date.now() });
      const { page: table } = await openTable(site, game);
      const known = new Set((await settled(table)).map(({ path }) => path));
      await table.context().close();
      const page = await newcomer(site);
      await page.goto(`${site.server.url}/replay/whole-${game}?gfx=low`, { waitUntil: 'load' });
      await page.getByRole('slider', { name: replay.timeLine }).waitFor();
      await page.locator('canvas').first().waitFor();
      const more = (await settled(page)).filter(({ path }) => !known.has(path));
      await page.context().close();
      const found = {
        replayKbBeyondTable: kilobytes(more),
        replayRecordKb: kilobytes(more.filter(({ path }) => path.startsWith('/api/replays/'))),
      };
      if (found.replayKbBeyondTable > most.replayKbBeyondTable) most = found;
    }
    return most;
  } finally {
    await site.close();
  }
}

async function newcomer({ browser }: Site): Promise<Page> {
  // A service worker would hand files out of its own store, and they would seem to cost nothing.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}
/** By the way that people take: nobody comes to a table but through the lobby. */
async function openTable(
  site: Site,
  game: GameName,
): Promise<{ readonly page: Page; readonly lobby: readonly Sent[] }> {
  const page = await newcomer(site);
  // Nobody who uses it is there yet, and the table's code waits until then.
  await page.goto(`${site.server.url}/?gfx=low#/`, { waitUntil: 'load' });
  const play = page.getByRole('button', { name: app.play, exact: true }).first();
  await play.waitFor();
  const lobby = await received(page);
  const { name } = (await MANIFESTS.find(({ id }) => id === game)?.texts.en()) ?? { name: game };
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await play.click();
  await page.getByRole('button', { name: app.welcome.lessonNo }).click();
  await page.locator('canvas').first().waitFor();
  return { page, lobby };
}

interface Sent {
  readonly path: string;
  readonly bytes: number;
}

const received = (page: Page): Promise<readonly Sent[]> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  );

const kilobytes = (files: readonly Sent[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const sumOf = (files: readonly Sent[]) => ({
  code: kilobytes(files.filter(({ path }) => path === '/' || /\.(?:js|css)$/.test(path))),
  pictures: kilobytes(files.filter(({ path }) => PICTURE.test(path))),
});

async function settled(page: Page): Promise<readonly Sent[]> {
  for (let before = await received(page); ; ) {
    await page.waitForTimeout(QUIET_MS);
    const now = await received(page);
    if (kilobytes(now) === kilobytes(before)) return now;
    before = now;
  }
}
