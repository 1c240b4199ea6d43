/** Practice in the browser: the same rules, store and requests as at a table of the server. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLocalTable } from '../../../client/net/localTable.ts';
import { createTableStore } from '../../../client/store/table/table.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { BOTS } from '../../../shared/games/bots.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../../shared/games/games.ts';
import { parseTableOptions } from '../../../shared/table/options.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { openTable, personSeat, type TableModel } from '../../../shared/table/people/model.ts';

const random = createRandom(seedFromText('local looks'));
const look = () => randomLook((count) => random.below(count));

function modelFor(game: GameName): TableModel {
  const parsed = parseTableOptions({ game, seats: 3, pace: 'blitz', practice: true }, GAMES);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return {
    ...openTable(parsed.value),
    host: 'you',
    seats: [
      personSeat({ id: 'you', name: 'You', look: look() }),
      { kind: 'bot', name: 'Miso', look: look(), level: 'kitten', filler: false },
      { kind: 'bot', name: 'Momo', look: look(), level: 'alleyCat', filler: false },
    ],
  };
}

function sitDown(game: GameName) {
  const store = createTableStore();
  let deals = 0;
  const link = openLocalTable({
    game: GAMES[game],
    bot: BOTS[game],
    model: modelFor(game),
    seed: () => seedFromText(`${game} ${++deals}`),
    store,
  });
  return { store, link };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(GAME_NAMES)('a local table of %s', (game) => {
  test('is dealt at once, with the person in seat 0 and a clock that runs', () => {
    const { store } = sitDown(game);
    expect(store.getState()).toMatchObject({ status: 'open', local: true, you: 0, present: { seq: 1 } });
    expect(store.getState().facts).toMatchObject({ game, phase: 'playing', host: 0 });
    expect(store.getState().present.window?.deadline).toBeGreaterThan(Date.now());
  });

  test('plays itself to the scores when the person sleeps, told entry by entry, and again on request', async () => {
    const { store, link } = sitDown(game);
    // Nothing hidden before it is over.
    expect(link.whole?.()).toBeUndefined();
    const unsubscribe = store.subscribe(({ updates }) => {
      if (updates.length > 0) store.show(updates.at(-1)!.seq);
    });
    await vi.advanceTimersByTimeAsync(45 * 60_000);
    unsubscribe();
    const { facts, log, present } = store.getState();
    expect(facts?.phase).toBe('scores');
    expect(link.whole?.()?.at(-1)).toMatchObject({ type: 'matchEnded' });
    expect(log.map((entry) => entry.seq)).toEqual(Array.from({ length: present.seq }, (_, place) => place + 1));
    expect(await link.request('rematch', {})).toMatchObject({ ok: true });
    expect(store.getState()).toMatchObject({ present: { seq: 1 }, facts: { match: { id: 'local-2' } } });
    expect(link.whole?.()).toBeUndefined();
  });

  test('moves on at once when its one person has seen or skipped what is revealed', async () => {
    const { store, link } = sitDown(game);
    const held: number[] = [];
    store.subscribe(({ updates }) => {
      const next = updates.at(-1);
      if (next === undefined) return;
      store.show(next.seq);
      if (next.hold === 0) return;
      const { facts } = store.getState();
      void link.request('seen', { seq: next.seq }).then(() => {
        if (facts?.phase === 'playing') held.push((store.getState().present.window?.opens ?? 0) - Date.now());
      });
    });
    await vi.advanceTimersByTimeAsync(45 * 60_000);
    expect(held.length).toBeGreaterThan(0);
    expect(Math.max(...held)).toBeLessThanOrEqual(0);
  });

  test('refuses what the rules refuse, and what only a server can do', async () => {
    const { link } = sitDown(game);
    const asked = await link.request('command', { seq: 1, command: { type: 'dance' } });
    expect(asked).toMatchObject({ ok: false, refusal: { code: `${game}/malformed` } });
    expect(await link.request('stand', {})).toMatchObject({ ok: false, refusal: { code: 'table/notHere' } });
    expect(await link.request('rematch', {})).toMatchObject({ ok: false, refusal: { code: 'table/notOver' } });
  });

  test('is silent once it was left', async () => {
    const { store, link } = sitDown(game);
    link.leave();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(store.getState()).toMatchObject({ status: 'away', log: [] });
  });
});
