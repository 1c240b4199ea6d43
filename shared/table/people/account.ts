/** What somebody can see and change about themselves over HTTP, beside the profile: see server/http/account. */

import { z } from 'zod';
import { REPORT_REASONS } from '../hosting.ts';
import { VISIBILITIES } from './catPage.ts';

/** A device by which somebody is signed in. */
export interface Device {
  readonly id: string;
  /** What the browser calls itself; empty where it does not say. */
  readonly device: string;
  readonly since: number;
  /** To the hour. */
  readonly seen: number;
  /** The one that asks. */
  readonly here: boolean;
}

/** GET /api/me/sessions → Devices. */
export interface Devices {
  readonly sessions: readonly Device[];
}

export interface BlockedCat {
  readonly id: string;
  readonly name: string;
}

/** GET /api/me/blocks → BlockedCats. */
export interface BlockedCats {
  readonly blocks: readonly BlockedCat[];
}

/** POST /api/me/blocks → BlockedCats. */
export const blockSchema = z.strictObject({ cat: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) });

/** What is done, where there is nothing to tell. */
export interface Done {
  readonly done: true;
}
export const DONE: Done = { done: true };

/** A passkey that signs in to this cat. */
export interface Passkey {
  readonly id: string;
  /** Where it was made. */
  readonly device: string;
  readonly since: number;
  readonly used: number;
}

/** GET /api/me/keeping → Keeping: by what this cat can be had again. */
export interface Keeping {
  readonly passkeys: readonly Passkey[];
  /** How many recovery codes are unused. */
  readonly codes: number;
  /** When everything about this person goes, if they asked for it. */
  readonly leavesAt?: number;
}

/** POST /api/me/passkeys/options, POST /api/passkeys/options → PasskeyQuestion: options as WebAuthn has them, good once, for five minutes. */
export interface PasskeyQuestion {
  readonly id: string;
  readonly options: unknown;
}

/** POST /api/me/passkeys → Keeping; POST /api/passkeys → Identity. The response is checked by what knows WebAuthn. */
export const passkeyAnswerSchema = z.strictObject({
  id: z.string().max(40),
  response: z.looseObject({ id: z.string().max(1400) }),
});

/** POST /api/me/recovery → RecoveryCodes: told once. Those from before are worth nothing any more. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** POST /api/recovery → Identity. */
export const recoverySchema = z.strictObject({ code: z.string().max(60) });

/** PATCH /api/me/history → CatPage. */
export const visibilitySchema = z.strictObject({ visibility: z.enum(VISIBILITIES) });

/** POST /api/me/reports → Done: about somebody who is not at the table any more. */
export const reportSchema = z.strictObject({
  cat: z.string().max(40),
  reason: z.enum(REPORT_REASONS),
});
