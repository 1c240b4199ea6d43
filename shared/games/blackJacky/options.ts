/** What a host can set for a match of Black Jacky. */

import { z } from 'zod';
import { type Seat, seat } from '../../engine/game.ts';
import type { Result } from '../../engine/result.ts';
import { type JackyRefusal, parse } from './refusals.ts';

export const SEATS = { min: 2, max: 6 } as const;

export interface JackyOptions {
  /** B37. */
  readonly quickDuel: boolean;
  /** Who starts the first round (B2). A seat that the table turns out not to have is the same as 'random'. */
  readonly starter: Seat | 'random';
}

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

export const parseOptions = (input: unknown): Result<JackyOptions, JackyRefusal> => parse(schema, input);
