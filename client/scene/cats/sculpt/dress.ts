/** Everything on a cat that is not fur, in one shape; behind it a coarse hat, which casts the shadow. */

import { TorusGeometry } from 'three';
import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import { boneIndex, SIDES } from '../bones.ts';
import type { Work } from '../workshop/work.ts';
import { sculptBadge } from './badge.ts';
import { sculptHeadwear, sculptNeckwear } from './clothes.ts';
import { sculptFaceParts } from './faceParts.ts';
import { fromThree, Mesh, shapeOf } from './mesh.ts';
import { once } from './once.ts';
import type { Carving, Detail } from './sculpture.ts';
import { dressTrait } from './traits.ts';

export interface DressSpec {
  readonly clothes: Pick<CatLook, 'neckwear' | 'headwear' | 'badge'>;
  readonly muzzle: number;
  readonly mane: boolean;
  readonly detail: Detail;
}

export function* sculptDress({ clothes, muzzle, mane, detail }: DressSpec): Work<Carving> {
  const fine = detail === 'fine';
  const whole = new Mesh().append(sculptHeadwear(clothes.headwear, mane, fine));
  yield;
  whole.append(yield* once(`${clothes.neckwear} ${detail}`, () => sculptNeckwear(clothes.neckwear, fine)));
  yield;
  whole.append(sculptBadge(clothes.badge));
  whole.append(sculptCuffs(fine));
  whole.append(yield* sculptFaceParts(muzzle, detail));
  const seen = whole.indices.length;
  whole.append(sculptHeadwear(clothes.headwear, mane, false));
  const shadow = { start: seen, count: whole.indices.length - seen };
  return { shape: shapeOf([whole]), look: { start: 0, count: seen }, shadow };
}

/** Where a forearm ends in its paw, and how it leans there. */
const [Y, Z] = [0.19, -0.36];
const LEAN = -0.49;
const RADIUS = 0.24;

function sculptCuffs(fine: boolean): Mesh {
  const cuffs = new Mesh();
  for (const side of SIDES) {
    const band = new TorusGeometry(RADIUS, 0.062, fine ? 7 : 5, fine ? 22 : 14);
    band.scale(1, 0.94, 1.5).rotateX(LEAN).translate(0, Y, Z);
    cuffs.append(
      fromThree(band).finish(
        boneIndex(side === 'left' ? 'pawLeft' : 'pawRight'),
        ([x, y]) => [0.25 + x * 0.4, 0.5 + y * 0.8],
        (_, normal) => dressTrait('cloth', 0.78 + 0.2 * normal[1]),
      ),
    );
  }
  return cuffs;
}
