/** Whole matches in a real browser by key and accessible name alone, as somebody who does not see the screen plays them. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as keep } from '../../../client/cat/keep/words/en.ts';
import { SAFETY_WORDS } from '../../../client/cat/safety/words.ts';
import { CLIP_WORDS } from '../../../client/clips/words.ts';
import { STORY_WORDS } from '../../../client/games/spicy/story/words.ts';
import { en as app } from '../../../client/i18n/en.ts';
import { en as replay } from '../../../client/replay/words/en.ts';
import { en as watch } from '../../../client/watch/words/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import {
  aim,
  attempt,
  button,
  challenge,
  gather,
  hand,
  isOnTurn,
  layCard,
  playToTheEnd,
  promptOf,
  reads,
  whoIsOnTurn,
} from '../../support/browser/seated.ts';
import { barriers, openSite, press, type Site, type Visitor } from '../../support/browser/visit.ts';

const safety = SAFETY_WORDS.en;
const clips = CLIP_WORDS.en;
const told = STORY_WORDS.en;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const BLIND = [{ way: 'keys' }, { way: 'keys' }] as const;

describe('two with eyes closed', () => {
  test('play a match of Spicy to its end', async () => {
    const people = await gather(site, 'Spicy', ['2', 'Early'], BLIND);
    const [first] = people as [Visitor, Visitor];
    expect(await barriers(first.page)).toEqual([]);

    const liar = await whoIsOnTurn(people);
    const doubter = people.find((guest) => guest !== liar) as Visitor;
    // What is said, and not only the first suggestion: the second number on the pad.
    await liar.page.keyboard.press('ArrowRight');
    await liar.page.keyboard.press('Enter');
    await liar.page.keyboard.press('3');
    await button(liar, /^Play as 3/).waitFor();
    await liar.page.keyboard.press('Enter');
    // The button is gone, and the hand is where one goes on.
    await expect.poll(() => liar.page.evaluate(() => document.activeElement?.className)).toContain('hand-card');
    await challenge(doubter);
    // The question is gone with its answer, long before the card has turned.
    await expect.poll(() => doubter.page.getByRole('region', { name: spicy.nameIt }).count()).toBe(0);
    expect(await promptOf(doubter)).not.toBe(spicy.nameIt);
    await doubter.page.getByText(/^(Your turn|.* is thinking)/).waitFor();
    await expect
      .poll(() => doubter.page.getByRole('log').textContent())
      .toMatch(/You say: the number is wrong.*(True|A lie)!/);

    let laid = 0;
    await playToTheEnd(people, async (guest) => {
      if (!(await isOnTurn(guest))) return attempt(guest, button(guest, spicy.letGo));
      // Some cards are laid; after that the deck is drawn down to World's End.
      if (laid < 8 || (await promptOf(guest)) === spicy.pickCardToStart) {
        await layCard(guest);
        laid += 1;
      } else await guest.page.keyboard.press('p');
    });
    for (const { page, complaints } of people) {
      await page.getByText(/points decide|wins at once/).waitFor();
      // What had been hidden is told to both: who said what of every card, and whether it was true.
      const story = page.getByRole('region', { name: told.title });
      await story.waitFor();
      for (const card of await story.getByRole('listitem').allTextContents())
        expect(card).toMatch(/ said .*: (true|a lie)/);
      expect(complaints).toEqual([]);
    }
    // A page of the network at home has neither share sheet nor clipboard, and copies all the same.
    await first.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(first.page, 'button', app.shareResult);
    await button(first, app.copied).waitFor();
    // A first match is over: the cat can be kept, and whoever was trouble kept away from.
    const offer = first.page.getByRole('region', { name: keep.keep });
    await offer.getByRole('link', { name: keep.keepNow }).waitFor();
    await first.page.getByText(safety.people).focus();
    await first.page.keyboard.press('Enter');
    await first.page.getByRole('button', { name: /^Block / }).waitFor();
    expect(await barriers(first.page)).toEqual([]);
    await offer.getByRole('button', { name: keep.later }).focus();
    await first.page.keyboard.press('Enter');
    await offer.waitFor({ state: 'detached' });
    for (const { leave } of people) await leave();
  });

  test('play a match of Black Jacky to its end', async () => {
    const people = await gather(site, 'Black Jacky', ['2', 'Quick duel'], BLIND);
    const [first] = people as [Visitor, Visitor];
    expect(await barriers(first.page)).toEqual([]);
    const done = new Map<Visitor, string[]>(people.map((guest) => [guest, []]));

    await playToTheEnd(people, async (guest) => {
      const { page } = guest;
      const ways = done.get(guest) as string[];
      const asked = await promptOf(guest);
      if (await attempt(guest, button(guest, /^Give the/))) return;
      if (asked.startsWith('Under the table')) await attempt(guest, hand(guest).first());
      else if (await aim(guest)) return;
      else if (asked === jacky.gamble) {
        await page.keyboard.press(ways.includes('draw') ? 'Space' : 'd');
        ways.push('draw');
      } else if (asked === jacky.turn || asked === jacky.lastTurn) {
        if (ways.includes('trick')) await page.keyboard.press('Space');
        else if (await attempt(guest, button(guest, /^Trick: /))) ways.push('trick');
        else await attempt(guest, hand(guest).first());
      }
    });
    for (const guest of people) {
      expect(await reads(guest, jacky.endedBy.quickDuel)).toBe(true);
      expect(done.get(guest)).toContain('trick');
      expect(guest.complaints).toEqual([]);
    }
    expect(await barriers(first.page)).toEqual([]);
    await first.page.getByRole('button', { name: clips.share }).focus();
    await first.page.keyboard.press('Enter');
    const sharing = first.page.getByRole('dialog', { name: clips.share });
    const link = await sharing.getByRole('link', { name: /\/replay\/[\w-]+\/\d+$/ }).getAttribute('href');
    // Who is in it says there whether their name may stand on it.
    await sharing.getByText(watch.mine).first().waitFor();
    await first.page.goto(String(link));
    await first.page.getByRole('button', { name: replay.turnIt, exact: true }).waitFor();
    for (const { leave } of people) await leave();
  });
});
