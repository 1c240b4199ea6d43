/** What compose.yaml describes, from Debian's packages on private ports: processes behind a proxy, with a Postgres and a Redis. */

import { type Environment, ServerProcess } from './serverProcess.ts';
import { freePort, missing, type Service, startCaddy, startPostgres, startRedis } from './services.ts';

export interface Cluster {
  /** Where everybody comes in. */
  readonly url: string;
  readonly processes: readonly ServerProcess[];
  readonly postgres: Service;
  readonly redis: Service;
  readonly proxy: Service;
  stop(): Promise<void>;
}

export const cannotCluster = (): boolean => missing('postgres') || missing('redis') || missing('caddy');

/** `wayTo` may lead each process to Postgres and Redis in a way of its own. */
export async function startCluster(
  count: number,
  environment: Environment = {},
  wayTo: (process: number, part: 'postgres' | 'redis', url: string) => Promise<string> = async (_process, _part, url) =>
    url,
): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const shared = { HOST: '127.0.0.1', TRUST_PROXY: '1', ...environment };
  const processes: ServerProcess[] = [];
  // One after the other: the first brings the store up to date.
  for (let index = 0; index < count; index += 1) {
    const own = {
      ...shared,
      DATABASE_URL: await wayTo(index, 'postgres', postgres.url),
      REDIS_URL: await wayTo(index, 'redis', redis.url),
    };
    processes.push(await ServerProcess.start(own, await freePort()));
  }
  const proxy = await startCaddy(processes.map(({ port }) => `127.0.0.1:${port}`));
  return {
    url: proxy.url,
    processes,
    postgres,
    redis,
    proxy,
    async stop() {
      await proxy.stop();
      await Promise.all(processes.map((process) => process.kill()));
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
