/** What comes from outside: options and commands, each described once, for the reader and for the compiler. */

import { z } from 'zod';
import { cardBelow, readInput, starterBelow } from '../../../../../shared/table/input.ts';
import { CARDS, NUMBERS, SEATS } from './terms.ts';

const options = z.strictObject({
  short: z.boolean().default(false),
  starter: starterBelow(SEATS.max),
});
export type FibOptions = Readonly<z.output<typeof options>>;

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: cardBelow(CARDS), number: z.literal(NUMBERS) }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('letStand') }),
  z.strictObject({ type: z.literal('timeOut') }),
]);
export type FibCommand = Readonly<z.output<typeof command>>;

export const parseOptions = (input: unknown) => readInput('fib', 'options', options, input);
export const parseCommand = (input: unknown) => readInput('fib', 'command', command, input);
