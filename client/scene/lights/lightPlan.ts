/** The lights on cats and cards, and how the moods of the table change them. */

import { Color, DirectionalLight, Group, HemisphereLight, PointLight } from 'three';
import type { TableLayout } from '../layout/layout.ts';
import type { Quality } from '../quality.ts';
import type { RoomLight } from '../room/room.ts';
import type { LightStage } from '../stage.ts';

/** What is left of each light in the room: the room's material and the halos follow it. */
export interface RoomDimmer {
  day: number;
  lamp: number;
  /** 0 to 1 towards fire. */
  fire: number;
}

export interface Lights {
  readonly root: Group;
  readonly dimmer: RoomDimmer;
  setLayout(layout: TableLayout): void;
  update(stage: LightStage, time: number): void;
}

const FIRE = new Color('#ff6a1e');
const NOON = new Color('#ffd9a0');
const STACK_LIGHT = new Color('#ffe3b0');
const POINT_POWER = 24;
/** On faces that the key leaves in their own shadow. */
const FRONT = 0.95;

export function createLights(look: RoomLight, quality: Quality): Lights {
  const root = new Group();
  const fill = new HemisphereLight(look.sky, look.ground, look.fill);
  const key = new DirectionalLight(look.key, look.keyStrength);
  const front = new DirectionalLight(look.key, FRONT);
  const cool = new DirectionalLight(look.coolRim, 1.9);
  const warm = new DirectionalLight(look.warmRim, 1.9);
  // Always there, dark or not: a light that appears makes every material compile again, in the middle of the reveal.
  const spot = new PointLight('#ffffff', 0, 14, 1.6);
  key.position.set(...look.keyFrom);
  // Low: from higher up they would light the table and wash its shadows out.
  cool.position.set(-7, 1.6, -6);
  warm.position.set(7, 1.4, -7);
  front.position.set(0.5, 3.2, 9);
  root.add(fill, key, key.target, front, cool, warm, spot);

  if (quality.shadowMap > 0) {
    key.castShadow = true;
    key.shadow.mapSize.set(quality.shadowMap, quality.shadowMap);
    key.shadow.radius = 4;
    key.shadow.bias = -0.0005;
    key.shadow.normalBias = 0.04;
  }

  const keyColor = new Color(look.key);
  const skyColor = new Color(look.sky);
  const dimmer: RoomDimmer = { day: 1, lamp: 1, fire: 0 };
  return {
    root,
    dimmer,
    setLayout(layout) {
      const { table } = layout;
      const reach = Math.max(table.radiusX, table.radiusZ) + 2.2;
      key.target.position.set(0, 0, table.centerZ);
      key.position.set(look.keyFrom[0], look.keyFrom[1], look.keyFrom[2] + table.centerZ);
      key.shadow.camera.left = -reach;
      key.shadow.camera.right = reach;
      key.shadow.camera.top = reach;
      key.shadow.camera.bottom = -reach;
      key.shadow.camera.near = 1;
      key.shadow.camera.far = 26;
      key.shadow.camera.updateProjectionMatrix();
      const stack = layout.stack(0);
      spot.position.set(stack.x, 3.4, stack.z - 0.4);
    },
    update({ hush, worldsEnd, showdown, flash }, time) {
      const dark = (1 - 0.72 * hush) * (1 - 0.82 * worldsEnd);
      const flicker = 1 + 0.16 * Math.sin(time * 13) * Math.sin(time * 7.1);
      fill.intensity = look.fill * dark * (1 - 0.35 * showdown);
      fill.color.copy(skyColor).lerp(FIRE, worldsEnd * 0.5);
      key.intensity = look.keyStrength * dark * (1 + 0.5 * showdown) + flash * 2.5;
      key.color.copy(keyColor).lerp(NOON, showdown);
      front.intensity = FRONT * dark * (1 - 0.4 * showdown);
      cool.intensity = 1.9 * (1 - 0.5 * hush) * (1 - worldsEnd);
      warm.intensity = 1.9 * (1 - 0.5 * hush) * (1 - 0.3 * worldsEnd) + worldsEnd * 1.2 * flicker;
      warm.color.set(look.warmRim).lerp(FIRE, worldsEnd);
      spot.intensity = POINT_POWER * Math.max(hush, worldsEnd * 0.8 * flicker);
      spot.color.copy(STACK_LIGHT).lerp(FIRE, worldsEnd);
      dimmer.day = (1 - 0.7 * hush) * (1 - 0.82 * worldsEnd) * (1 + 0.4 * showdown);
      dimmer.lamp = (1 - 0.62 * hush) * (1 - 0.75 * worldsEnd) * (1 + 0.03 * Math.sin(time * 5.3));
      dimmer.fire = worldsEnd * flicker;
    },
  };
}
