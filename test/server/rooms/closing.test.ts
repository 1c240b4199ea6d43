import { setImmediate } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRoom } from '../../../server/rooms/tableRoom.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

const MOST_TURNS = 60;

test('whoever comes while a table closes neither keeps it from going nor stays behind in it', async () => {
  const { open, metrics } = server.app.services;
  const guest = await Guest.arrive(server.url);
  const joined: boolean[] = [];
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const id = await guest.open({ game: 'spicy', seats: 2 });
    const room = matchMaker.getLocalRoomById(id) as unknown as TableRoom;
    const joining = guest
      .twin()
      .join(id)
      .then(
        (there) => there,
        () => undefined,
      );
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    const [there] = await Promise.all([joining, room.close()]);
    joined.push(there !== undefined);
    await there?.leave();
    await expect.poll(() => room.table.visitors.all.length).toBe(0);
    await room.close();
    await expect.poll(() => [...open].some((table) => table.id === id)).toBe(false);
  }
  // Both were tried.
  expect(new Set(joined)).toEqual(new Set([true, false]));
  const failures = (await metrics.failures.get()).values.filter(({ value }) => value > 0);
  expect(failures).toEqual([]);
});
