/** A band of cloth around each wrist: whose paw it is can be told from its colour, also where nothing else of the cat is seen. */

import { TorusGeometry } from 'three';
import { boneIndex, SIDES } from '../bones.ts';
import { fromThree, Mesh } from './mesh.ts';
import { dressTrait } from './traits.ts';

/** Where a forearm ends in its paw, and how it leans there. */
const [Y, Z] = [0.19, -0.36];
const LEAN = -0.49;
const RADIUS = 0.24;

export function sculptCuffs(fine: boolean): Mesh {
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
