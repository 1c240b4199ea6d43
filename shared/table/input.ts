/** What the games read from outside alike. Apart from their codecs: a page at a table needs no zod. */

import { z } from 'zod';
import { faultIn } from '../engine/fault.ts';
import { type Refusal, seat } from '../engine/game.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { cardId } from './cards.ts';

const below = (count: number) =>
  z
    .int()
    .min(0)
    .max(count - 1);

export const seatBelow = (seats: number) => below(seats).transform(seat);
export const cardBelow = (cards: number) => below(cards).transform(cardId);

/** Who starts. The seats are counted later: a seat that the table turns out not to have is the same as 'random'. */
export const starterBelow = (seats: number) =>
  z
    .union([z.literal('random'), below(seats)])
    // After the union: one whose parts transform does not say which part was nearly right.
    .transform((starter) => (starter === 'random' ? starter : seat(starter)))
    .default('random');

export interface MalformedInput<Game extends string> extends Refusal {
  readonly code: `${Game}/malformed`;
}

/** What has the wrong shape gets a refusal that names the field. */
export function readInput<T, Game extends string>(
  game: Game,
  whole: 'command' | 'options',
  schema: z.ZodType<T>,
  input: unknown,
): Result<T, MalformedInput<Game>> {
  const read = schema.safeParse(input);
  return read.success ? ok(read.data) : err({ code: `${game}/malformed`, facts: faultIn(whole, read.error.issues) });
}
