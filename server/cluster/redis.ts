/** The connection to Redis that presence and listings share. */

import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { CannotStart, reasonOf } from '../cannotStart.ts';
import { Listings } from './listings.ts';

/** A server that neither answers nor hangs up must not hold a join for minutes. */
const PATIENCE = { connectTimeout: 5000, commandTimeout: 2000, maxRetriesPerRequest: 3, lazyConnect: true };

export interface Cluster {
  readonly presence: RedisPresence;
  readonly driver: Listings;
}

export async function joinCluster(url: string): Promise<Cluster> {
  const client = await connect(url);
  return { presence: new RedisPresence(client), driver: new Listings(client) };
}

async function connect(url: string): Promise<Redis> {
  const client = new Redis(url, PATIENCE);
  let last: unknown;
  // Unheard, the event would be printed with its stack at every attempt to connect again.
  client.on('error', (error) => {
    last = error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new CannotStart(
      `Redis at ${new URL(url).host} does not answer (${reasonOf(last ?? error)}): start it, or correct REDIS_URL; a single process needs none.`,
    );
  }
  return client;
}
