/** The HTTP interface beside the sockets. Every answer is one of these, or `ApiError` with a status of 4xx or 5xx. */

import { z } from 'zod';
import type { Outcome, Refusal } from '../engine/game.ts';
import type { TableOptions } from './options.ts';
import type { CatLook } from './people/catLook.ts';
import { catLookSchema } from './people/catLookSchema.ts';
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
}

/** POST /api/me/transfer → Transfer: the owner opens `path` in another browser, once, before it expires. */
export interface Transfer {
  readonly code: string;
  readonly path: string;
  readonly expiresAt: number;
}

/** POST /api/transfer → Identity. */
export const claimSchema = z.strictObject({ code: z.string().max(100) });

/** POST /api/tables with TableOptionsInput, POST /api/quick with QuickMatchInput → TableAddress: join it by id. */
export interface TableAddress {
  readonly id: string;
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
  readonly seats: readonly { readonly name: string; readonly look: CatLook; readonly bot: string }[];
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

export interface ApiError {
  readonly error: Refusal;
}
