/** Who sat at a match, as it is stored. */

import { z } from 'zod';
import { randomLook } from '../../shared/table/people/catLook.ts';
import { catLookSchema } from '../../shared/table/people/catLookSchema.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import { readJson } from './database.ts';

/** A look of a time with other hats is no reason to refuse a match. */
const lookSchema = catLookSchema.catch(randomLook(() => 0));

/** Only what everybody who reads them relies on. */
const seatsSchema = z.array(
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('free') }),
    z.looseObject({ kind: z.literal('bot'), name: z.string(), look: lookSchema }),
    z.looseObject({ kind: z.literal('person'), name: z.string(), look: lookSchema, player: z.string() }),
  ]),
);

/** Undefined where they cannot be read any more. */
export function readSeats(text: string): readonly SeatModel[] | undefined {
  return seatsSchema.safeParse(readJson(text)).data as readonly SeatModel[] | undefined;
}
