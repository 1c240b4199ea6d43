/**
 * What the table costs in a browser. Rendering is done in software here, so nothing is said about frames a second: draw calls and
 * triangles are counted, and what our own code adds to the renderer's time, to memory and to the length of tasks is measured.
 */

import type { Browser, Page } from 'playwright-core';
import { launch } from '../support/browser/chromium.ts';
import { servePages } from '../support/browser/servePages.ts';
import { measureTransfer } from '../support/browser/transfer.ts';
import type { Figures } from './run.ts';

const GAMES = ['spicy', 'blackJacky'] as const;
const PATIENCE = 300_000;
/** Small: filling pixels in software would hide everything else. */
const SMALL = { width: 192, height: 108 };
const FRAMES = 60;
const PLAY_SECONDS = 60;
/** Six in all. */
const MATCHES_OF_EACH = 3;

const say = (text: string): void => console.error(text);

async function open(browser: Browser, url: string, game: string, tier: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SMALL });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}/bench.html?game=${game}&tier=${tier}&clock=fixed`);
  await page.waitForFunction(() => window.__bench !== undefined);
  return page;
}

async function heapKb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Twice: what the first round frees may hold on to more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize / 1024;
}

const play = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((length) => window.__bench!.play(length), seconds);
const playMatches = (page: Page, count: number): Promise<void> =>
  page.evaluate((matches) => window.__bench!.playMatches(matches), count);

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of the processor. */
  readonly tdur?: number;
}

const LONG_TASK = 50_000;

/**
 * How many tasks of the page took longer than 50 ms meanwhile. Only what the processor spent on them counts: a task that waited
 * for a busy machine was not long by itself.
 */
async function longTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const pages = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid));
  const tasks = traceEvents.filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && pages.has(tid));
  if (tasks.length === 0) throw new Error('The browser told nothing about its tasks');
  return tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK).length;
}

export async function bench(): Promise<Figures> {
  say('Weighing what a browser receives...');
  const transfer = await measureTransfer();
  const server = await servePages('bench');
  const browser = await launch();
  const worst = {
    drawCalls: 0,
    triangles: 0,
    timesBareRender: 0,
    longTasks: 0,
    heapGrowthKb: 0,
    sceneAppearsMs: 0,
    sceneBuildMs: 0,
  };
  try {
    for (const game of GAMES) {
      say(`Counting and timing ${game} with all its shadows...`);
      const page = await open(browser, server.url, game, 'mid');
      const { appeared, built } = await page.evaluate(() => window.__bench!.loading);
      worst.sceneAppearsMs = Math.max(worst.sceneAppearsMs, appeared);
      worst.sceneBuildMs = Math.max(worst.sceneBuildMs, built);
      const { calls, triangles } = await page.evaluate(() => window.__bench!.count());
      worst.drawCalls = Math.max(worst.drawCalls, calls);
      worst.triangles = Math.max(worst.triangles, triangles);
      const { frame, bare } = await page.evaluate((frames) => window.__bench!.time(frames), FRAMES);
      worst.timesBareRender = Math.max(worst.timesBareRender, frame / bare);
      await page.close();

      say(`Playing matches of ${game}...`);
      const light = await open(browser, server.url, game, 'low');
      worst.longTasks += await longTasks(browser, light, () => playMatches(light, MATCHES_OF_EACH));
      const before = await heapKb(light);
      await play(light, PLAY_SECONDS);
      worst.heapGrowthKb = Math.max(worst.heapGrowthKb, (await heapKb(light)) - before);
      await light.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { ...worst, ...transfer };
}
