import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchReport, Profile, TableAddress } from '../../../shared/table/api.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { Stayer } from '../../support/guest/stayer.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';
import { freePort, missing, type Service, startPostgres, startRedis } from '../../support/server/services.ts';

const skipped = missing('postgres') || missing('redis');

describe.skipIf(skipped)('two processes with one Redis and one Postgres', () => {
  let postgres: Service;
  let redis: Service;
  let left: ServerProcess;
  let right: ServerProcess;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, HOST: '127.0.0.1' };
    const start = async () => {
      const port = await freePort();
      return ServerProcess.start({ ...shared, PUBLIC_ADDRESS: `127.0.0.1:${port}` }, port);
    };
    // One after the other: the first brings the store up to date.
    left = await start();
    right = await start();
  });

  afterAll(async () => {
    await Promise.all([left?.kill(), right?.kill()]);
    await Promise.all([postgres?.stop(), redis?.stop()]);
  });

  /** Where a table runs shows in the address of its sockets. */
  const homeOf = (guest: Guest): ServerProcess => {
    const { url } = guest.connection.socket;
    return new URL(url).port === String(left.port) ? left : right;
  };

  test('identities, tables and quick match work through both doors; when one dies its tables move and the others do not notice', async () => {
    const first = await Guest.arrive(left.url);
    expect((await first.twin(right.url).call<Profile>('GET', '/api/me')).id).toBe(first.id);

    const parties: { id: string; guests: Guest[]; home: ServerProcess }[] = [];
    for (let index = 0; index < 6; index += 1) {
      const doors = [left, right];
      const guests = await Promise.all([0, 1].map((place) => Guest.arrive(doors[(index + place) % 2]!.url)));
      const id = await guests[0]!.open({ game: index % 2 === 0 ? 'spicy' : 'blackJacky', seats: 2, pace: 'standard' });
      for (const guest of guests) await guest.join(id);
      for (const guest of guests) await guest.ask('ready', { ready: true });
      await guests[1]!.until(() => guests[1]!.state.phase === 'playing');
      parties.push({ id, guests, home: homeOf(guests[0]!) });
    }
    const homes = new Set(parties.map(({ home }) => home));
    expect(homes.size).toBe(2);

    const wish = { game: 'spicy', seats: 2, pace: 'relaxed', bots: false } as const;
    const strangers = await Promise.all([left, right].map((door) => Guest.arrive(door.url)));
    const [meeting, same] = await Promise.all(
      strangers.map((guest) => guest.call<TableAddress>('POST', '/api/quick', wish)),
    );
    expect(same).toEqual(meeting);

    const stayers = parties.flatMap(({ id, guests }) => guests.map((guest) => new Stayer(guest, id)));
    const players = parties.flatMap(({ guests, id }) => guests.map((guest) => new Player(guest, id + guest.you)));
    await Promise.all(parties.map(({ guests }) => guests[0]!.until(() => guests[0]!.seq > 3)));

    await left.kill();
    // Who had come in by the dead door knocks at the other one.
    for (const { guests } of parties) for (const guest of guests) guest.url = right.url;
    const moved = parties.filter(({ home }) => home === left);
    const stayed = parties.filter(({ home }) => home === right);
    const ofTables = (tables: typeof parties) => stayers.filter(({ table }) => tables.some(({ id }) => id === table));
    await Promise.all(ofTables(moved).map((stayer) => stayer.guest.until(() => stayer.returns > 0)));
    for (const stayer of stayers) expect(stayer.complaints).toEqual([]);
    for (const { guests } of moved) expect(homeOf(guests[0]!)).toBe(right);
    for (const stayer of ofTables(stayed)) expect(stayer.returns).toBe(0);
    for (const { guests } of parties) {
      const [guest] = guests;
      const { seq } = guest!;
      if (guest!.state.phase === 'playing')
        await guest!.until(() => guest!.seq > seq || guest!.state.phase === 'scores');
    }

    await left.start();
    const late = await Guest.arrive(left.url);
    const report = await late.call<MatchReport>('GET', `/api/matches/${moved[0]!.guests[0]!.matchId}`);
    expect(report.table).toBe(moved[0]!.id);
    const watcher = await late.join(moved[0]!.id, 'watcher');
    expect(homeOf(watcher)).toBe(right);

    await Promise.all(players.map((player) => player.stop()));
    await Promise.all(stayers.map((stayer) => stayer.stop()));
    expect(right.output).not.toContain('"level":50');
  });
});
