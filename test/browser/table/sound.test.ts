import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../support/browser/chromium.ts';
import { servePages } from '../../support/browser/servePages.ts';
import type { HeardAll } from '../../support/pages/sound.ts';

let browser: Browser;
let pages: Awaited<ReturnType<typeof servePages>>;
let heard: HeardAll;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch('flat'), servePages('sound')]);
  const page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${pages.url}/sound.html`);
  await page.waitForFunction('window.heard');
  heard = (await page.evaluate('window.heard')) as HeardAll;
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

test('every cue can be heard, clips nothing and ends', () => {
  for (const [cue, { peak, length }] of Object.entries(heard.cues)) {
    expect.soft(peak, `${cue} is loud enough`).toBeGreaterThan(0.02);
    expect.soft(peak, `${cue} does not clip`).toBeLessThan(1.6);
    expect.soft(length, `${cue} ends`).toBeLessThan(4.5);
  }
});

test('no two cues sound the same, but for the coins of a tip and of a point', () => {
  const all = Object.values(heard.cues).map(({ fingerprint }) => fingerprint);
  expect(all.length).toBeGreaterThan(40);
  expect(new Set(all).size).toBeGreaterThanOrEqual(all.length - 1);
});

test('rooms have music of their own, quieter than the game', () => {
  const rooms = Object.values(heard.music);
  expect(rooms.length).toBeGreaterThan(1);
  for (const { peak } of rooms) {
    expect(peak).toBeGreaterThan(0.02);
    expect(peak).toBeLessThan(0.35);
  }
  expect(new Set(rooms.map(({ fingerprint }) => fingerprint)).size).toBe(rooms.length);
});

test('nothing is asked of a sound card that it cannot play', () => {
  expect(complaints.filter((text) => text.includes('nominal range'))).toEqual([]);
});

test('the music follows the tension: a tune at rest, a heart under the last card, strings over a reveal', () => {
  const { calm, lastCard, reveal } = heard.mix.layers;
  expect(calm.tune).toBeGreaterThan(0.003);
  expect([calm.pulse, calm.shimmer]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
  expect(lastCard.pulse).toBeGreaterThan(0.005);
  expect(lastCard.tune).toBeLessThan(calm.tune);
  expect(reveal.shimmer).toBeGreaterThan(2 * lastCard.shimmer);
  expect(reveal.pulse).toBeGreaterThan(lastCard.pulse);
  expect(reveal.tune).toBeLessThan(0.3 * calm.tune);
});

test('a slap is heard over everything else', () => {
  expect(heard.mix.slap.withIt).toBeGreaterThan(2 * heard.mix.slap.without);
});

test('everything at once stays within what a loudspeaker can do', () => {
  expect(heard.mix.tumult).toBeGreaterThan(0.3);
  expect(heard.mix.tumult).toBeLessThanOrEqual(1);
});

test('every species has a voice of its own height', () => {
  const heights = Object.values(heard.mix.voices).toSorted((a, b) => a - b);
  for (const [at, height] of heights.slice(1).entries()) expect(height).toBeGreaterThan(1.1 * (heights[at] as number));
});
