/** The table itself and the podium that rises out of it. */

import {
  type BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { drawText } from '../cards/glyphs.ts';
import { PODIUM_STEPS, podiumSpread, podiumZ } from '../layout/layout.ts';
import { rimStretch, type TableShape } from '../layout/seatFrames.ts';
import type { Quality } from '../quality.ts';
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
  const steps = paintPodium(style);
  const podium = new Mesh(podiumGeometry(), new MeshLambertMaterial({ map: steps }));
  podium.castShadow = true;
  podium.receiveShadow = true;
  podium.visible = false;
  podium.scale.x = podiumSpread(shape);
  root.add(top, podium);
  return {
    root,
    update(rise) {
      podium.visible = rise > 0;
      podium.position.set(0, (rise - 1) * 1.1, podiumZ(shape) - shape.centerZ);
    },
    dispose() {
      map.dispose();
      steps.dispose();
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
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const stretch = rimStretch(shape.squareness, Math.atan2(position.getZ(i), position.getX(i)));
    position.setX(i, position.getX(i) * stretch);
    position.setZ(i, position.getZ(i) * stretch);
  }
  geometry.scale(shape.radiusX, 1, shape.radiusZ);
  geometry.computeVertexNormals();
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i += 1) {
    const x = position.getX(i) / shape.radiusX;
    const z = position.getZ(i) / shape.radiusZ;
    // The foot is of the rim's wood: seen from above the cloth would be painted on it.
    const out = position.getY(i) < -0.3 ? 0.95 / Math.max(Math.hypot(x, z), 0.01) : 1;
    uv.setXY(i, 0.5 + (x * out) / 2, 0.5 - (z * out) / 2);
  }
  return geometry;
}

/** Each step takes its own third of the picture, its number to the front. */
function podiumGeometry(): BufferGeometry {
  const steps = PODIUM_STEPS.map(([x, height], rank) => {
    const step = new CylinderGeometry(1.15, 1.25, height + 0.02, 32).rotateY(Math.PI).translate(x, height / 2, 0);
    const normal = step.getAttribute('normal');
    const uv = step.getAttribute('uv');
    for (let i = 0; i < uv.count; i += 1) {
      const cap = Math.abs(normal.getY(i)) > 0.9;
      uv.setXY(i, (rank + (cap ? 0.1 : uv.getX(i))) / PODIUM_STEPS.length, cap ? 0.5 : uv.getY(i));
    }
    return step;
  });
  return mergeGeometries(steps);
}

function paintPodium(style: TableStyle): CanvasTexture {
  const canvas = document.createElement('canvas');
  const width = 768;
  canvas.width = width * PODIUM_STEPS.length;
  canvas.height = 128;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2D canvas');
  PODIUM_STEPS.forEach((_, rank) => {
    const left = rank * width;
    ctx.fillStyle = style.cloth[1];
    ctx.fillRect(left, 0, width, 128);
    ctx.fillStyle = style.trim;
    ctx.fillRect(left, 0, width, 16);
    ctx.fillRect(left, 112, width, 16);
    for (let pearl = 0; pearl < 24; pearl += 1) {
      ctx.beginPath();
      ctx.arc(left + (pearl + 0.5) * 32, 30, 5, 0, Math.PI * 2);
      ctx.fill();
    }
    drawText(ctx, String(rank + 1), left + width / 2, 72, 66, { fill: style.trim, outline: '#2a0c12', narrow: 1.6 });
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
