/**
 * What comes from outside: what a host can set, and what a seat can ask for. Each is described once, for the reader and for the compiler. Every
 * option has a default, so `{}` is a table that can start; every command has one form only: what means nothing is left out.
 */

import { z } from 'zod';
import type { CardId } from '../../table/cards.ts';
import { cardBelow, readInput, starterBelow } from '../../table/input.ts';
import { ALL_CARDS, NUMBERS, SPICES, TRAITS } from './model/cards.ts';
import { MANNERS, SEATS, WORLDS_END_SHIFTS } from './model/terms.ts';
import { SPICE_IT_UP } from './rules/spiceItUp/names.ts';

const named = z
  .array(z.enum(SPICE_IT_UP))
  .superRefine((names, context) => {
    const twice = names.findIndex((name, place) => names.indexOf(name) !== place);
    if (twice >= 0) context.addIssue({ code: 'custom', path: [twice], message: 'named twice' });
  })
  .readonly();

const random = z.strictObject({ random: z.int().min(0).max(SPICE_IT_UP.length) }).readonly();

const options = z.strictObject({
  manners: z.enum(MANNERS).default('assisted'),
  /** The cards in force by name, or how many of them chance shall pick (R40). */
  spiceItUp: z.union([named, random]).default(() => []),
  worldsEnd: z.enum(WORLDS_END_SHIFTS).default('standard'),
  starter: starterBelow(SEATS.max),
});
export type SpicyOptions = Readonly<z.output<typeof options>>;

const card = cardBelow(ALL_CARDS.length);
const laying = { card, lastCall: z.boolean().optional(), extras: z.array(card).max(2).optional() };

interface Laid {
  readonly card: CardId;
  readonly lastCall?: true;
  readonly extras?: readonly CardId[];
}

function laid(input: { card: CardId; lastCall?: boolean | undefined; extras?: CardId[] | undefined }): Laid {
  // Sorted: the order of cards that nobody sees must not say anything.
  const extras = (input.extras ?? []).toSorted((one, other) => one - other);
  return {
    card: input.card,
    ...(input.lastCall ? { lastCall: true } : {}),
    ...(extras.length > 0 ? { extras } : {}),
  };
}

const declare = z.strictObject({ number: z.literal(NUMBERS), spice: z.enum(SPICES) }).readonly();

const command = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('play'), declare, ...laying })
    .transform((input) => ({ type: input.type, declare: input.declare, ...laid(input) })),
  z.strictObject({ type: z.literal('copy'), ...laying }).transform((input) => ({ type: input.type, ...laid(input) })),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('paw') }),
  z.strictObject({ type: z.literal('name'), trait: z.enum(TRAITS) }),
  z.strictObject({ type: z.literal('letGo') }),
  z.strictObject({ type: z.literal('peek') }),
  z.strictObject({ type: z.literal('timeOut') }),
]);
export type SpicyCommand = Readonly<z.output<typeof command>>;

export const parseOptions = (input: unknown) => readInput('spicy', 'options', options, input);
export const parseCommand = (input: unknown) => readInput('spicy', 'command', command, input);
