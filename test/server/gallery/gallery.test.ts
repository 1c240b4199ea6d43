import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '../../../server/archive/rebuild.ts';
import { PAGE, parsePlace } from '../../../server/gallery/gallery.ts';
import { reveals } from '../../../server/gallery/reveals.ts';
import { forgetOlderThan } from '../../../server/store/retention.ts';
import type { Store } from '../../../server/store/store.ts';
import type { FeedReveal, FeedSpan } from '../../../shared/table/gallery.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { lacks, openTestStore, STORE_KINDS, type TestStore } from '../../support/server/testStore.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A Wednesday, at noon. */
const NOW = Date.UTC(2026, 10, 18, 12);

describe.each(STORE_KINDS)('the gallery, on %s', (kind) => {
  const skipped = lacks(kind);
  let opened: TestStore | undefined;
  let store: Store;

  beforeAll(async () => {
    if (skipped) return;
    opened = await openTestStore(kind);
    ({ store } = opened);
    const stored = (id: string, endedAt: number, more: object = {}) =>
      storeMatch(store, { id, game: 'spicy', players: ['momo', 'mimi'], endedAt, derivations: [reveals], ...more });
    await stored('today', NOW - 1000);
    await stored('monday', NOW - 2 * DAY);
    await stored('sunday', NOW - 3 * DAY, { game: 'blackJacky' });
    await stored('secret', NOW, { options: { visibility: 'private' } });
    await stored('unwatched', NOW, { options: { watchers: false, handsAfterMatch: false } });
  });

  afterAll(() => opened?.close());

  async function everything(span: FeedSpan, player = '', now = NOW): Promise<readonly FeedReveal[]> {
    const found: FeedReveal[] = [];
    let page: string | undefined;
    do {
      const feed = await store.gallery.feed(span, page === undefined ? undefined : parsePlace(page), player, now);
      expect(feed.reveals.length).toBeLessThanOrEqual(PAGE);
      found.push(...feed.reveals);
      page = feed.next;
    } while (page !== undefined);
    return found;
  }

  const matchesIn = (list: readonly FeedReveal[]) => [...new Set(list.map(({ match }) => match))].sort();

  test.skipIf(skipped)('lists what everybody may see, the hottest first, each once', async () => {
    const ever = await everything('ever');
    expect(matchesIn(ever)).toEqual(['monday', 'sunday', 'today']);
    const heats = await Promise.all(ever.map(async ({ match, seq }) => (await store.gallery.find(match, seq))!.heat));
    expect(heats).toEqual(heats.toSorted((one, other) => other - one));
    expect(new Set(ever.map(({ match, seq }) => `${match} ${seq}`)).size).toBe(ever.length);
    expect(ever.length).toBeGreaterThan(PAGE);
    expect(matchesIn(await everything('week'))).toEqual(['monday', 'today']);
    expect(matchesIn(await everything('today'))).toEqual(['today']);
  });

  test.skipIf(skipped)('a span without anything widens, and says so', async () => {
    expect((await store.gallery.feed('today', undefined, '', NOW + DAY)).span).toBe('week');
    expect((await store.gallery.feed('today', undefined, '', NOW + 30 * DAY)).span).toBe('ever');
  });

  test.skipIf(skipped)('an entry does not tell how it came out', async () => {
    for (const { facts, title, ...rest } of await everything('ever')) {
      // How hot it was tells lies from truths.
      expect(rest).not.toHaveProperty('heat');
      expect(
        Object.keys(facts).every((fact) => ['number', 'spice', 'call', 'cards', 'round', 'cats'].includes(fact)),
      ).toBe(true);
      expect(title).toMatch(/^(?:lastCard|doubted|doubted\.number|doubted\.spice|duel|reckoning)$/);
    }
  });

  test.skipIf(skipped)('likes count once for each identity, lift a reveal, and survive a rebuild', async () => {
    const [first] = await everything('today');
    const { match, seq } = first!;
    const { heat } = (await store.gallery.find(match, seq))!;
    expect(await store.gallery.like(match, seq, 'fan', true)).toEqual({ likes: 1, liked: true });
    expect(await store.gallery.like(match, seq, 'fan', true)).toEqual({ likes: 1, liked: true });
    expect(await store.gallery.like(match, seq, 'other', true)).toEqual({ likes: 2, liked: true });
    expect(await store.gallery.like(match, seq, 'other', false)).toEqual({ likes: 1, liked: false });
    expect(await store.gallery.like(match, 9999, 'fan', true)).toBeUndefined();
    expect(await store.gallery.find(match, seq)).toMatchObject({ likes: 1, rank: heat + 1 });
    expect((await everything('today', 'fan'))[0]).toMatchObject({ match, seq, likes: 1, liked: true, mine: false });
    expect((await everything('today', 'other'))[0]).toMatchObject({ liked: false });
    const before = await everything('ever', 'fan');
    await rebuild(store, [reveals]);
    expect(await everything('ever', 'fan')).toEqual(before);
  });

  test.skipIf(skipped)('who is in it takes their name off, or the whole reveal out, and back', async () => {
    const [first] = await everything('today', 'momo');
    const { match, seq } = first!;
    const here = async () => (await everything('today')).find((reveal) => reveal.match === match && reveal.seq === seq);
    const names = async () => (await here())?.cast.map(({ name }) => name).sort();
    expect(first?.mine).toBe(true);
    expect(await names()).toEqual(['mimi', 'momo']);
    await store.gallery.wish(match, seq, 'momo', 'nameless');
    expect(await names()).toEqual(['', 'mimi']);
    await store.gallery.wish(match, seq, 'mimi', 'gone');
    expect(await here()).toBeUndefined();
    await rebuild(store, [reveals]);
    expect(await here()).toBeUndefined();
    await store.gallery.wish(match, seq, 'mimi', 'shown');
    expect(await names()).toEqual(['', 'mimi']);
  });

  test.skipIf(skipped)('who sat at a private table takes their name off there, too: links of it go round', async () => {
    const options = { visibility: 'private' };
    const players = ['nina', 'nora'];
    await storeMatch(store, { id: 'among us', game: 'spicy', players, endedAt: NOW, options, derivations: [reveals] });
    expect(await store.gallery.wishOf('among us', 9, 'nina')).toBe('shown');
    expect(await store.gallery.wishOf('among us', 9, 'momo')).toBeUndefined();
    expect(await store.gallery.wishOf('nothing', 9, 'nina')).toBeUndefined();
    await store.gallery.wish('among us', 9, 'nina', 'nameless');
    expect(await store.gallery.wishOf('among us', 9, 'nina')).toBe('nameless');
    expect(await store.gallery.wishes('among us')).toEqual([{ player: 'nina', wish: 'nameless' }]);
  });

  test.skipIf(skipped)('what is forgotten is gone from the gallery, too', async () => {
    await forgetOlderThan(store, NOW - 2.5 * DAY);
    expect(matchesIn(await everything('ever'))).toEqual(['monday', 'today']);
  });

  test.skipIf(skipped)('a span in which everything is still shown later is as good as none', async () => {
    const later = NOW + 40 * DAY;
    const options = { delay: 60 };
    const players = ['late', 'later'];
    await storeMatch(store, { id: 'delayed', game: 'spicy', players, endedAt: later, options, derivations: [reveals] });
    const early = await store.gallery.feed('today', undefined, '', later + 59_000);
    expect(early.span).toBe('ever');
    expect(matchesIn(early.reveals)).not.toContain('delayed');
    expect(early.reveals.length).toBeGreaterThan(0);
    expect(matchesIn(await everything('today', '', later + 60_000))).toEqual(['delayed']);
  });
});
