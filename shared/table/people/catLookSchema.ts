/** Checks a cat's look that came from outside or out of a store. */

import { z } from 'zod';
import {
  BADGES,
  type CatLook,
  CHEEKS,
  CLOTH_COLORS,
  COATS,
  EARS,
  EYE_COLORS,
  HEADWEAR,
  NECKWEAR,
  PATTERNS,
  SPECIES,
} from './catLook.ts';

/** Strict: an unknown key would travel to every viewer of the table. */
export const catLookSchema: z.ZodType<CatLook, CatLook> = z
  .strictObject({
    species: z.enum(SPECIES),
    coat: z.enum(COATS),
    pattern: z.enum(PATTERNS),
    eyes: z.enum(EYE_COLORS),
    ears: z.enum(EARS),
    cheeks: z.enum(CHEEKS),
    neckwear: z.enum(NECKWEAR),
    headwear: z.enum(HEADWEAR),
    badge: z.enum(BADGES),
    cloth: z.enum(CLOTH_COLORS),
  })
  .readonly();

export function parseCatLook(input: unknown): CatLook | undefined {
  const parsed = catLookSchema.safeParse(input);
  return parsed.success ? parsed.data : undefined;
}
