/** What can go wrong in a cluster, each with its end: afterwards everything runs again. */

import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../support/server/cluster.ts';
import type { Environment, ServerProcess } from '../../support/server/serverProcess.ts';
import type { Line } from './line.ts';

/** What strikes the same part cannot strike at the same time. */
export type Part = 'process' | 'redis' | 'postgres';

/** The ways of one process to what all of them share. */
export interface Lines {
  readonly postgres: Line;
  readonly redis: Line;
}

export interface Fault {
  readonly name: string;
  readonly part: Part;
  /** `victim` is which of the processes. */
  strike(cluster: Cluster, victim: number, lines: readonly Lines[]): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As whatever watches over processes does: one that finds no store ends with a sentence, and is started again. */
export async function begin(server: ServerProcess, environment?: Environment): Promise<void> {
  for (;;) {
    const started = await server.start(environment).then(
      () => true,
      () => false,
    );
    if (started) return;
    await wait(500);
  }
}

const stalled = (seconds: number): Fault => ({
  name: `process stopped for ${seconds} s`,
  part: 'process',
  async strike({ processes }, victim) {
    const { pid } = processes[victim]!;
    process.kill(pid, 'SIGSTOP');
    await wait(seconds * 1000);
    process.kill(pid, 'SIGCONT');
  },
});

/** Until it is replaced again. */
const replacedWithSkew = (seconds: number): Fault => ({
  name: `process started anew, its clock ${Math.abs(seconds)} s ${seconds > 0 ? 'fast' : 'slow'}`,
  part: 'process',
  async strike({ processes }, victim) {
    await processes[victim]!.kill('SIGTERM');
    await begin(processes[victim]!, {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skew.ts')}`,
      SKEW_MS: String(seconds * 1000),
    });
  },
});

type Shared = 'postgres' | 'redis';
const NAMES: { readonly [part in Shared]: string } = { postgres: 'Postgres', redis: 'Redis' };

const cutOff = (from: Shared, seconds: number): Fault => ({
  name: `one process cut off from ${NAMES[from]} for ${seconds} s`,
  part: 'process',
  async strike(_cluster, victim, lines) {
    lines[victim]![from].cut();
    await wait(seconds * 1000);
    lines[victim]![from].mend();
  },
});

const linesLost = (to: Shared): Fault => ({
  name: `the lines of one process to ${NAMES[to]} gone without a word`,
  part: 'process',
  async strike(_cluster, victim, lines) {
    lines[victim]![to].lose();
  },
});

const stopped = (part: Shared, seconds: number): Fault => ({
  name: `${NAMES[part]} stopped for ${seconds} s`,
  part,
  async strike(cluster) {
    cluster[part].signal('SIGSTOP');
    await wait(seconds * 1000);
    cluster[part].signal('SIGCONT');
  },
});

const killed = (part: Shared, name: string): Fault => ({
  name,
  part,
  async strike(cluster) {
    await cluster[part].crash();
    await wait(1500);
    await cluster[part].start();
  },
});

/** What Postgres answers then; its own disk is this machine's, which is not ours to fill. */
const FULL = `
  create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before insert on journal for each statement execute function full_disk();
  create trigger full_disk before insert or update on tables for each statement execute function full_disk();`;
const ROOM = 'drop trigger full_disk on journal; drop trigger full_disk on tables;';

async function tell({ postgres }: Cluster, query: string): Promise<void> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(query);
  await client.end();
}

export const FAULTS: readonly Fault[] = [
  replacedWithSkew(20),
  replacedWithSkew(-20),
  cutOff('postgres', 3),
  cutOff('postgres', 12),
  cutOff('redis', 3),
  linesLost('postgres'),
  linesLost('redis'),
  {
    name: 'the disk of Postgres full for 3 s',
    part: 'postgres',
    async strike(cluster) {
      await tell(cluster, FULL);
      await wait(3000);
      await tell(cluster, ROOM);
    },
  },
  {
    name: 'process killed',
    part: 'process',
    async strike({ processes }, victim) {
      await processes[victim]!.kill('SIGKILL');
      await wait(1000);
      await begin(processes[victim]!);
    },
  },
  {
    name: 'process replaced',
    part: 'process',
    async strike({ processes }, victim) {
      await processes[victim]!.kill('SIGTERM');
      await begin(processes[victim]!);
    },
  },
  stalled(2),
  stalled(10),
  killed('redis', 'Redis killed, back without its data'),
  stopped('redis', 4),
  killed('postgres', 'Postgres killed'),
  stopped('postgres', 4),
  {
    name: 'lines to Postgres cut',
    part: 'postgres',
    async strike(cluster) {
      await tell(
        cluster,
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
    },
  },
];
