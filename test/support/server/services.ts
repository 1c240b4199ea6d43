/** Postgres, Redis and a proxy of our own for a suite: Debian's programs, a free port, a directory that goes away. */

import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Service {
  readonly url: string;
  stop(): Promise<void>;
  /** To all its processes: a Postgres has one for every line, which would go on without the first. */
  signal(signal: NodeJS.Signals): void;
  /** `kill -9`, all of it at once. */
  crash(): Promise<void>;
  /** At the same address, with what its disk has: Redis keeps nothing there. */
  start(): Promise<void>;
}

type ServiceName = 'postgres' | 'redis' | 'caddy';
const DEBIAN: { readonly [name in ServiceName]: string } = {
  postgres: 'postgresql',
  redis: 'redis-server',
  caddy: 'caddy',
};

const POSTGRES_HOME = '/usr/lib/postgresql';
const REDIS = '/usr/bin/redis-server';
const CADDY = '/usr/bin/caddy';
const PROMETHEUS = '/usr/bin/prometheus';
const DEPLOY = join(import.meta.dirname, '../../../deploy');

function postgresPrograms(): string | undefined {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME) : [];
  return versions
    .map((version) => join(POSTGRES_HOME, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'initdb')));
}

/** For `describe.skipIf`. A missing program is a line of output for who works on it and a failure in continuous integration. */
export function missing(service: ServiceName): boolean {
  const program = { postgres: postgresPrograms() ?? '', redis: REDIS, caddy: CADDY }[service];
  if (existsSync(program)) return false;
  if (process.env.CI === 'true') throw new Error(`${service} is missing: install Debian's ${DEBIAN[service]}`);
  console.log(`${service} is missing (Debian's ${DEBIAN[service]}): its tests are skipped`);
  return true;
}

/**
 * Below those that a machine gives to whoever connects to something, and for each process of tests from elsewhere: a port is still free when
 * its server opens it. Every second one: `npm run dev` takes the one beside it, too.
 */
let nextPort = 10_000 + 16 * (process.pid % 1250);

export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 2;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

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
  return serve(`postgres://cats@127.0.0.1:${port}/postgres`, folder, {
    program: join(programs, 'postgres'),
    flags: ['-D', data, ...settings.flatMap((item) => ['-c', item])],
    as,
    ask: () => run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]),
    goodbye: 'SIGINT',
  });
}

export async function startRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-redis-'));
  const port = await freePort();
  return serve(`redis://127.0.0.1:${port}`, folder, {
    program: REDIS,
    flags: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    ask: () => run('/usr/bin/redis-cli', ['-p', String(port), 'ping']),
  });
}

/** The proxy of deploy/, in front of these addresses. */
export async function startCaddy(processes: readonly string[]): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  return serve(url, folder, {
    program: CADDY,
    flags: ['run', '--config', join(DEPLOY, 'Caddyfile'), '--adapter', 'caddyfile'],
    as: {
      env: { ...process.env, HOME: folder, SITE: url, PROCESSES: processes.join(' ') },
    },
    ask: () => run('curl', ['-s', '-o', '/dev/null', '--max-time', '1', `${url}/health`]),
  });
}

/** Reads the figures of these addresses, with the alerts of deploy/. Undefined where Debian's prometheus is not installed: nothing waits for it. */
export async function startPrometheus(processes: readonly string[]): Promise<Service | undefined> {
  if (!existsSync(PROMETHEUS)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-prometheus-'));
  const settings = join(folder, 'prometheus.yml');
  const address = `127.0.0.1:${await freePort()}`;
  // What is JSON is YAML, too.
  const text = JSON.stringify({
    global: { scrape_interval: '5s' },
    rule_files: [join(DEPLOY, 'alerts.yml')],
    scrape_configs: [{ job_name: 'hotpaws', static_configs: [{ targets: processes }] }],
  });
  writeFileSync(settings, text);
  return serve(`http://${address}`, folder, {
    program: PROMETHEUS,
    flags: [`--config.file=${settings}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`],
    ask: () => run('curl', ['-sf', '-o', '/dev/null', '--max-time', '1', `http://${address}/-/ready`]),
  });
}

interface Program {
  readonly program: string;
  readonly flags: readonly string[];
  readonly as?: SpawnOptions;
  /** Fails until it answers. Not waited for in this thread, which may be on the way to it. */
  ask(): Promise<unknown>;
  readonly goodbye?: NodeJS.Signals;
}

async function serve(
  url: string,
  folder: string,
  { program, flags, as, ask, goodbye = 'SIGTERM' }: Program,
): Promise<Service> {
  let server: ChildProcess;
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  const signalAll = (signal: NodeJS.Signals) => {
    const children = isGone() ? [] : childrenOf(server.pid);
    server.kill(signal);
    for (const child of children) tell(child, signal);
  };
  const end = async (goodbye: () => void) => {
    if (isGone()) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    goodbye();
    await gone;
  };
  const service: Service = {
    url,
    signal: signalAll,
    crash: () => end(() => signalAll('SIGKILL')),
    async start() {
      server = spawn(program, flags, { stdio: 'ignore', ...as });
      // Asked until it answers, however busy the machine is, or has ended.
      while (
        !(await ask()
          .then(() => true)
          .catch(() => isGone()))
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
      if (isGone()) throw new Error(`${program} ended with ${server.exitCode ?? server.signalCode}`);
    },
    async stop() {
      // Stopped, it would not hear of its end.
      signalAll('SIGCONT');
      await end(() => void server.kill(goodbye));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  return service;
}

/** Of the first level, which is all that these programs have. */
function childrenOf(pid: number | undefined): readonly number[] {
  return pid === undefined
    ? []
    : readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number).filter(Boolean);
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { uid: id('-u'), gid: id('-g') };
}
