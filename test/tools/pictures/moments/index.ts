/** Every moment that `npm run shots` takes a picture of, by name. */

import { BLACK_JACKY_MOMENTS } from './blackJacky.ts';
import type { Moment } from './moment.ts';
import { SPICY_MOMENTS } from './spicy.ts';

const named = (game: string, moments: { readonly [name: string]: Moment }) =>
  Object.entries(moments).map(([name, moment]) => [`${game}-${name}`, moment] as const);

export const MOMENTS: { readonly [name: string]: Moment } = Object.fromEntries([
  ...named('spicy', SPICY_MOMENTS),
  ...named('blackJacky', BLACK_JACKY_MOMENTS),
]);
