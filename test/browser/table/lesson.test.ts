/** The first game of each game, by keyboard and accessible names only. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { welcome } from '../../../client/i18n/en/welcome.ts';
import { skipTo } from '../../support/browser/seated.ts';
import { barriers, HURRIED, openSite, press, type Site, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
let guest: Visitor;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(() => guest.leave());

async function attend(game: string): Promise<void> {
  guest = await visit(site, `/lesson/${game}`, { way: 'keys', settings: HURRIED });
}

const coach = () => guest.page.getByRole('complementary', { name: 'Your first game' });
const advised = (words: RegExp) => coach().getByText(words).waitFor();
const choose = (name: string | RegExp) => press(guest.page, 'button', name);
const noBarriers = async () => expect(await barriers(guest.page)).toEqual([]);

test('the first game of Spicy: a lie that is caught, a liar caught, a trophy', async () => {
  await attend('spicy');
  await advised(/three cards only/);
  await noBarriers();
  await choose('2 chili');
  await choose(/^Play as 2 chili/);
  await advised(/says 5 chili/);
  await choose('Let it go');
  await advised(/7 chili, says Tabasco/);
  await choose('Let it go');
  await advised(/So lie!/);
  await choose('4 wasabi');
  await choose(/^Play as 8 chili/);
  await skipTo(guest, /^Caught!/);
  await choose('1 wasabi');
  await choose(/^Play as 1 wasabi/);
  await advised(/4 wasabi, says Miso/);
  await choose('Let it go');
  await advised(/Challenge it!/);
  await guest.page.keyboard.press(' ');
  await guest.page.getByRole('button', { name: 'Not a 10' }).waitFor();
  await noBarriers();
  await choose('Not a 10');
  await advised(/You caught a liar/);
  await choose('Go on');
  await advised(/^2 pepper/);
  await choose('Let it go');
  await advised(/Play your pepper 9/);
  await choose('Do it for me');
  await advised(/^10 pepper/);
  await choose('Let it go');
  await advised(/One card left/);
  await choose('wild spice');
  await choose(/^Play as 1 pepper/);
  await advised(/paw lies on your last card/);
  await choose('Go on');
  await skipTo(guest, /a trophy worth 10 points/);
  await guest.page.getByRole('heading', { name: 'You win!' }).waitFor();
  await noBarriers();
});

test('the first game of Black Jacky: a trick, a swap, a trick on somebody, a knock', async () => {
  await attend('blackJacky');
  await advised(/Welcome to the saloon/);
  await choose(/^8, /);
  await choose(/^Trick: /);
  await advised(/10\.1 is not much/);
  await choose(/^2, /);
  await choose('Swap for the 5');
  await advised(/13\.1 now/);
  await choose('Go on');
  await advised(/Biscuit lays a 4/);
  await choose('Go on');
  await advised(/Draw a card from the pile/);
  await choose(/^Draw/);
  await advised(/That makes 20\.1/);
  await choose('Go on');
  await advised(/goes to Calamity/);
  await choose(/^6, /);
  await choose(/^Trick: /);
  await guest.page.getByText('On whom?').waitFor();
  await noBarriers();
  await choose(/^Calamity/);
  await advised(/Knock!/);
  await guest.page.keyboard.press(' ');
  await advised(/The first knock/);
  await choose('Go on');
  await advised(/Calamity swaps a 7/);
  await choose('Go on');
  await skipTo(guest, /your \+1 makes it 21/);
  await guest.page.getByRole('heading', { name: 'You win!' }).waitFor();
  await noBarriers();
  // After the lesson Play deals: the same game, at a real table.
  await coach().getByRole('button', { name: 'Play' }).focus();
  await guest.page.keyboard.press('Enter');
  await guest.page.waitForURL(/\/table\//);
  await guest.page.getByRole('heading', { name: 'Black Jacky' }).waitFor();
  await guest.page.locator('.hand-card').first().waitFor();
  // It is still a first match: help is at hand.
  await guest.page.getByRole('complementary', { name: welcome.firstMatch }).waitFor();
});

test('the first game lets the pupil stray, takes it back, and speaks another language in the middle', async () => {
  await attend('spicy');
  await advised(/three cards only/);
  await choose('Pass');
  await advised(/A way of your own/);
  await choose('Take it back');
  await advised(/three cards only/);
  await choose('Settings');
  await guest.page.getByRole('radio', { name: 'Deutsch' }).focus();
  await guest.page.keyboard.press(' ');
  await guest.page.keyboard.press('Escape');
  await guest.page
    .getByRole('complementary', { name: 'Deine erste Partie' })
    .getByText(/nur drei Karten/)
    .waitFor();
});
