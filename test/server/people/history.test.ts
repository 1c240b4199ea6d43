import { expect, test } from 'vitest';
import { rebuild } from '../../../server/archive/rebuild.ts';
import { forgetOlderThan } from '../../../server/store/retention.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import type { CatPage } from '../../../shared/table/people/catPage.ts';
import { onBothStores } from '../../support/server/bothStores.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';

const NOVEMBER = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;

onBothStores('histories', (store) => {
  const arrive = (id: string) =>
    store().players.add({ id, name: `Cat ${id}`, look: randomLook(() => 0), language: 'en' }, 0);
  const page = async (id: string, viewer?: string) => {
    const shown = await store().people.catPages.of(id, viewer);
    if (shown === undefined || shown === 'hidden') throw new Error(`${id} is ${shown} to ${viewer}`);
    return shown;
  };

  test('are filled when matches end, and a rebuild from the journals gives the same', async () => {
    for (const id of ['mimi', 'momo', 'tiger', 'lion']) await arrive(id);
    const at = (days: number) => NOVEMBER + days * DAY;
    await storeMatch(store(), { id: 'a', game: 'spicy', players: ['mimi', 'momo', 'tiger'], endedAt: at(-40) });
    await storeMatch(store(), { id: 'b', game: 'blackJacky', players: ['mimi', 'momo'], endedAt: at(0) });
    await storeMatch(store(), {
      id: 'c',
      game: 'spicy',
      players: ['mimi', 'momo', 'tiger', 'lion'],
      endedAt: at(1),
      seats: [{}, { standIn: 'left' }],
      options: { visibility: 'private' },
    });
    const pages = () => Promise.all(['mimi', 'momo', 'tiger', 'lion'].map((id) => page(id, id)));
    const first = await pages();
    const [mimi, momo] = first as [CatPage, CatPage];
    expect(mimi.matches.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(momo.matches.map(({ walkedOut }) => walkedOut)).toEqual([true, false, false]);
    const spicy = mimi.games.find(({ game }) => game === 'spicy')!;
    expect(spicy.matches).toBe(2);
    expect(spicy.months.map(({ month, matches }) => [month, matches])).toEqual([
      ['2026-10', 1],
      ['2026-11', 1],
    ]);
    expect(spicy.bySeats.map(({ seats }) => seats)).toEqual([3, 4]);
    expect(spicy.counts.plays).toBeGreaterThan(5);
    expect(first.flatMap(({ matches }) => matches.filter(({ id, won }) => id === 'a' && won))).not.toEqual([]);
    expect(await rebuild(store())).toEqual({ matches: 3, unreadable: [] });
    expect(await pages()).toEqual(first);
  });

  test('tables that were not public are shown to who was there', async () => {
    const { catPages } = store().people;
    await catPages.setVisibility('mimi', 'everybody');
    await arrive('stranger');
    const ids = async (viewer?: string) => (await page('mimi', viewer)).matches.map(({ id }) => id);
    expect(await ids('mimi')).toEqual(['c', 'b', 'a']);
    expect(await ids('lion')).toEqual(['c', 'b', 'a']);
    expect(await ids('stranger')).toEqual(['b', 'a']);
    expect(await ids()).toEqual(['b', 'a']);
    expect((await page('mimi', 'stranger')).games.find(({ game }) => game === 'spicy')?.matches).toBe(1);
  });

  test('are shown to whom their owner wants, and never to who is blocked', async () => {
    const { catPages, blocks } = store().people;
    expect(await catPages.of('nobody', 'mimi')).toBeUndefined();
    await catPages.setVisibility('mimi', 'met');
    expect(await catPages.of('mimi', 'stranger')).toBe('hidden');
    expect(await catPages.of('mimi', undefined)).toBe('hidden');
    expect((await page('mimi', 'lion')).own).toBeUndefined();
    await blocks.add('mimi', 'lion', 0);
    expect(await catPages.of('mimi', 'lion')).toBe('hidden');
    await blocks.remove('mimi', 'lion');
    await catPages.setVisibility('mimi', 'nobody');
    expect(await catPages.of('mimi', 'lion')).toBe('hidden');
    expect((await page('mimi', 'mimi')).own).toEqual({ visibility: 'nobody' });
  });

  test('tell of nemesis and victim, and hide those who hide', async () => {
    const momo = await page('momo', 'momo');
    const rivals = [momo.nemesis, momo.victim].filter((rival) => rival !== undefined);
    expect(rivals.length).toBeGreaterThan(0);
    for (const { id, times } of rivals) {
      expect(['mimi', 'tiger', 'lion']).toContain(id);
      expect(times).toBeGreaterThan(0);
    }
    for (const id of ['mimi', 'tiger', 'lion']) await store().people.catPages.setVisibility(id, 'nobody');
    const shown = await page('momo', 'tiger');
    for (const rival of [shown.nemesis, shown.victim]) expect([undefined, 'tiger']).toContain(rival?.id);
  });

  test('go with the matches that a host forgets, but for those that somebody has complained about', async () => {
    const { catPages, reports } = store().people;
    expect(await catPages.lastTogether('mimi', 'stranger')).toBeUndefined();
    const before = (await page('mimi', 'mimi')).matches.map(({ id }) => id);
    const oldest = before.at(-1)!;
    await reports.add({ reporter: 'mimi', reported: 'momo', reason: 'talk', match: oldest, talk: [] }, NOVEMBER);
    await forgetOlderThan(store(), NOVEMBER);
    expect((await page('mimi', 'mimi')).matches.map(({ id }) => id)).toEqual(['c', 'b', oldest]);
    // Said again it is the same complaint.
    await reports.add({ reporter: 'mimi', reported: 'momo', reason: 'name', match: oldest, talk: [] }, NOVEMBER);
    const [report, ...others] = await reports.open();
    expect([report, ...others]).toMatchObject([{ reporter: 'mimi', reported: 'momo', reason: 'name' }]);
    await reports.close(report!.id);
    await forgetOlderThan(store(), NOVEMBER);
    expect((await page('mimi', 'mimi')).matches.map(({ id }) => id)).toEqual(['c', 'b']);
  });
});
