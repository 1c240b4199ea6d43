/** What is put under load: one process with a file of its own, or several with Postgres, Redis and a proxy in front. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { startCluster } from '../support/server/cluster.ts';
import { type Environment, ServerProcess } from '../support/server/serverProcess.ts';
import { cpuSecondsOf } from './cpu.ts';
import { readGauges } from './gauges.ts';

export interface Subject {
  readonly url: string;
  /** Of all its processes together. */
  cpuSeconds(): number;
  residentBytes(): Promise<number>;
  /** Transactions of the store and commands of Redis so far. */
  operations(): Promise<{ readonly store: number; readonly redis: number }>;
  close(): Promise<void>;
}

export async function startSubject(processes: number, environment: Environment): Promise<Subject> {
  return processes === 0 ? startAlone(environment) : startSeveral(processes, environment);
}

async function startAlone(environment: Environment): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-load-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, ...environment });
  return {
    url: server.url,
    cpuSeconds: () => cpuSecondsOf(server.pid),
    residentBytes: async () => (await readGauges(server.url)).residentBytes,
    operations: async () => ({ store: (await readGauges(server.url)).commits, redis: 0 }),
    async close() {
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startSeveral(count: number, environment: Environment): Promise<Subject> {
  const cluster = await startCluster(count, environment);
  const database = new pg.Client(cluster.postgres.url);
  await database.connect();
  const redis = new Redis(cluster.redis.url);
  return {
    url: cluster.url,
    cpuSeconds: () => cluster.processes.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0),
    async residentBytes() {
      const gauges = await Promise.all(cluster.processes.map(({ url }) => readGauges(url)));
      return gauges.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
    },
    async operations() {
      // Those that write, by the number of the next one: the statistics of Postgres are seconds behind, and would count what was before.
      const { rows } = await database.query<{ done: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as done');
      const [, commands] = /total_commands_processed:(\d+)/.exec(await redis.info('stats')) ?? [];
      return { store: Number(rows[0]?.done), redis: Number(commands) };
    },
    async close() {
      redis.disconnect();
      await database.end();
      await cluster.stop();
    },
  };
}
