/** What a client may ask of its table, and in which form. Apart from the protocol: only who answers has to check it. */

import { z } from 'zod';
import { REPORT_REASONS } from './hosting.ts';
import { catLookSchema } from './people/catLookSchema.ts';
import { BOT_LEVELS, MAX_SEATS } from './seats.ts';
import { EMOTES, PHRASE_IDS } from './talk.ts';

const seatIndex = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

export const REQUESTS = {
  /** A command of the game, made when the client had seen everything up to `seq`. */
  command: z.strictObject({ seq: z.int().min(0), command: z.unknown() }),
  /** What was revealed with this step has been seen, or skipped: the table moves on when everybody who sits there is through with it. */
  seen: z.strictObject({ seq: z.int().min(0) }),
  /** Somebody who watches takes a free seat (or that of a bot, before the deal). */
  sit: z.strictObject({ seat: seatIndex.optional() }),
  /** Leaves the seat and watches. */
  stand: z.strictObject({}),
  ready: z.strictObject({ ready: z.boolean() }),
  dress: z.strictObject({ name: z.string().max(200).optional(), look: catLookSchema.optional() }),
  addBot: z.strictObject({ level: z.enum(BOT_LEVELS), seat: seatIndex.optional() }),
  removeBot: z.strictObject({ seat: seatIndex }),
  kick: z.strictObject({ seat: seatIndex }),
  /** The n-th of those who were sent away may come back. */
  forgive: z.strictObject({ index: z.int().min(0).max(1000) }),
  /** The whole options again, as in `parseTableOptions`. */
  setOptions: z.strictObject({ options: z.unknown() }),
  /** The host deals without waiting for everybody to be ready, before a match or for the next one. */
  start: z.strictObject({}),
  /** From the scores: the same seats again. */
  rematch: z.strictObject({}),
  /** From the scores: back to gathering. */
  gather: z.strictObject({}),
  emote: z.strictObject({ emote: z.enum(EMOTES) }),
  say: z.strictObject({ phrase: z.enum(PHRASE_IDS) }),
  mute: z.strictObject({ seat: seatIndex, muted: z.boolean() }),
  /** Somebody who watches guesses; the last word before the question is closed counts. */
  guess: z.strictObject({
    id: z.int().min(0).max(1_000_000),
    kind: z.string().max(40),
    answer: z.int().min(0).max(20),
  }),
  /** Tells the host of the server about somebody, with the match and what was said. */
  report: z.strictObject({ seat: seatIndex, reason: z.enum(REPORT_REASONS) }),
  /** Takes the seat back from the bot that stands in. Every other request does, too. */
  touch: z.strictObject({}),
  /** Everything again, as after joining. */
  hello: z.strictObject({}),
} as const;

export type RequestType = keyof typeof REQUESTS;
export type RequestPayload<T extends RequestType> = z.input<(typeof REQUESTS)[T]>;

/** Options of `client.joinById(tableId, ...)`. Who has a seat gets it back, whatever `as` says. */
export const joinSchema = z.object({ as: z.enum(['seat', 'watcher']).default('seat') });
export type JoinOptions = z.input<typeof joinSchema>;
