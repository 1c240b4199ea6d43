import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readClassics } from '../../../server/gallery/classics.ts';
import { HOUSE_CLASSICS } from '../../../server/gallery/rows.ts';
import { backUp, restore } from '../../../server/store/backup.ts';
import { forgetOlderThan } from '../../../server/store/retention.ts';
import { openStore } from '../../../server/store/store.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';
import { missing, type Service, startPostgres } from '../../support/server/services.ts';

/** They come with the house: every store has them. */
const CLASSICS = readClassics().length;

const KINDS = ['sqlite', 'postgres'] as const;

describe.each(KINDS)('a copy of a store on %s', (kind) => {
  const skipped = kind === 'postgres' && missing('postgres');
  let folder: string;
  let postgres: Service | undefined;
  let server: ServerProcess;
  let players: Player[];

  beforeAll(async () => {
    if (!skipped && kind === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hot-paws-backup-'));
    if (skipped) return;
    server = await ServerProcess.start({ DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres?.url ?? '' });
    players = [];
    for (const game of ['spicy', 'blackJacky'] as const) {
      const all = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
      const id = await all[0]!.open({ game, seats: 2, pace: 'blitz' });
      for (const guest of all) await guest.join(id);
      for (const guest of all) await guest.ask('ready', { ready: true });
      players.push(...all.map((guest) => new Player(guest, `${game} ${guest.you}`)));
    }
    // No match is over by then, however hasty its cats: whoever waited for more moves would wait for ever now and then.
    await Promise.all(players.map(({ guest }) => guest.until(() => guest.seq > 6)));
  });

  afterEach(async () => {
    if (!skipped) {
      await Promise.all(players.map((player) => player.stop()));
      await server.kill();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const place = (name: string, database?: string) => ({
    dataDir: join(folder, name),
    databaseUrl: postgres === undefined ? undefined : postgres.url.replace(/postgres$/, database ?? 'postgres'),
    syncLagMs: 0,
  });
  const file = () => join(folder, 'copies', 'copy');

  test.skipIf(skipped)('is made while people play, and played again elsewhere while they still do', async () => {
    const heard = players.map(({ guest }) => [guest.matchId, guest.seq] as const);
    await backUp(place('data'), file());
    await expect(restore(place('data'), file())).rejects.toThrow(/Another server is using|A server is using/);
    if (kind === 'postgres') await createDatabase(place('data').databaseUrl!, 'elsewhere');
    const elsewhere = place('elsewhere', 'elsewhere');
    const verified = await restore(elsewhere, file());
    expect(verified).toMatchObject({ matches: 2 + CLASSICS, otherVersions: 0, faulty: [] });
    const copy = await openStore(elsewhere);
    for (const [match, seq] of heard) expect((await copy.matches.journal(match)).length).toBeGreaterThanOrEqual(seq);
    await copy.close();
    for (const { guest } of players) expect(guest.isConnected).toBe(true);
  });

  test.skipIf(skipped || kind === 'postgres')('with a match that was altered is found out', async () => {
    await backUp(place('data'), file());
    const copy = new DatabaseSync(file());
    copy.exec(`delete from journal where seq = 5 and match_id not like 'classic-%'`);
    copy.close();
    expect((await restore(place('elsewhere'), file())).faulty).toHaveLength(2);
  });

  test.skipIf(skipped || kind === 'postgres')('that is none leaves the store as it was', async () => {
    await backUp(place('data'), file());
    await restore(place('elsewhere'), file());
    const [text, other] = [join(folder, 'text'), join(folder, 'other')];
    writeFileSync(text, 'not a database');
    new DatabaseSync(other).exec('create table cats (name text)');
    for (const wrong of [text, other])
      await expect(restore(place('elsewhere'), wrong)).rejects.toThrow(
        /is no backup of Hot Paws .* nothing was changed/,
      );
    const store = await openStore(place('elsewhere'));
    expect(await store.matches.page('', 20)).toHaveLength(2 + CLASSICS);
    await store.close();
  });

  test.skipIf(skipped || kind === 'postgres')(
    'forgets matches that ended long ago, not those of open tables',
    async () => {
      await backUp(place('data'), file());
      await restore(place('elsewhere'), file());
      const store = await openStore(place('elsewhere'));
      const played = async () => (await store.matches.page('', 20)).filter((row) => row.table_id !== HOUSE_CLASSICS);
      const [first, second] = await played();
      const end = (id: string, at: number) =>
        store.journal.commit({
          rows: [],
          changes: [store.matches.end({ id, status: 'abandoned', outcome: undefined, seats: [], at })],
        });
      await end(first!.id, 1000);
      await end(second!.id, 1000);
      expect(await forgetOlderThan(store, 5000)).toBe(0);
      const { process, epoch } = (await store.tables.find(first!.table_id))!;
      await store.journal.commit({
        rows: [],
        changes: [store.tables.close(first!.table_id, { process: process!, epoch }, 1)],
      });
      expect(await forgetOlderThan(store, 500)).toBe(0);
      expect(await forgetOlderThan(store, 5000)).toBe(1);
      expect((await played()).map(({ id }) => id)).toEqual([second!.id]);
      expect(await store.matches.journal(first!.id)).toEqual([]);
      await store.close();
    },
  );
});

async function createDatabase(url: string, name: string): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}
