/** How soon somebody who has never been here is bluffing: from the first byte of the page to a lie that everybody has heard. */

import { en as app } from '../../client/i18n/en.ts';
import { en as spicy } from '../../shared/games/spicy/texts/en.ts';
import { openSite, type Site, visit } from '../support/browser/visit.ts';
import type { Figures } from './run.ts';

const VISITS = 5;

interface Bluff {
  readonly ms: number;
  readonly taps: number;
}

async function firstBluff(site: Site): Promise<Bluff> {
  const started = performance.now();
  const { page, leave } = await visit(site, '/', { size: 'phone' });
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).first().tap();
  };
  await tap(app.play);
  await tap(app.welcome.lessonNo);
  const hand = page.getByRole('group', { name: spicy.hand }).getByRole('button');
  await page.getByText(spicy.pickCard).or(page.getByText(spicy.pickCardToStart)).first().waitFor();
  taps += 1;
  await hand.first().tap();
  // The card may be what is suggested: another number is a lie.
  taps += 1;
  await page.getByRole('region', { name: spicy.pad }).locator('label').nth(1).tap();
  await tap(/^Play as/);
  await page
    .getByText(/^You play, say/)
    .first()
    .waitFor();
  const ms = performance.now() - started;
  await leave();
  return { ms, taps };
}

export async function bench(): Promise<Figures> {
  const site = await openSite();
  const bluffs: Bluff[] = [];
  for (let visits = 0; visits < VISITS; visits += 1) bluffs.push(await firstBluff(site));
  await site.close();
  const times = bluffs.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    msToFirstBluff: Math.round(times[VISITS >> 1] as number),
    slowestMsToFirstBluff: Math.round(times.at(-1) as number),
    taps: Math.max(...bluffs.map(({ taps }) => taps)),
  };
}
