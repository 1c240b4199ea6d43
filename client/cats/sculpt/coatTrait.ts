import type { Vec3 } from './field.ts';

/** What the coat's shader wants to know of a vertex: light that reaches it, length of the fur, bare skin. */
export const furTrait = (light: number, fur: number, skin = 0): Vec3 => [light, fur, skin];
