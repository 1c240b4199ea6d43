/** A room, standing. */

import { Group, Mesh } from 'three';
import type { RoomDimmer } from '../lights/lightPlan.ts';
import type { Quality } from '../quality.ts';
import { createHalos } from './halos.ts';
import { paintLayers } from './paintLayers.ts';
import type { RoomPlan } from './room.ts';
import { createRoomMaterial } from './roomMaterial.ts';

export interface RoomModel {
  readonly root: Group;
  update(time: number, dimmer: RoomDimmer): void;
  dispose(): void;
}

export function createRoom(plan: RoomPlan, quality: Quality): RoomModel {
  const paint = paintLayers(plan.layers, quality.anisotropy);
  const { material, day, lamp } = createRoomMaterial(paint);
  const walls = new Mesh(plan.build(), material);
  walls.frustumCulled = false;
  const halos = createHalos(plan.halos, plan.shafts);
  const root = new Group();
  root.add(walls, halos.mesh);
  return {
    root,
    update(time, dimmer) {
      day.set(dimmer.day + dimmer.fire * 0.55, dimmer.day + dimmer.fire * 0.14, dimmer.day + dimmer.fire * 0.03);
      lamp.set(dimmer.lamp + dimmer.fire * 0.12, dimmer.lamp, dimmer.lamp);
      halos.update(time, dimmer.lamp);
    },
    dispose() {
      walls.geometry.dispose();
      material.dispose();
      paint.dispose();
      halos.dispose();
    },
  };
}
