/** What every room and route may use. One of each per process. */

import type { Listings } from './cluster/listings.ts';
import type { Unrestored } from './cluster/unrestored.ts';
import type { Config } from './config.ts';
import type { HostSettings } from './hosting/hostSettings.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limits.ts';
import type { Log } from './log.ts';
import type { OpenTable } from './matchmaking/openTable.ts';
import type { Queue } from './matchmaking/queue/queue.ts';
import type { TableIndex } from './matchmaking/tableIndex.ts';
import type { Metrics } from './metrics.ts';
import type { BanList } from './people/banList.ts';
import type { NewsDesk } from './people/news.ts';
import type { Store } from './store/store.ts';
import type { Thinkers } from './thinking/thinkers.ts';

/** What nobody may do as often as they like. */
export type Limited =
  | 'identities'
  | 'tables'
  | 'joins'
  | 'returns'
  | 'tickets'
  | 'changes'
  | 'looks'
  | 'exports'
  | 'replays'
  | 'previews'
  | 'gallery'
  | 'banner'
  | 'likes'
  | 'ladder'
  | 'queue';

export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  /** Where every table runs, when there are several processes. */
  readonly listings: Listings | undefined;
  /** Finds public tables, of all processes. */
  readonly tables: TableIndex;
  /** Quick match, of all processes. */
  readonly queue: Queue;
  readonly identity: Identity;
  readonly thinkers: Thinkers;
  /** What all processes have to hear at once. */
  readonly news: NewsDesk;
  readonly bans: BanList;
  readonly hostSettings: HostSettings;
  /** Of the client that it serves, if it does. */
  readonly build: string | undefined;
  readonly limits: { readonly [what in Limited]: Limit };
  /** The lobby of this process, open for as long as the process listens: one for everybody who comes through it. */
  readonly lobby: { id: string };
  /** Tables that run in this process. */
  readonly open: Set<OpenTable>;
  /** Tables that this process could not bring back. */
  readonly unrestored: Unrestored;
  /** How many are being opened right now. */
  readonly opening: { now: number };
  /** Set while the process shuts down: tables go to sleep instead of being closed. */
  readonly closing: { now: boolean };
}
