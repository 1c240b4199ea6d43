/** What the host's page shows and asks. No zod in here: pages read it. */

import type { Phase } from './protocol.ts';

export interface ProcessStatus {
  readonly process: string;
  /** Of the client that it serves. */
  readonly version: string;
  readonly upSeconds: number;
  readonly tables: readonly HostedTable[];
  readonly movesPerSecond: number;
  readonly failures: number;
  readonly draining: boolean;
}

export interface HostedTable {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly watchers: number;
}

/** GET /api/host/overview. */
export interface HostOverview {
  readonly processes: readonly ProcessStatus[];
  readonly queue: readonly HostQueue[];
  readonly reports: readonly HostReport[];
  readonly sanctions: readonly HostSanction[];
  readonly audit: readonly HostDeed[];
  readonly banner: string;
}

/** Who waits for a quick match of this kind. */
export interface HostQueue {
  readonly game: string;
  readonly pace: string;
  readonly people: number;
  readonly longestMs: number;
}

export interface HostReport {
  readonly id: string;
  readonly reason: ReportReason;
  readonly at: number;
  readonly reporter: HostCat;
  readonly reported: HostCat;
  /** Its journal: `/api/host/matches/:id`, and as a replay. */
  readonly match: string | null;
  readonly talk: readonly HostTalk[];
}

/** Without names: it tells of nobody else. */
export interface HostTalk {
  readonly at: number;
  readonly by: 'reported' | 'reporter' | 'other';
  readonly said: string;
}

/** Without a name who has left for good. */
export interface HostCat {
  readonly id: string;
  readonly name: string;
}

export interface HostSanction {
  readonly id: string;
  readonly kind: 'mute' | 'ban';
  readonly cat: HostCat | null;
  readonly address: string | null;
  readonly until: number | null;
}

/** What a host can do: `POST /api/host/DEED`. */
export const HOST_DEEDS = ['mute', 'ban', 'lift', 'rename', 'closeReport', 'drain', 'closeTable', 'banner'] as const;
export type HostDeedName = (typeof HOST_DEEDS)[number];

export interface HostDeed {
  readonly id: string;
  readonly deed: HostDeedName;
  readonly cat: HostCat | null;
  readonly facts: { readonly [name: string]: unknown };
  readonly at: number;
}

/** Why somebody may be reported. */
export const REPORT_REASONS = ['name', 'talk', 'cheating', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
