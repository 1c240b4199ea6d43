/** What a host can set for a match of Black Jacky. */

import { z } from 'zod';
import { seat } from '../../../engine/game.ts';
import type { Result } from '../../../engine/result.ts';
import { type JackyOptions, SEATS } from '../model/model.ts';
import { type JackyRefusal, parse } from '../model/refusals.ts';

const starter = z.union([
  z.literal('random'),
  z
    .int()
    .min(0)
    .max(SEATS.max - 1)
    .transform(seat),
]);

const schema: z.ZodType<JackyOptions> = z.strictObject({
  quickDuel: z.boolean().default(false),
  starter: starter.default('random'),
});

export const parseOptions = (input: unknown): Result<JackyOptions, JackyRefusal> => parse(schema, 'options', input);
