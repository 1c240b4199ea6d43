/** What a host sets: every control of the form reaches the table, the other pages, and the match. */

import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en as app } from '../../../client/i18n/en.ts';
import { en as jacky } from '../../../shared/games/blackJacky/texts/en.ts';
import { en as spicy } from '../../../shared/games/spicy/texts/en.ts';
import { button, hand, invitation, isOnTurn } from '../../support/browser/seated.ts';
import { barriers, openSite, press, type Site, use, type Visitor, visit } from '../../support/browser/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const form = ({ page }: Visitor): Locator => page.getByRole('region', { name: app.tableSettings });
const controls = (guest: Visitor): Locator => form(guest).locator('input:not([type=number])');

interface Control {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
}

/** Every choice of the form with its words, as this page shows it. */
const shown = (guest: Visitor): Promise<readonly Control[]> =>
  controls(guest).evaluateAll((inputs) =>
    inputs.map((input) => {
      const { labels, checked, disabled } = input as HTMLInputElement;
      return { name: labels?.[0]?.textContent ?? '', checked, disabled };
    }),
  );
const checkedIn = async (guest: Visitor) =>
  (await shown(guest)).filter(({ checked }) => checked).map(({ name }) => name);

async function meet(game: string): Promise<{ readonly host: Visitor; readonly guest: Visitor }> {
  const host = await visit(site, '/friends');
  await press(host.page, 'radio', new RegExp(`^${game}`));
  await use(host, button(host, app.openTable));
  await host.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
  const guest = await visit(site, await invitation(host), { size: 'phone' });
  await guest.page.getByRole('heading', { name: app.gatheringTitle }).waitFor();
  return { host, guest };
}

describe('every option that the host sets', () => {
  test.each(['Spicy', 'Black Jacky'])('at a table of %s reaches the guest, who cannot touch it', async (game) => {
    const { host, guest } = await meet(game);
    expect((await shown(guest)).every(({ disabled }) => disabled)).toBe(true);
    const names = (await shown(host)).map(({ name }) => name);
    for (const [place, name] of names.entries()) {
      const control = controls(host).nth(place);
      const before = await control.isChecked();
      const radio = (await control.getAttribute('type')) === 'radio';
      await control.focus();
      await host.page.keyboard.press('Space');
      // A radio button stays chosen, a switch turns over; both pages show the same afterwards.
      await expect
        .poll(
          async () => [await checkedIn(guest), await checkedIn(host), await controls(guest).nth(place).isChecked()],
          {
            message: name,
          },
        )
        .toSatisfy(([there, here, chosen]) => isDeepStrictEqual(there, here) && chosen === (radio || !before));
      // What hangs on this one is gone with it: put back, so that it has its turn.
      if ((await controls(host).count()) < names.length) {
        await host.page.keyboard.press('Space');
        await expect.poll(() => controls(guest).count()).toBe(names.length);
      }
    }
    const starter = form(host).getByRole('combobox');
    const choices = await starter
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const choice of choices.toReversed()) {
      await starter.selectOption(choice);
      await expect.poll(() => form(guest).getByRole('combobox').inputValue()).toBe(choice);
    }
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.leave();
    await guest.leave();
  });

  test('own seconds reach the table, within their bounds', async () => {
    const { host, guest } = await meet('Black Jacky');
    await press(host.page, 'radio', app.welcome.ownSeconds);
    const turn = (person: Visitor) => form(person).getByLabel(jacky.windows.turn, { exact: true });
    await expect.poll(() => turn(guest).inputValue()).toBe('30');
    await turn(host).fill('45');
    await host.page.keyboard.press('Enter');
    await expect.poll(() => turn(guest).inputValue()).toBe('45');
    await turn(host).fill('9999');
    await host.page.keyboard.press('Enter');
    await expect.poll(() => turn(guest).inputValue()).toBe('600');
    expect(await turn(guest).isDisabled()).toBe(true);
    expect(await barriers(host.page)).toEqual([]);
    await host.leave();
    await guest.leave();
  });

  test('is in force when the cards are dealt', async () => {
    const { host, guest } = await meet('Spicy');
    await press(host.page, 'radio', /^2$/);
    await press(host.page, 'radio', app.paceOf.relaxed);
    await press(host.page, 'radio', new RegExp(`^${spicy.mannersOf.strict}$`));
    for (const card of ['copyCat', 'startItUp'] as const) {
      const toggle = form(host).getByRole('checkbox', { name: new RegExp(`^${spicy.spiceItUp[card].name}`) });
      await toggle.click({ force: true });
      await expect
        .poll(() => checkedIn(guest).then((names) => names.some((name) => name.startsWith(spicy.spiceItUp[card].name))))
        .toBe(true);
    }
    await form(host).getByRole('combobox').selectOption('1');
    await expect.poll(() => form(guest).getByRole('combobox').inputValue()).toBe('1');
    for (const person of [host, guest]) await use(person, button(person, app.imReady));
    await hand(guest).first().waitFor();
    await expect.poll(() => isOnTurn(guest)).toBe(true);
    expect(await isOnTurn(host)).toBe(false);
    await button(guest, spicy.peek).waitFor();

    // Strict: the pad offers everything, and what may not be said is punished instead of hidden.
    await use(guest, hand(guest).first());
    const pad = guest.page.getByRole('region', { name: spicy.pad });
    expect(await pad.getByRole('radio').count()).toBe(10 + 3);
    await button(guest, spicy.lastCard).waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    await use(guest, button(guest, /^Play as/));
    // Copy Cat: the other may say the same at once.
    await expect.poll(() => host.page.getByRole('log').textContent()).toMatch(/plays, says/);
    await use(host, hand(host).first());
    await use(host, button(host, new RegExp(`^${spicy.copy}`)));
    await expect.poll(() => guest.page.getByRole('log').textContent()).toMatch(/copies: /);
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.leave();
    await guest.leave();
  });
});
