/** Reads commands that came over the wire. Each has one form only: what means nothing is left out. */

import { z } from 'zod';
import { ok, type Result } from '../../../engine/result.ts';
import { type CardId, cardId } from '../../../table/ids.ts';
import { ALL_CARDS, NUMBERS, SPICES, TRAITS } from '../model/cards.ts';
import type { SpicyCommand } from '../model/model.ts';
import type { SpicyRefusal } from '../model/refusals.ts';
import { malformed } from './malformed.ts';

const card = z
  .int()
  .min(0)
  .max(ALL_CARDS.length - 1);
const laying = { card, lastCall: z.boolean().optional(), extras: z.array(card).max(2).optional() };

const schema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('play'),
    declare: z.strictObject({ number: z.literal(NUMBERS), spice: z.enum(SPICES) }),
    ...laying,
  }),
  z.strictObject({ type: z.literal('copy'), ...laying }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('paw') }),
  z.strictObject({ type: z.literal('name'), trait: z.enum(TRAITS) }),
  z.strictObject({ type: z.literal('letGo') }),
  z.strictObject({ type: z.literal('peek') }),
  z.strictObject({ type: z.literal('timeOut') }),
]);

export function parseCommand(input: unknown): Result<SpicyCommand, SpicyRefusal> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return malformed('command', parsed.error.issues);
  const command = parsed.data;
  switch (command.type) {
    case 'play':
      return ok({ type: 'play', declare: command.declare, ...layingOf(command) });
    case 'copy':
      return ok({ type: 'copy', ...layingOf(command) });
    default:
      return ok(command);
  }
}

function layingOf(input: { card: number; lastCall?: boolean | undefined; extras?: number[] | undefined }) {
  const extras = (input.extras ?? []).map(cardId);
  // Sorted: the order of cards that nobody sees must not say anything.
  const sorted: readonly CardId[] = extras.sort((one, other) => one - other);
  return {
    card: cardId(input.card),
    ...(input.lastCall ? { lastCall: true as const } : {}),
    ...(sorted.length > 0 ? { extras: sorted } : {}),
  };
}
