/** The table itself and the podium that rises out of it. */

import {
  type BufferGeometry,
  type CanvasTexture,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { PODIUM_STEPS } from '../layout.ts';
import type { Quality } from '../quality.ts';
import type { TableShape } from '../seatFrames.ts';
import { paintTable, type TableStyle } from './tablePaint.ts';

export interface TableModel {
  readonly root: Group;
  /** `rise` 0 to 1. */
  update(rise: number): void;
  dispose(): void;
}

/** Radius by the table's, height: flat top, rounded lip, foot. */
const PROFILE = [
  [0, 0],
  [0.93, 0],
  [0.975, -0.012],
  [0.995, -0.07],
  [1, -0.16],
  [0.99, -0.26],
  [0.95, -0.33],
  [0.4, -0.42],
  [0.16, -0.7],
  [0.12, -2.4],
  [0.3, -3],
  [0.34, -3.2],
] as const;

export function createTable(shape: TableShape, style: TableStyle, quality: Quality): TableModel {
  const root = new Group();
  root.position.z = shape.centerZ;
  const map = paintTable(shape, style, quality.tablePaint, quality.anisotropy);
  const top = new Mesh(tableGeometry(shape), woodMaterial(map, quality));
  top.receiveShadow = true;
  const podium = new Mesh(podiumGeometry(), new MeshLambertMaterial({ color: style.trim }));
  podium.castShadow = true;
  podium.receiveShadow = true;
  podium.visible = false;
  root.add(top, podium);
  return {
    root,
    update(rise) {
      podium.visible = rise > 0;
      podium.position.set(0, (rise - 1) * 1.1, -0.4);
    },
    dispose() {
      map.dispose();
      for (const mesh of [top, podium]) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
    },
  };
}

function woodMaterial(map: CanvasTexture, quality: Quality) {
  return quality.lacquer ? new MeshStandardMaterial({ map, roughness: 0.62 }) : new MeshLambertMaterial({ map });
}

function tableGeometry(shape: TableShape): BufferGeometry {
  const points = PROFILE.map(([r, y]) => new Vector2(r, y)).reverse();
  const geometry = new LatheGeometry(points, 72);
  geometry.scale(shape.radiusX, 1, shape.radiusZ);
  geometry.computeVertexNormals();
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1) {
    const x = position.getX(i) / shape.radiusX;
    const z = position.getZ(i) / shape.radiusZ;
    // The foot is of the rim's wood: seen from above the cloth would be painted on it.
    const out = position.getY(i) < -0.3 ? 0.93 / Math.max(Math.hypot(x, z), 0.01) : 1;
    uv.setXY(i, 0.5 + (x * out) / 2, 0.5 - (z * out) / 2);
  }
  return geometry;
}

function podiumGeometry(): BufferGeometry {
  const steps = PODIUM_STEPS.map(([x, height]) =>
    new CylinderGeometry(1.15, 1.25, height + 0.02, 28).translate(x, height / 2, 0),
  );
  return mergeGeometries(steps);
}
