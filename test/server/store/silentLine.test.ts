import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../server/store/store.ts';
import { Line } from '../../load/chaos/line.ts';
import { missing, type Service, startPostgres } from '../../support/server/services.ts';

describe.skipIf(missing('postgres'))('lines to Postgres that are gone without a word', () => {
  let postgres: Service;
  let line: Line;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    line = await Line.to(postgres.url);
    store = await openStore({ dataDir: '.', databaseUrl: line.url, syncLagMs: 0 });
  });

  afterAll(async () => {
    await store?.close();
    await postgres?.stop();
  });

  const write = (name: string) =>
    store.journal.commit({
      rows: [],
      changes: [(db) => db.insertInto('settings').values({ name, value: '' }).execute()],
    });

  test('are given up, all of them; everybody who waited hears of it at once, and what follows is written', async () => {
    // Several lines are open, each of which would have to time out by itself.
    await Promise.all(Array.from({ length: 5 }, () => store.tables.hasLivingProcess()));
    await write('before');
    line.lose();
    const began = performance.now();
    const given = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        await expect(write(`lost ${index}`)).rejects.toThrow('The store does not answer');
        return performance.now() - began;
      }),
    );
    // One after the other each would take as long again as the first.
    expect(Math.max(...given)).toBeLessThan(2 * Math.min(...given));
    await write('after');
  });

  test('in the middle of a transaction keep nobody from what it had touched', async () => {
    const torn = store.journal.commit({
      rows: [],
      changes: [
        async (db) => {
          await db.insertInto('settings').values({ name: 'touched', value: '' }).execute();
          line.lose();
          await db.selectFrom('settings').selectAll().execute();
        },
      ],
    });
    await expect(torn).rejects.toThrow('The store does not answer');
    // Postgres cannot know that nobody will end it: as long as it waits for that, whoever writes the same waits, too, and all who share a commit with them.
    await write('touched');
  });
});
