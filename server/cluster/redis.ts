/** The connection to Redis that presence and listings share. */

import { Redis } from 'ioredis';
import { RedisQueue } from '../matchmaking/queue/redisQueue.ts';
import { CannotStart, reasonOf } from '../start/cannotStart.ts';
import { Listings } from './listings.ts';
import { WatchedPresence } from './watchedPresence.ts';

const OPTIONS = {
  // A server that neither answers nor hangs up must not hold a join for minutes.
  ...{ connectTimeout: 5000, commandTimeout: 2000, maxRetriesPerRequest: 3, lazyConnect: true },
  // A line that is closed while it introduces itself takes itself for ready afterwards, and never connects again: behind anything that takes calls
  // for a Redis that is away, this process would be deaf to the others for good.
  disableClientInfo: true,
};

export interface Cluster {
  readonly presence: WatchedPresence;
  readonly driver: Listings;
  readonly queue: RedisQueue;
}

export async function joinCluster(url: string): Promise<Cluster> {
  const client = new Redis(url, OPTIONS);
  let last: unknown;
  // Unheard, the event would be printed with its stack at every attempt to connect again.
  client.on('error', (error) => {
    last = error;
  });
  try {
    await client.connect();
    const queue = await RedisQueue.open(client);
    return { presence: new WatchedPresence(client), driver: new Listings(client), queue };
  } catch (error) {
    client.disconnect();
    throw new CannotStart(
      `Redis at ${new URL(url).host} does not answer (${reasonOf(last ?? error)}): start it, or correct REDIS_URL; a single process needs none.`,
    );
  }
}
