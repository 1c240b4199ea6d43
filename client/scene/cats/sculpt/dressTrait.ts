import type { Vec3 } from './field.ts';

/** What is not fur is coloured by number, so that cats in different clothes share their geometry. */
export const TINTS = ['nose', 'ivory', 'gullet', 'tongue', 'cloth', 'felt', 'band', 'brass', 'whisker'] as const;
export type Tint = (typeof TINTS)[number];

/** Light that reaches the vertex, number of its colour, gloss. */
export const dressTrait = (tint: Tint, light = 1, gloss = 0): Vec3 => [light, TINTS.indexOf(tint) / 255, gloss];
