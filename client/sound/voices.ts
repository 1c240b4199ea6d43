/** How each species sounds: how high, how rough, how long. */

import type { Species } from '../../shared/table/people/catLook.ts';

export interface Voice {
  /** By the height of a middling cat. */
  readonly height: number;
  /** How much breath growls along, 0 to 1. */
  readonly rough: number;
  /** By the length of a middling cat's. */
  readonly length: number;
}

export const VOICES: { readonly [species in Species]: Voice } = {
  lion: { height: 0.46, rough: 0.9, length: 1.3 },
  tiger: { height: 0.56, rough: 0.7, length: 1.15 },
  panther: { height: 0.68, rough: 0.5, length: 1.2 },
  leopard: { height: 0.84, rough: 0.4, length: 0.95 },
  snowLeopard: { height: 1.02, rough: 0.15, length: 1.1 },
  lynx: { height: 1.28, rough: 0.08, length: 0.8 },
};

export const NOBODYS: Voice = { height: 1, rough: 0, length: 1 };
