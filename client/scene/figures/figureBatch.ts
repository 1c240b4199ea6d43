/** All figures of one shape in one instanced mesh, placed anew in every frame: there are a handful at most. */

import {
  type BufferGeometry,
  DynamicDrawUsage,
  Euler,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { castShape } from '../frame/castShape.ts';
import { CARD, FIGURE, FIGURES, type Figure, type Stage } from '../stage.ts';
import { bowl, goblet, grandCup, shadowOfCup } from './cups.ts';
import { glassMaterial, goldMaterial } from './figureMaterial.ts';
import { heartShape } from './heartShape.ts';

/** A red heart for each of six cats, three times. */
const MOST = 24;

interface Family {
  readonly figures: readonly Figure[];
  readonly shape: () => BufferGeometry;
  readonly material: () => Material;
  readonly castsShadow: boolean;
}

export const FAMILIES: { readonly [name: string]: Family } = {
  grandCup: { figures: ['grandCup'], shape: grandCup, material: goldMaterial, castsShadow: true },
  goblet: { figures: ['goblet'], shape: goblet, material: goldMaterial, castsShadow: true },
  bowl: { figures: ['bowl'], shape: bowl, material: goldMaterial, castsShadow: true },
  heart: { figures: ['heart', 'blackHeart'], shape: heartShape, material: glassMaterial, castsShadow: false },
};

/** How large each is on a card of scale 1. */
const SIZES: { readonly [figure in Figure]: number } = {
  grandCup: 0.86,
  goblet: 0.88,
  bowl: 0.92,
  heart: 0.86,
  blackHeart: 0.94,
};
const BEAT = 1.15;

const position = new Vector3();
const own = new Vector3();
const rotation = new Quaternion();
const scale = new Vector3();
const euler = new Euler();
const matrix = new Matrix4();

export interface FigureBatch {
  readonly mesh: InstancedMesh;
  update(stage: Stage): void;
  dispose(): void;
}

export function createFigureBatch({ figures, shape, material: make, castsShadow }: Family): FigureBatch {
  const geometry = shape();
  const material = make();
  const looks = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage);
  geometry.setAttribute('aFigure', looks);
  const mesh = new InstancedMesh(geometry, material, MOST);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  if (castsShadow) Object.assign(mesh, castShape(geometry, shadowOfCup(geometry)));
  // Culling asks for bounds of all instances, which move.
  mesh.frustumCulled = false;
  mesh.count = 0;
  const kinds = figures.map((figure) => FIGURES.indexOf(figure) + 1);

  return {
    mesh,
    update(stage) {
      let shown = 0;
      for (let slot = 0; slot < stage.cards.used && shown < MOST; slot += 1) {
        const kind = stage.figures.kind[slot] ?? 0;
        if (stage.cards.visible[slot] === 0 || !kinds.includes(kind)) continue;
        const risen = stage.figures.values[slot * FIGURE.stride + FIGURE.risen] ?? 0;
        if (risen <= 0.001) continue;
        place(stage, slot, FIGURES[kind - 1] ?? 'heart', risen);
        matrix.toArray(mesh.instanceMatrix.array, shown * 16);
        const o = slot * FIGURE.stride;
        const { values } = stage.figures;
        looks.setXYZ(
          shown,
          values[o + FIGURE.shine] ?? 0,
          values[o + FIGURE.crack] ?? 0,
          FIGURES[kind - 1] === 'blackHeart' ? 1 : 0,
        );
        shown += 1;
      }
      mesh.count = shown;
      mesh.visible = shown > 0;
      if (shown === 0) return;
      mesh.instanceMatrix.needsUpdate = true;
      looks.needsUpdate = true;
    },
    dispose() {
      geometry.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}

/** On its card, or where it was carried, or between. */
function place(stage: Stage, slot: number, figure: Figure, risen: number): void {
  const { values } = stage.figures;
  const { values: cards } = stage.cards;
  const [o, c] = [slot * FIGURE.stride, slot * CARD.stride];
  const free = values[o + FIGURE.free] ?? 0;
  position.set(cards[c + CARD.x] ?? 0, (cards[c + CARD.y] ?? 0) + 0.006, cards[c + CARD.z] ?? 0);
  own.set(values[o + FIGURE.x] ?? 0, values[o + FIGURE.y] ?? 0, values[o + FIGURE.z] ?? 0);
  position.lerp(own, free);
  const size = SIZES[figure] * ((cards[c + CARD.scale] ?? 1) * (1 - free) + (values[o + FIGURE.scale] ?? 1) * free);
  const beat = figure === 'blackHeart' && !stage.reducedMotion ? throb(stage.time) : 0;
  euler.set(values[o + FIGURE.tilt] ?? 0, values[o + FIGURE.yaw] ?? 0, 0, 'YXZ');
  scale.set(size * (1 + 0.1 * beat), size * risen * (1 + 0.14 * beat), size * (1 + 0.16 * beat));
  matrix.compose(position, rotation.setFromEuler(euler), scale);
}

/** Two beats close together, then a rest. */
function throb(time: number): number {
  const t = time % BEAT;
  const beat = (at: number): number => Math.exp(-(((t - at) / 0.07) ** 2));
  return beat(0.12) + 0.7 * beat(0.36);
}
