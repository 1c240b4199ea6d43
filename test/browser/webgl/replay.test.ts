/** A replay in 3D: the picture of a moment is the same, however one came there. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../../client/replay/words/en.ts';
import { openSite, type Site, visit } from '../../support/browser/visit.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';

const LONG = 300_000;
/** Software draws every pixel: a small window is enough to see whether anything differs. */
const SMALL = { width: 480, height: 400 };
/** Into the first reveal: cards, paws, words, light, and the camera are on their way. */
const INTO_IT = 4;
const FRAME = 0.1;

let site: Site;
beforeAll(async () => {
  site = await openSite('webgl');
  const players = ['Momo', 'Tiger', 'Olive'];
  await storeMatch(site.server.app.services.store, { id: 'open', game: 'spicy', players, endedAt: Date.now() });
}, LONG);
afterAll(() => site?.close());

test(
  'a reveal that is jumped into looks as it does to who has watched it come',
  async () => {
    const guest = await visit(site, '/replay/open?clock=fixed', {
      tier: 'low',
      context: { viewport: SMALL, reducedMotion: 'no-preference' },
    });
    const { page } = guest;
    const slider = page.getByRole('slider', { name: en.timeLine });
    const picture = () =>
      page
        .locator('canvas')
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    await slider.waitFor();
    await page.locator('.drawn-cat').first().waitFor({ state: 'detached' });
    await page.keyboard.press(']');
    const start = Number(await slider.inputValue());
    const moment = Math.round((start + INTO_IT) * 10) / 10;
    await page.evaluate(
      ([from, to, step]) => {
        for (let time = from; time < to; time += step) window.__advance?.(time);
        window.__advance?.(to);
      },
      [start + FRAME, moment, FRAME] as const,
    );
    const watched = await picture();
    await page.keyboard.press('End');
    expect(await picture()).not.toBe(watched);
    await slider.fill(String(moment));
    expect(await picture()).toBe(watched);
    await page.keyboard.press('Home');
    await slider.fill(String(moment));
    expect(await picture()).toBe(watched);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  },
  LONG,
);
