/** Four people on four devices play whole matches, with everything that can happen to them, and somebody watches. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import {
  aim,
  attempt,
  button,
  challenge,
  gather,
  hand,
  invitation,
  isOnTurn,
  layCard,
  loseConnection,
  playToTheEnd,
  promptOf,
  reads,
  skipTo,
  whoIsOnTurn,
} from '../../support/browser/seated.ts';
import { barriers, openSite, type Site, use, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const FOUR = [{ size: 'laptop' }, { size: 'tablet' }, { size: 'phone' }, { size: 'laptop', way: 'keys' }] as const;

/** Whoever "has knocked" has a plate that can be pressed too. */
const KNOCK = new RegExp(`^${jacky.knock}`);

const namesOf = (guest: Visitor): Promise<readonly (string | null)[]> =>
  hand(guest).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Nothing went wrong on any page, and nothing serious stands in anybody's way on the screen as it is. */
async function inOrder(everybody: readonly Visitor[]): Promise<void> {
  expect(everybody.flatMap(({ complaints }) => complaints)).toEqual([]);
  expect((await Promise.all(everybody.map(({ page }) => barriers(page)))).flat()).toEqual([]);
}

async function watch(people: readonly Visitor[]): Promise<Visitor> {
  const [host] = people as [Visitor];
  const table = new URL(host.page.url()).pathname;
  const watcher = await visit(site, table.replace('table', 'watch'));
  await watcher.page.getByText(app.watchingBanner, { exact: true }).waitFor();
  expect(await hand(watcher).count()).toBe(0);
  return watcher;
}

/** Away and back: the table stays in sight, the others are told, and the hand is the same. */
async function dropOut(guest: Visitor, other: Visitor): Promise<void> {
  const held = await namesOf(guest);
  await loseConnection(guest);
  await guest.page.getByText(app.reconnecting).waitFor();
  await other.page.getByText(app.standIn.lost, { exact: true }).waitFor();
  expect(await namesOf(guest)).toEqual(held);
  await guest.page.context().setOffline(false);
  await guest.page.getByText(app.reconnecting).waitFor({ state: 'hidden' });
  await other.page.getByText(app.standIn.lost, { exact: true }).waitFor({ state: 'hidden' });
  expect(await namesOf(guest)).toEqual(held);
}

async function reload(guest: Visitor): Promise<void> {
  const held = await namesOf(guest);
  await guest.page.reload();
  await hand(guest).first().waitFor();
  expect(await namesOf(guest)).toEqual(held);
}

/** Those who have not answered yet want to play as well. Who of them has a hand that nobody else played from comes back. */
async function everybodyAnswers(_host: Visitor, others: readonly Visitor[]): Promise<readonly Visitor[]> {
  await Promise.all(others.map((guest) => use(guest, button(guest, app.rematch))));
  return others;
}

/** The host does not wait for them: bots play for them until they are back. */
async function hostDeals(host: Visitor, others: readonly Visitor[]): Promise<readonly Visitor[]> {
  await use(host, button(host, app.together.dealNow));
  for (const guest of others) {
    await use(guest, button(guest, app.takeBack));
    await guest.page.getByText(app.standInNotice).waitFor({ state: 'hidden' });
    await hand(guest).first().waitFor();
  }
  return [];
}

/** Everybody sees who wants to play again, and the next match is dealt. */
async function rematch(
  people: readonly Visitor[],
  watcher: Visitor,
  cards: number,
  deal = everybodyAnswers,
): Promise<void> {
  expect(await button(watcher, app.rematch).count()).toBe(0);
  // It lay over the way to check the deal.
  expect(await watcher.page.getByText(app.watchingBanner, { exact: true }).count()).toBe(0);
  const [host, keen, ...others] = people as [Visitor, Visitor, ...Visitor[]];
  await use(keen, button(keen, app.rematch));
  const { wantsRematch, noAnswer } = app.together;
  for (const { page } of people) await page.locator('.scores').getByText(wantsRematch, { exact: true }).waitFor();
  await keen.page.getByText(/^You want a rematch\. Waiting for /).waitFor();
  await use(host, button(host, app.rematch));
  await expect.poll(() => watcher.page.getByText(noAnswer, { exact: true }).count()).toBe(others.length);
  await inOrder([...people, watcher]);
  const untouched = [host, keen, ...(await deal(host, others))];
  for (const guest of untouched) await expect.poll(() => hand(guest).count()).toBe(cards);
  await watcher.page.getByText(app.watchingBanner, { exact: true }).waitFor();
}

describe('four people and a watcher', () => {
  test('play a match of Spicy: a challenge, a lost connection, a reload, two trophies, the scores, a rematch', async () => {
    const people = await gather(site, 'Spicy', ['Relaxed', 'Late'], FOUR);
    const watcher = await watch(people);

    const bold = await whoIsOnTurn(people);
    await layCard(bold);
    const phone = people[2] as Visitor;
    const doubter = phone === bold ? (people[1] as Visitor) : phone;
    await challenge(doubter);
    for (const guest of [...people, watcher])
      await expect
        .poll(() => guest.page.getByRole('log').textContent())
        .toMatch(/the number is wrong\. .*(True|A lie)! .*(take|takes) the stack/);
    await inOrder([...people, watcher]);

    const star = await whoIsOnTurn(people);
    const others = people.filter((guest) => guest !== star);
    await dropOut(doubter === star ? bold : doubter, star);
    await reload(star);

    await playToTheEnd(people, async (guest) => {
      if (!(await isOnTurn(guest))) await attempt(guest, button(guest, spicy.letGo));
      else if (guest === star || (await promptOf(guest)) === spicy.pickCardToStart) await layCard(guest);
      else await attempt(guest, button(guest, new RegExp(`^${spicy.pass}`)));
    });
    for (const guest of [...people, watcher]) await skipTo(guest, spicy.endedBy.secondTrophy);
    expect(await reads(star, app.youWin)).toBe(true);
    expect(await star.page.locator('.score-list .winner strong').innerText()).toBe(app.you);
    for (const guest of [...others, watcher]) expect(await reads(guest, / wins!$/)).toBe(true);
    expect(await star.page.getByText(/^2 trophies/).count()).toBeGreaterThan(0);
    await inOrder([...people, watcher]);
    await rematch(people, watcher, 6, hostDeals);
    for (const { leave } of [...people, watcher]) await leave();
  });

  test('play a match of Black Jacky: tricks, swaps, knocks, tips, a lost connection, a reload, a rematch', async () => {
    const people = await gather(site, 'Black Jacky', ['Relaxed', 'Classic'], FOUR);
    const watcher = await watch(people);
    const [laptop, tablet, phone] = people as [Visitor, Visitor, Visitor];
    await dropOut(phone, laptop);
    await reload(tablet);

    const tricked = new Set<Visitor>();
    const gambled = new Set<Visitor>();
    let tips = 0;
    const act = async (guest: Visitor) => {
      const asked = await promptOf(guest);
      if (await attempt(guest, button(guest, /^Tip /))) tips += 1;
      else if (await attempt(guest, button(guest, /^Give the/))) return;
      else if (asked.startsWith('Under the table')) await attempt(guest, hand(guest).first());
      else if (await aim(guest)) return;
      else if (asked === jacky.gamble) {
        if (gambled.has(guest)) await attempt(guest, button(guest, KNOCK));
        else if (await attempt(guest, button(guest, jacky.swapWithPile))) gambled.add(guest);
        else await attempt(guest, hand(guest).first());
      } else if (asked === jacky.turn || asked === jacky.lastTurn) {
        if (tricked.has(guest)) await attempt(guest, button(guest, KNOCK));
        else if (await attempt(guest, button(guest, /^Trick: /))) tricked.add(guest);
        else await attempt(guest, hand(guest).first());
      }
    };
    // Who is Wanted tips in the next round. One match in fifteen is over before that: then they play again.
    for (let match = 1; tips === 0; match += 1) {
      expect(match).toBeLessThan(4);
      if (match > 1) await rematch(people, watcher, 2);
      await playToTheEnd(people, act);
      for (const guest of [...people, watcher]) await skipTo(guest, /^The last cat with a heart\.|nobody wins/);
    }
    expect([tricked.size, gambled.size]).toEqual([4, 4]);
    await inOrder([...people, watcher]);
    await rematch(people, watcher, 2);
    for (const { leave } of [...people, watcher]) await leave();
  });
});

describe('the door', () => {
  test('who watches may sit down, and who sits may just watch', async () => {
    const host = await visit(site, '/friends');
    await use(host, button(host, app.openTable));
    await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
    const path = await invitation(host);
    const guest = await visit(site, path.replace('table', 'watch'), { size: 'phone' });
    await use(guest, button(guest, app.sitHere));
    await button(guest, app.imReady).waitFor();
    await use(guest, button(guest, app.standUp));
    await button(guest, app.sitHere).waitFor();
    await host.leave();
    await guest.leave();
  });
});
