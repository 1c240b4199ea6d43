import type { Vec3 } from './field.ts';

/** What the coat's shader wants to know of a vertex: light that reaches it, length of the fur, bare skin. */
export const furTrait = (light: number, fur: number, skin = 0): Vec3 => [light, fur, skin];

/** Not enough to be bare, but enough for the shader to comb the streaks of a mane outwards. */
export const MANE_SKIN = 0.2;
