import { Client, type Room } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unusedCode } from '../../../server/matchmaking/codes.ts';
import type { TableAddress, Ticket } from '../../../shared/table/api.ts';
import type { QuickMatchInput } from '../../../shared/table/options.ts';
import type { TableListing } from '../../../shared/table/protocol.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ QUICK_WAIT_SECONDS: '0.4', ABANDON_SECONDS: '1' });
});

afterAll(() => server.close());

const arrive = () => Guest.arrive(server.url);

async function quick(guest: Guest, wish: QuickMatchInput): Promise<string> {
  return (await guest.call<TableAddress>('POST', '/api/quick', wish)).id;
}

/** The live list, as a client of the lobby sees it. */
class Lobby {
  readonly tables = new Map<string, TableListing>();
  #waiting: (() => void)[] = [];
  #room: Room | undefined;

  get id(): string | undefined {
    return this.#room?.roomId;
  }

  static async enter(guest: Guest): Promise<Lobby> {
    const lobby = new Lobby();
    const client = new Client(guest.url);
    client.auth.token = (await guest.call<Ticket>('POST', '/api/ticket', { table: 'lobby' })).ticket;
    const room = await client.joinOrCreate('lobby');
    lobby.#room = room;
    const change = (apply: (message: never) => void) => (message: never) => {
      apply(message);
      for (const look of lobby.#waiting) look();
    };
    room.onMessage(
      'tables',
      change((tables: TableListing[]) => {
        for (const table of tables) lobby.tables.set(table.id, table);
      }),
    );
    room.onMessage(
      'table',
      change((table: TableListing) => lobby.tables.set(table.id, table)),
    );
    room.onMessage(
      'gone',
      change((id: string) => lobby.tables.delete(id)),
    );
    return lobby;
  }

  async until(check: (tables: Map<string, TableListing>) => boolean): Promise<void> {
    if (check(this.tables)) return;
    await new Promise<void>((resolve) => this.#waiting.push(() => check(this.tables) && resolve()));
  }

  async leave(): Promise<void> {
    await this.#room?.leave();
  }
}

describe('quick match', () => {
  test('people who wish for the same meet at one table, and it deals when it is full', async () => {
    const [a, b] = [await arrive(), await arrive()];
    const wish = { game: 'spicy', seats: 2, pace: 'blitz', bots: false } as const;
    const first = await quick(a, wish);
    await a.join(first);
    const second = await quick(b, wish);
    expect(second).toBe(first);
    await b.join(second);
    await a.until(() => a.state.phase === 'playing');
    expect(a.state.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
  });

  test('more people at once than a table has seats get another one, and so does who was sent away', async () => {
    const wish = { game: 'spicy', seats: 3, pace: 'standard', bots: false } as const;
    const all = await Promise.all(Array.from({ length: 4 }, arrive));
    const ids = await Promise.all(all.map((guest) => quick(guest, wish)));
    expect(new Set(ids).size).toBe(2);
    await Promise.all(all.map((guest, place) => guest.join(ids[place]!)));
    expect(all.every((guest) => guest.you !== undefined)).toBe(true);

    const alone = all.find((_, place) => ids.filter((id) => id === ids[place]).length === 1)!;
    const there = await quick(alone, wish);
    const rude = await arrive();
    expect(await quick(rude, wish)).toBe(there);
    await rude.join(there);
    expect(await alone.ask('kick', { seat: 1 })).toMatchObject({ ok: true });
    expect(await quick(rude, wish)).not.toBe(there);
  });

  test('another game, pace or number of seats is another table; any number fits all', async () => {
    const wish = { game: 'spicy', seats: 5, pace: 'relaxed', bots: false } as const;
    const guest = await arrive();
    const first = await quick(guest, wish);
    await guest.join(first);
    const other = await arrive();
    expect(await quick(other, { ...wish, seats: 4 })).not.toBe(first);
    expect(await quick(other, { ...wish, pace: 'blitz' })).not.toBe(first);
    expect(await quick(other, { ...wish, game: 'blackJacky' })).not.toBe(first);
    expect(await quick(other, { ...wish, bots: true })).not.toBe(first);
    expect(await quick(other, { ...wish, seats: 'any' })).toBe(first);
  });

  test('after a short wait bots fill the empty seats, and leave them to who comes before the deal', async () => {
    const [early, late] = [await arrive(), await arrive()];
    const id = await quick(early, { game: 'blackJacky', seats: 3, pace: 'blitz' });
    await early.join(id);
    await early.until(() => early.state.seats.filter((seat) => seat.kind === 'bot').length === 2);
    expect(early.state.phase).toBe('gathering');
    expect(await quick(late, { game: 'blackJacky', seats: 3, pace: 'blitz' })).toBe(id);
    await late.join(id);
    expect(late.you).toBeDefined();
    await early.until(() => early.state.phase === 'playing');
    expect(early.state.seats.filter((seat) => seat.kind === 'person')).toHaveLength(2);
    expect(early.state.seats.filter((seat) => seat.kind === 'bot')).toHaveLength(1);
  });

  test('a wish for an unknown game is refused', async () => {
    await expect(quick(await arrive(), { game: 'chess' })).rejects.toThrow('options/noSuchGame');
  });
});

describe('the lobby', () => {
  test('shows public tables as they change, without being asked, and no private ones', async () => {
    const [guest, host] = [await arrive(), await arrive()];
    const lobby = await Lobby.enter(guest);
    const open = await host.open({ game: 'spicy', seats: 2, rules: { spiceItUp: ['copyCat'] }, bots: ['kitten'] });
    const hidden = await host.open({ game: 'spicy', seats: 2, visibility: 'private' });
    await host.join(open);
    await lobby.until((tables) => tables.get(open)?.people === 1);
    expect(lobby.tables.get(open)).toMatchObject({
      game: 'spicy',
      phase: 'gathering',
      seats: 2,
      bots: 1,
      pace: 'standard',
      watchable: true,
      rules: { spiceItUp: ['copyCat'] },
    });
    await host.ask('start', {});
    await lobby.until((tables) => tables.get(open)?.phase === 'playing');
    const watcher = await (await arrive()).join(open, 'watcher');
    await lobby.until((tables) => tables.get(open)?.watchers === 1);
    expect(lobby.tables.has(hidden)).toBe(false);
    await watcher.leave();
    await lobby.leave();
    const again = await Lobby.enter(guest);
    await again.until((tables) => tables.has(open));
    expect(again.tables.has(hidden)).toBe(false);
    await again.leave();
  });

  test('is one for everybody, and opens again after the last has left', async () => {
    const enter = async () => Lobby.enter(await arrive());
    const [first, second] = [await enter(), await enter()];
    expect(second.id).toBe(first.id);
    await first.leave();
    await second.leave();
    const third = await enter();
    const fourth = await enter();
    expect(fourth.id).toBe(third.id);
    await third.leave();
    await fourth.leave();
  });

  test('a table that becomes private disappears from it', async () => {
    const [guest, host] = [await arrive(), await arrive()];
    const lobby = await Lobby.enter(guest);
    const id = await host.open({ game: 'spicy', seats: 3 });
    await host.join(id);
    await lobby.until((tables) => tables.has(id));
    await host.ask('setOptions', { options: { game: 'spicy', seats: 3, visibility: 'private' } });
    await lobby.until((tables) => !tables.has(id));
    const friend = await (await arrive()).join(id);
    expect(friend.you).toBe(1);
    await lobby.leave();
  });
});

describe('private tables', () => {
  test('have a code that is easy to read out, and are found by it', async () => {
    const [host, friend] = [await arrive(), await arrive()];
    const code = await host.open({ game: 'blackJacky', seats: 2, visibility: 'private' });
    expect(code).toMatch(/^([bdfgklmnprstvz][aeiou]){4}$/);
    await host.join(code);
    await friend.join(code);
    expect(friend.you).toBe(1);
    await expect(friend.twin().join('nosuchtable')).rejects.toThrow();
  });
});

describe('an abandoned table', () => {
  test('is closed and recorded as such', async () => {
    const guest = await arrive();
    const id = await guest.open({ game: 'spicy', seats: 2, practice: true });
    await guest.join(id);
    await guest.until(() => guest.state.phase === 'playing');
    const match = guest.matchId;
    await guest.leave();
    const { store } = server.app.services;
    await expect.poll(async () => (await store.tables.find(id))?.status, { timeout: 20_000 }).toBe('closed');
    expect(await store.matches.find(match)).toMatchObject({ status: 'abandoned' });
    await expect(guest.twin().join(id)).rejects.toThrow();
    // Its code stays in the store with it, where no other table could be saved under it.
    const proposals = [id, 'bobobobo'];
    expect(await unusedCode(store.tables, () => proposals.shift()!)).toBe('bobobobo');
  });
});
