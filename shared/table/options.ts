/** What a host sets for a table. The rules of a game are its own options: the table only carries them to `parseOptions`. */

import { z } from 'zod';
import { faultIn } from '../engine/fault.ts';
import { type AnyGame, PACES, type Refusal } from '../engine/game.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { BOT_LEVELS, MAX_DELAY, MAX_SEATS } from './seats.ts';

const VISIBILITIES = ['public', 'private'] as const;

const seconds = z.number().min(1).max(600);
const level = z.enum(BOT_LEVELS);

const optionsSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(2).max(MAX_SEATS),
  /** A named pace, or the seconds of every kind of window of the game. */
  pace: z.union([z.enum(PACES), z.record(z.string().max(40), seconds)]).default('standard'),
  /** The options of the game itself (kinds of match, starting seat, ...). Only the game looks into them. */
  rules: z.record(z.string().max(40), z.unknown()).default({}),
  /** Bots that sit down with the host. */
  bots: z
    .array(level)
    .max(MAX_SEATS - 1)
    .default([]),
  visibility: z.enum(VISIBILITIES).default('public'),
  watchers: z.boolean().default(true),
  /** By how many seconds those who watch are told everything later: somebody who streams a table does not want it read by those who play. */
  delay: z.int().min(0).max(MAX_DELAY).default(0),
  /** Whether those who only watched may see the hands of a match that is over. Hands of a running match are never shown. */
  handsAfterMatch: z.boolean().default(true),
  /** Whether reveals of a private table may be shown in the gallery; those of a public one are. */
  gallery: z.boolean().default(false),
  /** Bots take every other seat and the deal comes at once. */
  practice: z.boolean().default(false),
});

export type TableOptions = z.output<typeof optionsSchema>;
export type TableOptionsInput = z.input<typeof optionsSchema>;
export type TablePace = TableOptions['pace'];

/** In milliseconds. Tables that were opened before there was such a wish have none. */
export const delayOf = ({ delay = 0 }: Partial<Pick<TableOptions, 'delay'>>): number => delay * 1000;

type Games = { readonly [id: string]: AnyGame };

/** Checks what a host asked for, the game's own options included. Whatever is wrong names its field. */
export function parseTableOptions(input: unknown, games: Games): Result<TableOptions, Refusal> {
  const parsed = optionsSchema.safeParse(input);
  if (!parsed.success) return err({ code: 'options/malformed', facts: faultIn('options', parsed.error.issues) });
  const options = parsed.data;
  const game = Object.hasOwn(games, options.game) ? games[options.game] : undefined;
  if (game === undefined) return err({ code: 'options/noSuchGame', facts: { field: 'game' } });
  const { min, max } = game.seats;
  if (options.seats < min || options.seats > max) return err({ code: 'options/seats', facts: { min, max } });
  if (options.bots.length >= options.seats)
    return err({ code: 'options/tooManyBots', facts: { seats: options.seats } });
  if (typeof options.pace !== 'string') {
    const missing = Object.keys(game.clocks).find((kind) => !Object.hasOwn(options.pace as object, kind));
    const unknown = Object.keys(options.pace).find((kind) => !Object.hasOwn(game.clocks, kind));
    if (missing ?? unknown) return err({ code: 'options/pace', facts: { window: missing ?? unknown ?? '' } });
  }
  const rules = game.parseOptions(options.rules);
  return rules.ok ? ok({ ...options, rules: rules.value as TableOptions['rules'] }) : rules;
}

/** What somebody in a hurry asks for: any public table that fits. */
export const quickMatchSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.union([z.int().min(2).max(MAX_SEATS), z.literal('any')]).default('any'),
  pace: z.enum(PACES).default('standard'),
  /** Whether bots may fill the seats that stay empty after a short wait. */
  bots: z.boolean().default(true),
});
export type QuickMatchInput = z.input<typeof quickMatchSchema>;
export type QuickMatch = z.output<typeof quickMatchSchema>;
