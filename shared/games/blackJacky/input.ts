/** What comes from outside: what a host can set, and what a seat can ask for. Each is described once, for the reader and for the compiler. */

import { z } from 'zod';
import { cardBelow, readInput, seatBelow, starterBelow } from '../../table/input.ts';
import { ID_RANGE } from './model/cards.ts';
import { SEATS, SOURCES } from './model/terms.ts';

const options = z.strictObject({
  /** B37. */
  quickDuel: z.boolean().default(false),
  /** Who starts the first round (B2). */
  starter: starterBelow(SEATS.max),
});
export type JackyOptions = Readonly<z.output<typeof options>>;

const card = cardBelow(ID_RANGE);
const seat = seatBelow(SEATS.max);

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('trick'), card, targets: z.array(seat).min(1).max(2).readonly().exactOptional() }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('swap'), card, from: z.enum(SOURCES) }),
  z.strictObject({ type: z.literal('knock') }),
  z.strictObject({ type: z.literal('give'), card }),
  z.strictObject({ type: z.literal('tip'), seat }),
  z.strictObject({ type: z.literal('timeOut') }),
]);
export type JackyCommand = Readonly<z.output<typeof command>>;

export const parseOptions = (input: unknown) => readInput('blackJacky', 'options', options, input);
export const parseCommand = (input: unknown) => readInput('blackJacky', 'command', command, input);
