import { afterAll, beforeAll, expect, test } from 'vitest';
import { Table } from '../../../server/rooms/table.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { parseTableOptions } from '../../../shared/table/options.ts';
import { openTable, type TableModel } from '../../../shared/table/people/model.ts';
import { HandClock } from '../../support/handClock.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;

/** After how many minutes without anybody it is given up. */
async function patience(change: Partial<TableModel>): Promise<number> {
  const clock = new HandClock();
  const options = parseTableOptions({ game: 'spicy', seats: 2 }, GAMES);
  if (!options.ok) throw new Error(options.error.code);
  let abandoned = false;
  const table = new Table(
    {
      id: 'unvisited',
      owner: { process: 'test', epoch: 0 },
      services: server.app.services,
      clock,
      pick: () => 0,
      freshSeed: () => seedFromText('unvisited'),
      broadcastPatch: () => undefined,
      listed: () => undefined,
      abandoned: () => {
        abandoned = true;
      },
      surrendered: () => undefined,
    },
    { ...openTable(options.value), ...change },
  );
  let minutes = 0;
  while (!abandoned) {
    await clock.pass(MINUTE);
    minutes += 1;
  }
  table.stop();
  return minutes;
}

test('a table that nobody ever came to closes after a minute, one where somebody was after ten', async () => {
  expect(await patience({})).toBe(1);
  expect(await patience({ match: 'played here' })).toBe(10);
});
