import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CUES } from '../../client/choreography/cues.ts';
import { launch } from '../support/browser/chromium.ts';
import { servePages } from '../support/browser/servePages.ts';
import type { Heard } from '../support/pages/sound.ts';

let browser: Browser;
let pages: Awaited<ReturnType<typeof servePages>>;
let heard: Record<string, Heard>;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch('flat'), servePages('sound')]);
  const page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${pages.url}/sound.html`);
  await page.waitForFunction('window.heard');
  heard = (await page.evaluate('window.heard')) as Record<string, Heard>;
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

test('every cue can be heard, clips nothing and ends', () => {
  for (const cue of CUES) {
    const { peak, length } = heard[cue]!;
    expect.soft(peak, `${cue} is loud enough`).toBeGreaterThan(0.02);
    expect.soft(peak, `${cue} does not clip`).toBeLessThan(1.6);
    expect.soft(length, `${cue} ends`).toBeLessThan(4.5);
  }
});

test('no two cues sound the same, but for the coins of a tip and of a point', () => {
  const fingerprints = new Set(CUES.map((cue) => heard[cue]!.fingerprint));
  expect(fingerprints.size).toBeGreaterThanOrEqual(CUES.length - 1);
});

test('both rooms have music of their own, quieter than the game', () => {
  for (const room of ['den', 'saloon']) {
    expect(heard[room]!.peak).toBeGreaterThan(0.02);
    expect(heard[room]!.peak).toBeLessThan(0.35);
  }
  expect(heard.den!.fingerprint).not.toBe(heard.saloon!.fingerprint);
});

test('nothing is asked of a sound card that it cannot play', () => {
  expect(complaints.filter((text) => text.includes('nominal range'))).toEqual([]);
});
