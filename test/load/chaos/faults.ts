/** What can go wrong in a cluster, each with its end: afterwards everything runs again. */

import pg from 'pg';
import type { Cluster } from '../../support/server/cluster.ts';

export interface Fault {
  readonly name: string;
  strike(cluster: Cluster, victim: number): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const stalled = (seconds: number): Fault => ({
  name: `process stopped for ${seconds} s`,
  async strike({ processes }, victim) {
    const { pid } = processes[victim]!;
    process.kill(pid, 'SIGSTOP');
    await wait(seconds * 1000);
    process.kill(pid, 'SIGCONT');
  },
});

export const FAULTS: readonly Fault[] = [
  {
    name: 'process killed',
    async strike({ processes }, victim) {
      await processes[victim]!.kill('SIGKILL');
      await wait(1000);
      await processes[victim]!.start();
    },
  },
  {
    name: 'process replaced',
    async strike({ processes }, victim) {
      await processes[victim]!.kill('SIGTERM');
      await processes[victim]!.start();
    },
  },
  stalled(2),
  stalled(10),
  {
    name: 'Redis killed, back without its data',
    async strike({ redis }) {
      await redis.crash();
      await wait(1500);
      await redis.start();
    },
  },
  {
    name: 'Redis stopped for 4 s',
    async strike({ redis }) {
      redis.signal('SIGSTOP');
      await wait(4000);
      redis.signal('SIGCONT');
    },
  },
  {
    name: 'Postgres crashed',
    async strike({ postgres }) {
      await postgres.crash('SIGQUIT');
      await wait(1500);
      await postgres.start();
    },
  },
  {
    name: 'lines to Postgres cut',
    async strike({ postgres }) {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      await client.end();
    },
  },
];
