import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderTaken } from '../../../server/store/sqlite/folder.ts';
import { openSqlite } from '../../../server/store/sqlite/sqliteDialect.ts';
import { Wal } from '../../../server/store/sqlite/wal.ts';
import { openStore } from '../../../server/store/store.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hot-paws-wal-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = (syncLagMs: number) => ({ dataDir: folder, databaseUrl: undefined, syncLagMs });
const row = (seq: number) => ({ match_id: 'm', seq, at: 0, hold: 0, entry: 'x'.repeat(500), race: null });

test('a folder belongs to one server, until that is gone', async () => {
  const first = await openStore(place(25));
  await expect(openStore(place(25))).rejects.toThrow(FolderTaken);
  await first.close();
  await (await openStore(place(25))).close();
});

test('a second server says why it does not start, and the first does not notice', async () => {
  const first = await ServerProcess.start({ DATA_DIR: folder });
  await expect(ServerProcess.start({ DATA_DIR: folder })).rejects.toThrow(`Another server is using ${folder}`);
  expect((await fetch(`${first.url}/health`)).status).toBe(200);
  await first.kill();
  const again = await ServerProcess.start({ DATA_DIR: folder });
  await again.kill();
});

test.each([0, 25])(
  'with a lag of %i ms every write that was answered is there for the next one to open it',
  async (lag) => {
    const store = await openStore(place(lag));
    await Promise.all(Array.from({ length: 50 }, (_, seq) => store.journal.commit({ rows: [row(seq)], changes: [] })));
    expect(await store.trouble()).toBeUndefined();
    await store.close();
    const next = await openStore(place(lag));
    expect(await next.matches.journal('m')).toHaveLength(50);
    await next.close();
  },
);

test('a long log is started over, and nobody writes at that moment', async () => {
  const file = join(folder, 'log.sqlite');
  const connection = openSqlite(file);
  const run = (sql: string) => connection.run<{ log: number; rows: number }>({ sql, parameters: [] }).rows[0];
  run('create table t (text text)');
  const LONG = 30;
  const wal = await Wal.open(file, 25, LONG);
  const write = async () => {
    await wal.free;
    connection.run({ sql: 'insert into t values (?)', parameters: ['x'.repeat(2000)] });
    await wal.written();
  };
  for (let count = 0; count < 2 * LONG; count += 1) await write();
  const before = run('pragma wal_checkpoint(passive)')?.log ?? 0;
  while (wal.free === undefined) await new Promise(setImmediate);
  await wal.free;
  await write();
  expect(before).toBeGreaterThan(LONG);
  expect(run('pragma wal_checkpoint(passive)')?.log).toBeLessThan(before);
  expect(run('select count(*) as rows from t')?.rows).toBe(2 * LONG + 1);
  expect(wal.fault).toBeUndefined();
  await wal.close();
  connection.close();
});
