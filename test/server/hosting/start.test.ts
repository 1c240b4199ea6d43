import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/store.ts';
import { freePort, missing, type Service, startPostgres } from '../../support/server/services.ts';

const SERVER = join(import.meta.dirname, '../../../server');
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
/** The machine's own Node, which may be older than ours. */
const old = ['/usr/local/bin/node', '/usr/bin/node']
  .filter((path) => existsSync(path))
  .map((path) => ({ path, version: execFileSync(path, ['--version']).toString().trim() }))
  .find(({ version }) => Number(version.slice(1).split('.')[0]) < 24);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hot-paws-start-'));
  // The test of rights runs as somebody else, who has to get here.
  chmodSync(folder, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ending {
  readonly code: number | null;
  readonly said: string;
}

interface Attempt {
  readonly environment: { readonly [name: string]: string };
  readonly node?: string;
  readonly entry?: string;
  readonly uid?: number;
}

/** Starts a server that cannot succeed, and answers how it ended. */
async function attempt({ environment, node = process.execPath, entry = 'main.ts', uid }: Attempt): Promise<Ending> {
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_COMPILE_CACHE: join(tmpdir(), 'hot-paws-compiled'),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  };
  const child = spawn(node, [join(SERVER, entry)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

/** One sentence that says what to do, and nothing else: no stack, no warning. */
const sentence = (text: RegExp): Ending => ({
  code: 2,
  said: expect.stringMatching(new RegExp(`^${text.source}\\.$`)),
});

describe('a start that cannot succeed ends with one sentence that says what to do', () => {
  test('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    expect(await attempt({ environment: { PORT: String(port) } })).toEqual(
      sentence(new RegExp(`Port ${port} is in use, perhaps by another Hot Paws: .* set PORT to another one`)),
    );
    taken.close();
  });

  test('an address that this machine does not have', async () => {
    expect(await attempt({ environment: { HOST: '192.0.2.1' } })).toEqual(
      sentence(/This machine has no address 192\.0\.2\.1: .*/),
    );
  });

  test.each([
    ['PORT', 'abc', 'expected a whole number from 0 to 65535'],
    ['MAX_TABLES', 'many', 'expected a whole number of at least 0'],
    ['ABANDON_SECONDS', '0', 'expected more than 0 seconds'],
    ['DATABASE_URL', 'mysql://cats@localhost', 'expected an address such as postgres://user:password@host/database'],
    ['REDIS_URL', 'localhost', 'expected an address such as redis://host:6379'],
  ])('%s=%s', async (name, value, complaint) => {
    expect(await attempt({ environment: { [name]: value } })).toEqual({
      code: 2,
      said: `The environment is not right:\n${name}: ${complaint}`,
    });
  });

  test('a folder for pages without any', async () => {
    expect(await attempt({ environment: { PAGES_DIR: folder } })).toEqual(
      sentence(/There is no built client in .*: build one .*, or correct PAGES_DIR; .*/),
    );
  });

  test('a Postgres that is not there', async () => {
    const port = await freePort();
    const ended = await attempt({ environment: { DATABASE_URL: `postgres://cats:hush@127.0.0.1:${port}/paws` } });
    expect(ended).toEqual(
      sentence(new RegExp(`Postgres at 127.0.0.1:${port} does not answer \\(ECONNREFUSED\\): start it, or .*`)),
    );
    expect(ended.said).not.toContain('hush');
  });

  describe.skipIf(missing('postgres'))('with a Postgres', () => {
    let postgres: Service;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    test('a database that it does not have', async () => {
      expect(await attempt({ environment: { DATABASE_URL: postgres.url.replace(/postgres$/, 'elsewhere') } })).toEqual(
        sentence(
          /Postgres at .* does not let us into elsewhere \(database "elsewhere" does not exist\): correct DATABASE_URL, .*/,
        ),
      );
    });

    test('a Redis that is not there', async () => {
      const port = await freePort();
      const environment = { DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${port}` };
      expect(await attempt({ environment })).toEqual(
        sentence(
          new RegExp(
            `Redis at 127.0.0.1:${port} does not answer \\(ECONNREFUSED\\): start it, or correct REDIS_URL; .*`,
          ),
        ),
      );
    });
  });

  test('a folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await attempt({ environment: { DATA_DIR: file } })).toEqual(
      sentence(/The folder .* cannot be written to \(EEXIST\): .* set DATA_DIR to another one/),
    );
  });

  test.skipIf(!existsSync('/proc/self'))('a folder where there are none to be made', async () => {
    expect(await attempt({ environment: { DATA_DIR: '/proc/hot-paws/data' } })).toEqual(
      sentence(/The folder .* cannot be written to \(ENOENT\): .* set DATA_DIR to another one/),
    );
  });

  test('a folder without rights', async () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked, { mode: 0o555 });
    // Rights mean nothing to root.
    expect(await attempt({ environment: { DATA_DIR: locked }, ...(isRoot ? { uid: NOBODY } : {}) })).toEqual(
      sentence(
        /The folder .* cannot be written to \(.*\): give this account the right to, or set DATA_DIR to another one/,
      ),
    );
  });

  test.skipIf(!isRoot)('a disk that is full', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
    try {
      expect(await attempt({ environment: { DATA_DIR: disk } })).toEqual(
        sentence(/The disk of .* is full: make room, or set DATA_DIR to a folder on another one/),
      );
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test('a store that a newer version has written', async () => {
    const newer = join(folder, 'newer');
    await (await openStore({ dataDir: newer, databaseUrl: undefined, syncLagMs: 0 })).close();
    const file = new DatabaseSync(join(newer, 'hot-paws.sqlite'));
    file.exec("insert into kysely_migration values ('9999-tomorrow', '2099-01-01')");
    file.close();
    expect(await attempt({ environment: { DATA_DIR: newer } })).toEqual(
      sentence(
        /The store was written by a newer version of Hot Paws \(9999-tomorrow\): start that version, or restore a backup of this one/,
      ),
    );
  });

  test.skipIf(old === undefined)('an old Node', async () => {
    expect(await attempt({ environment: {}, node: old!.path, entry: 'start.js' })).toEqual(
      sentence(new RegExp(`Hot Paws needs Node 24 or newer and this is ${old!.version}. Use \`npm start\`, .*`)),
    );
  });
});
