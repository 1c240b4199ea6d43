/** What shaders want to know of each vertex. */

import type { Vec3 } from './field.ts';

/** What the coat's shader wants to know of a vertex: light that reaches it, length of the fur, bare skin. */
export const furTrait = (light: number, fur: number, skin = 0): Vec3 => [light, fur, skin];

/** Not enough to be bare, but enough for the shader to comb the streaks of a mane outwards. */
export const MANE_SKIN = 0.2;

/** What is not fur is coloured by number, so that cats in different clothes share their geometry. */
export const TINTS = ['nose', 'ivory', 'gullet', 'tongue', 'cloth', 'felt', 'band', 'brass', 'whisker'] as const;
export type Tint = (typeof TINTS)[number];

/** Light that reaches the vertex, number of its colour, gloss. */
export const dressTrait = (tint: Tint, light = 1, gloss = 0): Vec3 => [light, TINTS.indexOf(tint) / 255, gloss];
