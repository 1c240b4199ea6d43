/** How a cat looks: plain data that a profile stores, the room sends and the scene sculpts. It says nothing about a match. */

export const SPECIES = ['tiger', 'leopard', 'panther', 'snowLeopard', 'lynx', 'lion'] as const;
export const COATS = ['classic', 'pale', 'rich', 'ash', 'rust'] as const;
export const PATTERNS = ['faint', 'classic', 'bold'] as const;
export const EYE_COLORS = ['amber', 'gold', 'green', 'blue', 'copper', 'violet'] as const;
export const EARS = ['classic', 'small', 'large', 'notched'] as const;
export const CHEEKS = ['smooth', 'classic', 'bushy'] as const;
export const NECKWEAR = ['none', 'bandana', 'scarf'] as const;
export const HEADWEAR = ['none', 'hat', 'westernHat'] as const;
export const BADGES = ['none', 'sheriffStar'] as const;
export const CLOTH_COLORS = [
  'blue',
  'red',
  'yellow',
  'purple',
  'green',
  'orange',
  'teal',
  'pink',
  'white',
  'black',
] as const;

export type Species = (typeof SPECIES)[number];
export type Coat = (typeof COATS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type EyeColor = (typeof EYE_COLORS)[number];
export type Ears = (typeof EARS)[number];
export type Cheeks = (typeof CHEEKS)[number];
export type Neckwear = (typeof NECKWEAR)[number];
export type Headwear = (typeof HEADWEAR)[number];
export type Badge = (typeof BADGES)[number];
export type ClothColor = (typeof CLOTH_COLORS)[number];

export interface CatLook {
  readonly species: Species;
  readonly coat: Coat;
  readonly pattern: Pattern;
  readonly eyes: EyeColor;
  readonly ears: Ears;
  readonly cheeks: Cheeks;
  readonly neckwear: Neckwear;
  readonly headwear: Headwear;
  readonly badge: Badge;
  readonly cloth: ClothColor;
}

/** Everything that there is to choose from. */
export const LOOK_CHOICES: { readonly [trait in keyof CatLook]: readonly CatLook[trait][] } = {
  species: SPECIES,
  coat: COATS,
  pattern: PATTERNS,
  eyes: EYE_COLORS,
  ears: EARS,
  cheeks: CHEEKS,
  neckwear: NECKWEAR,
  cloth: CLOTH_COLORS,
  headwear: HEADWEAR,
  badge: BADGES,
};

/** `pick(n)` answers a whole number from 0 to n - 1, as `Random.below` does. */
export type Pick = (count: number) => number;

const oneOf = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)] as T;

/** What nobody at the table has yet; everything, once all of it is taken. */
function free<T>(items: readonly T[], taken: readonly T[]): readonly T[] {
  const left = items.filter((item) => !taken.includes(item));
  return left.length > 0 ? left : items;
}

/** A look that shares neither species nor cloth with the cats already at the table, as long as there are others. */
export function randomLook(pick: Pick, taken: readonly CatLook[] = []): CatLook {
  return {
    species: oneOf(
      free(
        SPECIES,
        taken.map((look) => look.species),
      ),
      pick,
    ),
    coat: oneOf(COATS, pick),
    pattern: oneOf(PATTERNS, pick),
    eyes: oneOf(EYE_COLORS, pick),
    ears: oneOf(EARS, pick),
    cheeks: oneOf(CHEEKS, pick),
    neckwear: oneOf(['bandana', 'scarf'], pick),
    headwear: oneOf(['none', 'none', 'hat', 'westernHat'], pick),
    badge: oneOf(['none', 'none', 'none', 'sheriffStar'], pick),
    cloth: oneOf(
      free(
        CLOTH_COLORS,
        taken.map((look) => look.cloth),
      ),
      pick,
    ),
  };
}
