/** Reads what comes from outside. */

import { z } from 'zod';
import { faultIn } from '../../../../../shared/engine/fault.ts';
import { type Refusal, seat } from '../../../../../shared/engine/game.ts';
import { ok, type Result } from '../../../../../shared/engine/result.ts';
import { cardId } from '../../../../../shared/table/ids.ts';
import { CARDS, type FibCommand, type FibOptions, NUMBERS, SEATS } from './model.ts';
import { refuse } from './refusals.ts';

const upTo = (count: number) =>
  z
    .int()
    .min(0)
    .max(count - 1);

const options: z.ZodType<FibOptions> = z.strictObject({
  short: z.boolean().default(false),
  starter: z.union([z.literal('random'), upTo(SEATS.max).transform(seat)]).default('random'),
});

const command: z.ZodType<FibCommand> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: upTo(CARDS).transform(cardId), number: z.literal(NUMBERS) }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('letStand') }),
  z.strictObject({ type: z.literal('timeOut') }),
]);

function parse<T>(schema: z.ZodType<T>, whole: 'command' | 'options', input: unknown): Result<T, Refusal> {
  const parsed = schema.safeParse(input);
  return parsed.success ? ok(parsed.data) : refuse('malformed', faultIn(whole, parsed.error.issues));
}

export const parseOptions = (input: unknown): Result<FibOptions, Refusal> => parse(options, 'options', input);
export const parseCommand = (input: unknown): Result<FibCommand, Refusal> => parse(command, 'command', input);
