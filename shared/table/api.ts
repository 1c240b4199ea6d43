/** The HTTP interface beside the sockets. Every answer is one of these, or `ApiError` with a status of 4xx or 5xx. */

import { z } from 'zod';
import type { Outcome, Refusal, Viewer } from '../engine/game.ts';
import type { TableOptions } from './options.ts';
import type { CatLook } from './people/catLook.ts';
import { catLookSchema } from './people/catLookSchema.ts';
import type { Phase } from './protocol.ts';
import { LANGUAGES, type Language } from './talk.ts';

/** Send the token as `Authorization: Bearer ...`. Sockets get a short-lived ticket instead: it shows in their address. */
export interface Identity {
  readonly token: string;
  readonly profile: Profile;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly look: CatLook;
  readonly language: Language;
}

/** POST /api/identity → Identity. */
export const identitySchema = z.strictObject({ language: z.enum(LANGUAGES).default('en') });

/** GET /api/me → Profile; PATCH /api/me → Profile. */
export const profileChangeSchema = z.strictObject({
  name: z.string().max(200).optional(),
  look: catLookSchema.optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type ProfileChange = z.input<typeof profileChangeSchema>;

/** POST /api/ticket → Ticket: put it into `client.auth.token` before every join. Good once, for this table or for the lobby. */
export const ticketSchema = z.strictObject({ table: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
export interface Ticket {
  readonly ticket: string;
  readonly expiresAt: number;
  /** The script that pages of this server begin with; absent where it serves none. A page that began with another is of another version. */
  readonly build?: string;
}

/** POST /api/me/transfer → Transfer: the owner opens `path` in another browser, once, before it expires. */
export interface Transfer {
  readonly code: string;
  readonly path: string;
  readonly expiresAt: number;
}

/** POST /api/transfer → Identity. */
export const claimSchema = z.strictObject({ code: z.string().max(100) });

/** GET /api/me/seats → OwnSeats: open tables with a seat of one's own, the latest first. Joining one of them takes it up again. */
export interface OwnSeats {
  readonly seats: readonly OwnSeat[];
}

export interface OwnSeat {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
}

/** POST /api/tables with TableOptionsInput, POST /api/quick with QuickMatchInput → TableAddress: join it by id. */
export interface TableAddress {
  readonly id: string;
}

/** Without a name who has taken it off, or left the house for good. */
export interface RecordedSeat {
  readonly name: string;
  readonly look: CatLook;
  readonly bot: string;
  readonly gone?: true;
}

/** GET /api/matches/:id. What is not over tells what a watcher may know; what is over tells everything. */
export interface MatchReport {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: TableOptions;
  readonly status: 'playing' | 'finished' | 'abandoned';
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly seats: readonly RecordedSeat[];
  readonly commitment: string;
  /** Present when everything is revealed. */
  readonly seed?: string;
  readonly outcome: Outcome | null;
  readonly revealed: boolean;
  /** Packed: unpack with `tableCodecs(game).entry`. */
  readonly log: readonly unknown[];
  /** Present when everything is revealed: packed entries for `restoreMatch` and `verify`. */
  readonly entries?: readonly unknown[];
}

/**
 * GET /api/replays/:id?as=watcher, or the number of a seat: a match that is over as somebody saw it. Nothing in it tells more than
 * that viewer knew at that moment.
 */
export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly status: 'finished' | 'abandoned';
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly seats: MatchReport['seats'];
  /** Published before the deal: see shared/engine/fairness.ts. */
  readonly commitment: string;
  readonly as: Viewer;
  /** Whether every seat may be asked for, and everything that lay hidden (GET /api/matches/:id). */
  readonly open: boolean;
  /** Packed: unpack with `tableCodecs(game).entry`. */
  readonly log: readonly unknown[];
  /** What the viewer saw after each entry of the log. Packed: unpack with the view's codec of the game. */
  readonly views: readonly unknown[];
}

export interface ApiError {
  readonly error: Refusal;
}
