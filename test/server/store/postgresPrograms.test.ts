import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp, restore } from '../../../server/store/backup.ts';
import { missing, type Service, startPostgres } from '../../support/server/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a password is never among the words that a program is started with', async () => {
  const said = join(folder, 'said');
  const program = join(folder, 'pg_dump');
  writeFileSync(
    program,
    `#!/bin/sh\necho "$@" > ${said}\necho "$PGPASSWORD" > ${said}.password\ntouch ${folder}/copy.part\n`,
  );
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const databaseUrl = 'postgres://cats:s%C3%BCss@127.0.0.1:1/paws?sslmode=disable';
  await backUp({ dataDir: folder, databaseUrl, syncLagMs: 0 }, join(folder, 'copy'));
  vi.unstubAllEnvs();
  expect(readFileSync(said, 'utf8')).toContain('postgres://cats@127.0.0.1:1/paws?sslmode=disable');
  expect(readFileSync(said, 'utf8')).not.toContain('s%C3%BCss');
  expect(readFileSync(`${said}.password`, 'utf8')).toBe('süss\n');
});

describe.skipIf(missing('postgres'))('a database that may not be restored into', () => {
  let postgres: Service;
  let admin: pg.Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    admin = new pg.Client(postgres.url);
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await postgres?.stop();
  });

  test('has not been touched: whoever uses it may be of another version', async () => {
    await admin.query('create table processes (id text primary key, seen_at bigint not null)');
    await admin.query(`insert into processes values ('other', (extract(epoch from now()) * 1000)::bigint)`);
    const file = join(folder, 'dump');
    writeFileSync(file, '');
    const place = { dataDir: folder, databaseUrl: postgres.url, syncLagMs: 0 };
    await expect(restore(place, file)).rejects.toThrow('A server is using this database');
    const { rows } = await admin.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'processes' }]);
  });
});
