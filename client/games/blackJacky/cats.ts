/** Who sits in the saloon when somebody comes to learn. */

import type { CatLook } from '../../../shared/table/people/catLook.ts';

const plain = { coat: 'classic', pattern: 'classic', ears: 'classic', cheeks: 'classic', badge: 'none' } as const;

export const SALOON_CATS: readonly [CatLook, CatLook, CatLook] = [
  { ...plain, species: 'lynx', eyes: 'copper', neckwear: 'scarf', headwear: 'hat', cloth: 'teal' },
  { ...plain, species: 'leopard', eyes: 'green', neckwear: 'bandana', headwear: 'westernHat', cloth: 'red' },
  {
    ...plain,
    species: 'panther',
    eyes: 'gold',
    neckwear: 'bandana',
    headwear: 'none',
    cloth: 'yellow',
    badge: 'sheriffStar',
  },
];
