/** Replays in a real browser, drawn flat: by keys, by touch, by link, through other eyes. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIP_WORDS } from '../../../client/clips/words.ts';
import { FAIRNESS_WORDS } from '../../../client/hud/fairness/words.ts';
import { de } from '../../../client/replay/words/de.ts';
import { en } from '../../../client/replay/words/en.ts';
import { fr } from '../../../client/replay/words/fr.ts';
import { nl } from '../../../client/replay/words/nl.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { barriers, openSite, type Site, type Visitor, visit } from '../../support/browser/visit.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';

const clips = CLIP_WORDS.en;
const fairness = FAIRNESS_WORDS.en;

let site: Site;
/** A move that reveals something, by match. */
const reveals = new Map<string, number>();
const PEOPLE = ['Momo', 'Tiger', 'Olive', 'Hugo'];

beforeAll(async () => {
  site = await openSite();
  for (const [id, game, options] of [
    ['open', 'spicy', {}],
    ['jacky', 'blackJacky', {}],
    ['closed', 'spicy', { handsAfterMatch: false }],
  ] as const) {
    const { match } = await storeMatch(site.server.app.services.store, {
      id,
      game,
      players: PEOPLE,
      endedAt: Date.now(),
      options,
    });
    reveals.set(id, match.history.findIndex((entry) => match.game.reveals(eventsOf(entry)).length > 0) + 1);
  }
});
afterAll(() => site?.close());

const slider = ({ page }: Visitor) => page.getByRole('slider', { name: en.timeLine });
const moment = async (guest: Visitor) => Number(await slider(guest).inputValue());
const tool = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

/** What is over the stage comes with the frame after the one that moved it. */
const drawn = ({ page }: Visitor) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** In seconds, with time to spare. */
const LONGEST_RECKONING = 16;
/** In CSS pixels. */
const TWO_LINES = 45;
const cover = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('a replay', () => {
  test('plays by itself, stops, steps and jumps by key, and reads out what happens', async () => {
    const guest = await visit(site, '/replay/open');
    const { page } = guest;
    await tool(guest, en.pause).waitFor();
    await expect.poll(() => moment(guest)).toBeGreaterThan(1);
    await page.keyboard.press('Space');
    await tool(guest, en.play).waitFor();
    const paused = await moment(guest);
    await page.keyboard.press('ArrowRight');
    const next = await moment(guest);
    expect(next).toBeGreaterThan(paused);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await moment(guest)).toBe(next);
    const speed = page.getByLabel(en.speed);
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowUp');
    expect(await speed.inputValue()).toBe('8');
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowDown');
    expect(await speed.inputValue()).toBe('0.5');
    await page.keyboard.press('f');
    await tool(guest, en.smallScreen).waitFor();
    await page.keyboard.press('f');
    await tool(guest, en.fullScreen).waitFor();
    expect(await moment(guest)).toBe(next);
    await page.keyboard.press(']');
    const chapter = await moment(guest);
    expect(chapter).toBeGreaterThan(next);
    await page.keyboard.press('[');
    expect(await moment(guest)).toBe(0);
    // As German and French keyboards type it.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: ']', ctrlKey: true, altKey: true })));
    expect(await moment(guest)).toBe(chapter);
    await slider(guest).focus();
    await page.keyboard.press('ArrowRight');
    expect(await moment(guest)).toBeGreaterThan(chapter + 1);
    await page.keyboard.press('End');
    await expect.poll(() => page.getByRole('log').textContent()).toMatch(/\w/);
    expect(await barriers(page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('keeps to itself how a chapter ends until it has been seen', async () => {
    const guest = await visit(site, '/replay/open', { size: 'phone' });
    const { page } = guest;
    await tool(guest, en.pause).tap();
    await tool(guest, en.chapters).tap();
    const chapters = page.getByRole('dialog', { name: en.chapters }).getByRole('listitem');
    await chapters.first().waitFor();
    const before = await chapters.allInnerTexts();
    expect(before.join()).not.toMatch(/bluffs|truth/);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await tool(guest, en.chapters).tap();
    await chapters.first().waitFor();
    const after = await chapters.allInnerTexts();
    expect(after).toHaveLength(before.length);
    expect(after.join()).toMatch(/bluffs|truth/);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('is seen with other eyes at the same moment', async () => {
    const guest = await visit(site, '/replay/jacky');
    const { page } = guest;
    await tool(guest, en.pause).click();
    await page.keyboard.press(']');
    const before = await moment(guest);
    const own = page.locator('.plate-place.own');
    expect(await own.count()).toBe(0);
    await page.getByLabel(en.viewedBy).selectOption('Olive');
    await own.getByText('Olive').waitFor();
    expect(await moment(guest)).toBe(before);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('is seen through every card, and tells who lies', async () => {
    const guest = await visit(site, `/replay/open/${reveals.get('open')}`);
    const { page } = guest;
    await page.getByText(en.guessFirst).waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByText(/ · (true|a lie: )/).count()).toBe(0);
    await page.getByLabel(en.viewedBy).selectOption(en.everything);
    await page
      .getByText(/ · (true|a lie: )/)
      .first()
      .waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('adds up beside each cat on a phone, no number over another', async () => {
    const guest = await visit(site, `/replay/jacky/${reveals.get('jacky')}`, { size: 'phone' });
    const { page } = guest;
    await tool(guest, en.turnIt).waitFor();
    const start = await moment(guest);
    const numbers = page.locator('.caption.tally');
    let most = 0;
    for (let second = 1; second <= LONGEST_RECKONING; second += 1) {
      await slider(guest).fill(String(start + second));
      await drawn(guest);
      const boxes = await numbers.evaluateAll((all) => all.map((number) => number.getBoundingClientRect().toJSON()));
      most = Math.max(most, boxes.length);
      // They would lie over the cards that are added up.
      if (boxes.length > 0) expect(await page.locator('.plate').first().isVisible()).toBe(false);
      expect(boxes.filter((one, place) => boxes.slice(place + 1).some((other) => cover(one, other)))).toEqual([]);
    }
    expect(most).toBeGreaterThan(1);
    // A whole reckoning in words would lie over the cats' heads.
    expect((await page.locator('.last-line').boundingBox())!.height).toBeLessThan(TWO_LINES);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('of people who keep their hands to themselves offers no other eyes', async () => {
    const guest = await visit(site, '/replay/closed');
    await tool(guest, en.pause).waitFor();
    expect(await guest.page.getByLabel(en.viewedBy).count()).toBe(0);
    await guest.leave();
  });
});

describe('a reveal', () => {
  test('is shared as a link, and as a film that is made in the browser', async () => {
    const guest = await visit(site, `/replay/open/${reveals.get('open')}`);
    const { page } = guest;
    const requests: string[] = [];
    await tool(guest, en.share).click();
    const dialog = page.getByRole('dialog', { name: clips.share });
    await dialog.getByRole('link', { name: new RegExp(`/replay/open/${reveals.get('open')}$`) }).waitFor();
    expect(await barriers(page)).toEqual([]);
    page.on('request', (request) => requests.push(request.method()));
    await dialog.getByRole('button', { name: clips.make }).click();
    const film = dialog.locator('video');
    await film.waitFor();
    const facts = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        width: video.videoWidth,
        height: video.videoHeight,
        seconds: video.duration,
      }));
    await expect.poll(async () => (await facts()).width).toBe(720);
    const { height, seconds } = await facts();
    expect(height).toBe(720);
    expect(seconds).toBeGreaterThan(3.9);
    expect(seconds).toBeLessThan(12.2);
    // Nothing is sent: all that is asked for is the match.
    expect(new Set(requests)).toEqual(new Set(['GET']));
    expect(await dialog.getByRole('link', { name: clips.save }).getAttribute('download')).toMatch(/\.(mp4|webm)$/);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('can be called off in the middle of its film', async () => {
    const guest = await visit(site, `/replay/open/${reveals.get('open')}`);
    const { page } = guest;
    await tool(guest, en.share).click();
    await page.getByRole('button', { name: clips.make }).click();
    await page.getByText(/Filming/).waitFor();
    await page.getByRole('button', { name: clips.cancel }).click();
    await page.getByRole('button', { name: clips.make }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('is only a link where the browser cannot make films, and it says so', async () => {
    const guest = await visit(site, '/replay/open');
    const { page } = guest;
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
    await page.reload();
    await tool(guest, en.share).click();
    await page.getByText(clips.cannot).waitFor();
    expect(await page.getByRole('button', { name: clips.make }).count()).toBe(0);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});

test('the deal of a finished match is checked with one tap', async () => {
  const guest = await visit(site, '/replay/jacky', { size: 'phone' });
  await tool(guest, en.rightDeal).tap();
  await guest.page.getByText(fairness.verdict.fair).waitFor();
  expect(await barriers(guest.page)).toEqual([]);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

describe('a link to a move', () => {
  test('opens before the card turns, and turns it when somebody has guessed', async () => {
    const guest = await visit(site, `/replay/open/${reveals.get('open')}`, { size: 'phone' });
    const { page } = guest;
    await page.getByText(en.guessFirst).waitFor();
    const before = await moment(guest);
    expect(await page.title()).not.toMatch(/bluffs|truth/);
    expect(await barriers(page)).toEqual([]);
    await tool(guest, en.turnIt).tap();
    await expect.poll(() => moment(guest)).toBeGreaterThan(before + 0.5);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('asks several things at once on a phone, and stays within its window', async () => {
    const guest = await visit(site, `/replay/jacky/${reveals.get('jacky')}`, { size: 'phone' });
    const { page } = guest;
    const questions = page.locator('.guess-question');
    await questions.first().waitFor();
    const asked = await questions.count();
    expect(asked).toBeGreaterThan(1);
    for (let told = 1; told <= asked; told += 1) {
      await questions.first().getByRole('button').first().tap();
      await expect.poll(() => page.locator('.guess-tally').count()).toBe(told);
    }
    const bar = await page.locator('.film-bar').boundingBox();
    expect(bar).toMatchObject({ x: 0, width: 390 });
    // How well one reads is told with the card, not before it.
    const score = page.getByText(/^This evening \d of \d right/);
    await score.waitFor({ state: 'hidden' });
    await tool(guest, en.turnIt).tap();
    await score.waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });

  test('that is none of the match opens it at the start, and says so', async () => {
    const guest = await visit(site, '/replay/open/99999');
    await guest.page.getByText(en.refusals.noSuchMove).waitFor();
    await guest.leave();
  });
});

test.each([
  ['en-GB', en],
  ['de-DE', de],
  ['nl-NL', nl],
  ['fr-FR', fr],
] as const)('says in %s that there is no such match', async (locale, words) => {
  const guest = await visit(site, '/replay/nothing', { locale });
  await guest.page.getByRole('alert').getByText(words.refusals.unknown).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

test('that cannot be fetched for the moment is fetched once more', async () => {
  const guest = await visit(site, '/watch');
  const { page } = guest;
  await page.locator('.reveal-card').first().waitFor();
  await page.route('**/api/replays/**', (route) => route.abort());
  await page.goto(`${site.server.url}/replay/open?gfx=off`);
  const again = page.getByRole('button', { name: en.tryAgain });
  await again.waitFor();
  await page.unroute('**/api/replays/**');
  await again.click();
  await tool(guest, en.pause).waitFor();
  await guest.leave();
});

test('says that a record is damaged, and goes on', async () => {
  await storeMatch(site.server.app.services.store, { id: 'torn', game: 'spicy', players: PEOPLE, endedAt: Date.now() });
  await site.server.app.services.store.journal.commit({
    rows: [],
    changes: [(db) => db.deleteFrom('journal').where('match_id', '=', 'torn').where('seq', '=', 9).execute()],
  });
  const guest = await visit(site, '/replay/torn');
  await guest.page.getByRole('alert').getByText(en.refusals.damaged).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
