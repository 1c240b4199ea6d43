/** Nothing on anybody's screen says how a challenge ends before the card has turned: no plate, no clock, no title, no line that is read aloud. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { challenge, gather, layCard, whoIsOnTurn } from '../../support/browser/seated.ts';
import { openSite, type Site, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** What can be seen and heard at one moment. */
interface Sample {
  /** Whose plates are golden, and whose show a clock. */
  readonly onTurn: readonly string[];
  readonly awaited: readonly string[];
  /** Classes of the clock along the edge; empty while there is none. */
  readonly clock: string;
  readonly title: string;
  readonly log: string;
}

/** Keeps every moment that differs from the one before, from now on. */
const observe = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const samples: Sample[] = [];
    const names = (plates: string) =>
      [...document.querySelectorAll(plates)].map(
        (plate) => plate.querySelector('.plate-name')?.firstChild?.textContent ?? '',
      );
    const look = () => {
      const sample: Sample = {
        onTurn: names('.plate.on-turn'),
        awaited: names('.plate:has(.drain)'),
        clock: document.querySelector('.edge-clock')?.className ?? '',
        title: document.title,
        log: document.querySelector('[role=log]')?.textContent ?? '',
      };
      if (JSON.stringify(sample) !== JSON.stringify(samples.at(-1))) samples.push(sample);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    look();
    Object.assign(globalThis, { samples });
  });

const samplesOf = ({ page }: Visitor): Promise<readonly Sample[]> =>
  page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);

/** As others read it. The own plate says "You", and of two with the same name one has a number. */
async function nameOf({ page }: Visitor, watcher: Visitor): Promise<string> {
  const seat = await page
    .locator('.plate-place')
    .evaluateAll((plates) => plates.findIndex((plate) => plate.classList.contains('own')));
  const plate = watcher.page.locator('.plate-place').nth(seat).locator('.plate-name');
  return plate.evaluate((name) => name.firstChild?.textContent ?? '');
}

/** Somebody watches this table on a page that lies behind others from the start. */
async function lookAway(table: string): Promise<Visitor> {
  const watcher = await visit(site, '/');
  await watcher.page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await watcher.page.goto(`${site.server.url}${table.replace('table', 'watch')}?gfx=off`);
  await watcher.page.reload();
  await watcher.page.getByText(app.watchingBanner, { exact: true }).waitFor();
  return watcher;
}

const YOURS = `● ${app.yourTurnTitle}`;
const VERDICT = /(True|A lie)!/;

test('the loser of a challenge starts, and nobody is told so before the verdict', async () => {
  const people = await gather(site, 'Spicy', ['3', 'Relaxed'], [{}, {}, {}]);
  const bold = await whoIsOnTurn(people);
  const absent = await lookAway(new URL(bold.page.url()).pathname);
  await layCard(bold);
  // The turn passes to the next seat; whoever loses the challenge is somebody else.
  const names = new Map(await Promise.all(people.map(async (guest) => [guest, await nameOf(guest, absent)] as const)));
  const seenBy = (viewer: Visitor, whom: Visitor) => (viewer === whom ? app.you : names.get(whom));
  const others = people.filter((guest) => guest !== bold);
  const isNext = async ({ page }: Visitor) => (await page.locator('.plate-place.own .plate.on-turn').count()) > 0;
  await expect.poll(async () => (await Promise.all(others.map(isNext))).filter(Boolean).length).toBe(1);
  const next = (await isNext(others[0] as Visitor)) ? others[0] : others[1];
  const doubter = others.find((guest) => guest !== next) as Visitor;
  for (const guest of [...people, absent]) await observe(guest);
  await challenge(doubter);
  for (const guest of people) await expect.poll(() => guest.page.getByRole('log').textContent()).toMatch(VERDICT);
  const loser = await whoIsOnTurn(people);
  expect([bold, doubter]).toContain(loser);

  for (const guest of people) {
    const samples = await samplesOf(guest);
    const verdict = samples.findIndex(({ log }) => VERDICT.test(log));
    // The clocks stop when the card is about to turn.
    const hush = samples.findLastIndex(({ clock }, place) => clock !== '' && place < verdict) + 1;
    const [before, suspense] = [samples.slice(0, hush), samples.slice(hush, verdict)];
    expect(suspense.length).toBeGreaterThan(0);
    for (const { onTurn } of [...before, ...suspense]) expect(onTurn).toEqual([seenBy(guest, next as Visitor)]);
    for (const { awaited, clock, title } of suspense)
      expect({ awaited, clock, title }).toEqual({ awaited: [], clock: '', title: app.title });
    for (const { log } of [...before, ...suspense]) expect(log).not.toMatch(/stack/);

    await expect
      .poll(async () => (await samplesOf(guest)).at(-1))
      .toMatchObject({
        onTurn: [seenBy(guest, loser)],
        awaited: [seenBy(guest, loser)],
        clock: guest === loser ? 'edge-clock yours' : 'edge-clock',
        title: guest === loser ? YOURS : app.title,
      });
    // With the line that tells it, and not before.
    const told = (await samplesOf(guest)).findIndex(({ onTurn }) => onTurn.includes(seenBy(guest, loser) ?? ''));
    expect(told).toBeGreaterThanOrEqual(verdict);
  }
  // Nobody looks at this page: it has the verdict at once, and everything that follows from it.
  const unseen = await samplesOf(absent);
  const told = unseen.findIndex(({ log }) => VERDICT.test(log));
  expect(unseen.slice(0, told).map(({ clock }) => clock)).not.toContain('');
  await expect.poll(async () => (await samplesOf(absent)).at(-1)).toMatchObject({ onTurn: [names.get(loser)] });
  for (const { complaints, leave } of [...people, absent]) {
    expect(complaints).toEqual([]);
    await leave();
  }
});
