/** Waiting for a quick match, as it travels. */

import { z } from 'zod';
import { quickMatchSchema } from './options.ts';

/** POST /api/queue → QueueState: waits for this, with the friends of one's party if there is one. */
export const queueSchema = quickMatchSchema;

/** POST /api/party → QueueState, POST /api/party/:code → QueueState: friends who will wait together. */
export const MOST_FRIENDS = 4;
export const partyCodeSchema = z.string().regex(/^[a-z]{8}$/);

/** GET /api/queue → QueueState: also the sign of life without which nobody is seated. DELETE /api/queue gives up. */
export type QueueState =
  | { readonly state: 'none' }
  | { readonly state: 'gathering'; readonly party: PartyFacts }
  | {
      readonly state: 'waiting';
      readonly party: PartyFacts;
      readonly waitedMs: number;
      /** How long it takes in all, as things are. */
      readonly expectedMs: number;
      /** How many people wait for this game at this pace. */
      readonly waiting: number;
      /** Who has left matches lately waits this much longer before anything is looked for. */
      readonly heldMs: number;
    }
  | { readonly state: 'seated'; readonly table: string };

export interface PartyFacts {
  readonly code: string;
  /** The one who opened it decides what is played and when. */
  readonly leads: boolean;
  readonly names: readonly string[];
}
