/** Everything on a cat that is not fur, in one shape; what casts a shadow comes first. */

import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import type { Work } from '../workshop/work.ts';
import { sculptBadge } from './badge.ts';
import { sculptHeadwear, sculptNeckwear } from './clothes.ts';
import { sculptCuffs } from './cuffs.ts';
import { sculptFaceParts } from './faceParts.ts';
import { Mesh, shapeOf } from './mesh.ts';
import { once } from './once.ts';
import type { Carving, Detail } from './sculpture.ts';

export interface DressSpec {
  readonly clothes: Pick<CatLook, 'neckwear' | 'headwear' | 'badge'>;
  readonly muzzle: number;
  readonly mane: boolean;
  readonly detail: Detail;
}

export function* sculptDress({ clothes, muzzle, mane, detail }: DressSpec): Work<Carving> {
  const fine = detail === 'fine';
  const whole = new Mesh().append(sculptHeadwear(clothes.headwear, mane, fine));
  const shadow = { start: 0, count: whole.indices.length };
  yield;
  whole.append(yield* once(`${clothes.neckwear} ${detail}`, () => sculptNeckwear(clothes.neckwear, fine)));
  yield;
  whole.append(sculptBadge(clothes.badge));
  whole.append(sculptCuffs(fine));
  whole.append(yield* sculptFaceParts(muzzle, detail));
  return { shape: shapeOf([whole]), look: { start: 0, count: whole.indices.length }, shadow };
}
