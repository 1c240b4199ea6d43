/** Who waits: somebody alone, or friends who want to sit together. */

import type { QuickMatch } from '../../../shared/table/options.ts';

export interface Member {
  readonly player: string;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  /** Whom this one must not meet. */
  readonly apart: readonly string[];
  /** With whom this one sat last. */
  readonly met: readonly string[];
}

export interface Party {
  readonly id: string;
  /** Changes with every change: whoever acts on an older one finds that nothing happens. */
  readonly version: number;
  /** The first of them leads. */
  readonly members: readonly Member[];
  /** What they wait for; undefined while friends still gather. */
  readonly wait?: Wait;
}

export interface Wait {
  readonly wish: QuickMatch;
  readonly since: number;
  /** Nothing is looked for before that. */
  readonly notBefore: number;
}

export type WaitingParty = Party & { readonly wait: Wait };

export const isWaiting = (party: Party): party is WaitingParty => party.wait !== undefined;

/** A table that gathers and was made for people of the queue. */
export interface GatheringTable {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly pace: string;
  readonly seats: number;
  /** Bots sit there, or may. */
  readonly bots: boolean;
  readonly mu: number;
  readonly since: number;
  /** Who sits there or is on the way. */
  readonly members: readonly string[];
  /** Everybody who was ever sent there. */
  readonly invited: readonly string[];
  /** Whom somebody there must not meet. */
  readonly apart: readonly string[];
}
