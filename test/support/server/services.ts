/** Postgres and Redis of our own for a suite: Debian's programs, a free port, a directory that goes away. */

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const POSTGRES_HOME = '/usr/lib/postgresql';
const REDIS = '/usr/bin/redis-server';

function postgresPrograms(): string | undefined {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME) : [];
  return versions
    .map((version) => join(POSTGRES_HOME, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'initdb')));
}

/** For `describe.skipIf`. A missing program is a line of output for who works on it and a failure in continuous integration. */
export function missing(service: 'postgres' | 'redis'): boolean {
  const found = service === 'postgres' ? postgresPrograms() !== undefined : existsSync(REDIS);
  if (found) return false;
  const debianPackage = service === 'postgres' ? 'postgresql' : 'redis-server';
  if (process.env.CI === 'true') throw new Error(`${service} is missing: install Debian's ${debianPackage}`);
  console.log(`${service} is missing (Debian's ${debianPackage}): its tests are skipped`);
  return true;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export async function startPostgres(): Promise<Service> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('Ask missing() first');
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-postgres-'));
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, stdio: 'ignore', cwd: folder } as const;
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'cats', '--auth=trust', '--no-sync'], as);
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((item) => ['-c', item])], as);
  await answering(() =>
    execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }),
  );
  return { url: `postgres://cats@127.0.0.1:${port}/postgres`, stop: () => end(server, 'SIGINT', folder) };
}

export async function startRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-redis-'));
  const port = await freePort();
  const server = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  await answering(() => execFileSync('/usr/bin/redis-cli', ['-p', String(port), 'ping'], { stdio: 'ignore' }));
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(server, 'SIGTERM', folder) };
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function answering(ask: () => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return ask();
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function end(server: ReturnType<typeof spawn>, signal: NodeJS.Signals, folder: string): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
