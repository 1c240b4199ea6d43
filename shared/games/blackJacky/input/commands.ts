/** Reads commands from outside: what comes out has the right shape, whether or not the rules allow it. */

import { z } from 'zod';
import { seat } from '../../../engine/game.ts';
import type { Result } from '../../../engine/result.ts';
import { cardId } from '../../../table/ids.ts';
import { ID_RANGE } from '../model/cards.ts';
import { type JackyCommand, SEATS, SOURCES } from '../model/model.ts';
import { type JackyRefusal, parse } from '../model/refusals.ts';

const card = z
  .int()
  .min(0)
  .max(ID_RANGE - 1)
  .transform(cardId);

const anySeat = z
  .int()
  .min(0)
  .max(SEATS.max - 1)
  .transform(seat);

const schema: z.ZodType<JackyCommand> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('trick'), card, targets: z.array(anySeat).min(1).max(2).exactOptional() }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('swap'), card, from: z.enum(SOURCES) }),
  z.strictObject({ type: z.literal('knock') }),
  z.strictObject({ type: z.literal('give'), card }),
  z.strictObject({ type: z.literal('tip'), seat: anySeat }),
  z.strictObject({ type: z.literal('timeOut') }),
]);

export const parseCommand = (input: unknown): Result<JackyCommand, JackyRefusal> => parse(schema, 'command', input);
