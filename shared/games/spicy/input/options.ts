/** What a host can set for a game of Spicy. Every field has a default, so `{}` is a table that can start. */

import { z } from 'zod';
import type { Seat } from '../../../engine/game.ts';
import { ok, type Result } from '../../../engine/result.ts';
import { MANNERS, SEATS, type SpicyOptions, WORLDS_END_SHIFTS } from '../model/model.ts';
import type { SpicyRefusal } from '../model/refusals.ts';
import { SPICE_IT_UP } from '../rules/spiceItUp/names.ts';
import { malformed } from './malformed.ts';

const named = z.array(z.enum(SPICE_IT_UP)).superRefine((names, context) => {
  const twice = names.findIndex((name, place) => names.indexOf(name) !== place);
  if (twice >= 0) context.addIssue({ code: 'custom', path: [twice], message: 'named twice' });
});

const schema = z.strictObject({
  manners: z.enum(MANNERS).default('assisted'),
  spiceItUp: z.union([named, z.strictObject({ random: z.int().min(0).max(SPICE_IT_UP.length) })]).default(() => []),
  worldsEnd: z.enum(WORLDS_END_SHIFTS).default('standard'),
  // The seats are counted later: `setup` draws the starter when the table turns out to have no such seat.
  starter: z
    .union([
      z.literal('random'),
      z
        .int()
        .min(0)
        .max(SEATS.max - 1),
    ])
    .default('random'),
});

export function parseOptions(input: unknown): Result<SpicyOptions, SpicyRefusal> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return malformed('options', parsed.error.issues);
  const { starter, ...rest } = parsed.data;
  return ok({ ...rest, starter: starter as Seat | 'random' });
}
