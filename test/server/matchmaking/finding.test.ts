import { Client, type Room } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unusedCode } from '../../../server/matchmaking/codes.ts';
import { forgetClosedTables } from '../../../server/store/retention.ts';
import type { Ticket } from '../../../shared/table/api.ts';
import type { LobbyList, LobbyMessages, TableListing } from '../../../shared/table/protocol.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ QUICK_WAIT_SECONDS: '0.4', ABANDON_SECONDS: '4' });
});

afterAll(() => server.close());

const arrive = () => Guest.arrive(server.url);

/** A page of the live list, as a client of the lobby sees it. */
class Lobby {
  readonly tables = new Map<string, TableListing>();
  #waiting: (() => void)[] = [];
  #room: Room | undefined;

  get id(): string | undefined {
    return this.#room?.roomId;
  }

  static async enter(guest: Guest, list: LobbyList = 'seat'): Promise<Lobby> {
    const lobby = new Lobby();
    const client = new Client(guest.url);
    client.auth.token = (await guest.call<Ticket>('POST', '/api/ticket', { table: 'lobby' })).ticket;
    const room = await client.joinOrCreate('lobby', { list });
    lobby.#room = room;
    const take = (order: readonly string[], tables: readonly TableListing[]) => {
      const known = new Map([...lobby.tables.values(), ...tables].map((table) => [table.id, table]));
      lobby.tables.clear();
      for (const id of order) lobby.tables.set(id, known.get(id)!);
      for (const look of lobby.#waiting) look();
    };
    room.onMessage('page', ({ tables }: LobbyMessages['page']) => {
      take(
        tables.map(({ id }) => id),
        tables,
      );
    });
    room.onMessage('changes', ({ order, tables }: LobbyMessages['changes']) => take(order, tables));
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

describe('the lobby', () => {
  test('shows public tables as they change, without being asked, and no private ones', async () => {
    const [guest, host] = [await arrive(), await arrive()];
    const [seats, matches] = [await Lobby.enter(guest), await Lobby.enter(await arrive(), 'watcher')];
    const open = await host.open({ game: 'spicy', seats: 3, rules: { spiceItUp: ['copyCat'] }, bots: ['kitten'] });
    const hidden = await host.open({ game: 'spicy', seats: 3, visibility: 'private' });
    await host.join(open);
    await seats.until((tables) => tables.get(open)?.people === 1);
    expect(seats.tables.get(open)).toMatchObject({
      game: 'spicy',
      phase: 'gathering',
      seats: 3,
      bots: 1,
      pace: 'standard',
      watchable: true,
      rules: { spiceItUp: ['copyCat'] },
    });
    expect(matches.tables.has(open)).toBe(false);
    await host.ask('addBot', { level: 'kitten' });
    await seats.until((tables) => !tables.has(open));
    await host.ask('start', {});
    await matches.until((tables) => tables.get(open)?.phase === 'playing');
    const watcher = await (await arrive()).join(open, 'watcher');
    await matches.until((tables) => tables.get(open)?.watchers === 1);
    expect([...seats.tables.keys(), ...matches.tables.keys()]).not.toContain(hidden);
    await watcher.leave();
    await matches.leave();
    const again = await Lobby.enter(guest, 'watcher');
    await again.until((tables) => tables.has(open));
    expect(again.tables.has(hidden)).toBe(false);
    await again.leave();
    await seats.leave();
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
    await expect.poll(async () => (await store.tables.find(id))?.status).toBe('closed');
    expect(await store.matches.find(match)).toMatchObject({ status: 'abandoned' });
    await expect(guest.twin().join(id)).rejects.toThrow();
    // Its code stays in the store with it for a while, where no other table could be saved under it.
    const code = () => {
      const proposals = [id, 'bobobobo'];
      return unusedCode(store.tables, () => proposals.shift()!);
    };
    expect(await code()).toBe('bobobobo');
    expect(await forgetClosedTables(store, Date.now() - 60_000)).toBe(0);
    expect(await code()).toBe('bobobobo');
    expect(await forgetClosedTables(store, Date.now() + 1)).toBeGreaterThan(0);
    expect(await code()).toBe(id);
    expect(await store.matches.find(match)).toMatchObject({ status: 'abandoned' });
  });
});
