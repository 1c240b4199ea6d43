/**
 * The lights on cats and cards, and how the moods of the table change them. By hand: an environment of the room's own walls gave the same
 * picture as sky and ground do, only darker, for 19 KB of drei's Environment and a lookup more in every pixel. ContactShadows draw all that
 * stands there once more in every frame: counted on the podium with six cats, 34 draw calls and 260,000 triangles beside 45 and 296,000.
 * And with one material: cats and cards, which move in their shaders, would lie stiff in the middle of the table.
 */

import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Color, type DirectionalLight, type HemisphereLight, type Object3D, type PointLight } from 'three';
import { EFFECTS } from '../frame/priorities.ts';
import type { RoomLight } from '../room/room.ts';
import { useLayout, useQuality, useStage } from '../useScene.ts';
import { createLightMix } from './lightMoods.ts';

const STACK_LIGHT = new Color('#ffe3b0');
const POINT_POWER = 24;
/** On faces that the key leaves in their own shadow. */
const FRONT = 0.95;
const RIM = 1.9;

export function Lights({ plan }: { readonly plan: RoomLight }) {
  const stage = useStage();
  const layout = useLayout();
  const { shadowMap } = useQuality();
  const fill = useRef<HemisphereLight>(null);
  const key = useRef<DirectionalLight>(null);
  const front = useRef<DirectionalLight>(null);
  const cool = useRef<DirectionalLight>(null);
  const warm = useRef<DirectionalLight>(null);
  const spot = useRef<PointLight>(null);
  const colors = useMemo(
    () => ({ key: new Color(plan.key), sky: new Color(plan.sky), warm: new Color(plan.warmRim) }),
    [plan],
  );

  const mix = useMemo(() => createLightMix(stage.repertoire.lights), [stage]);

  useFrame(() => {
    if (!fill.current || !key.current || !front.current || !cool.current || !warm.current || !spot.current) return;
    mix.update(stage.light, stage.time);
    const { left, added } = mix;
    fill.current.intensity = plan.fill * left.fill + added.fill;
    mix.tint('fill', fill.current.color.copy(colors.sky));
    key.current.intensity = plan.keyStrength * left.key + added.key;
    mix.tint('key', key.current.color.copy(colors.key));
    front.current.intensity = FRONT * left.front + added.front;
    cool.current.intensity = RIM * left.cool + added.cool;
    warm.current.intensity = RIM * left.warm + added.warm;
    mix.tint('warm', warm.current.color.copy(colors.warm));
    spot.current.intensity = POINT_POWER * mix.stack;
    mix.tint('stack', spot.current.color.copy(STACK_LIGHT));
  }, EFFECTS);

  const { centerZ, radiusX, radiusZ } = layout.table;
  const reach = Math.max(radiusX, radiusZ) + 2.2;
  const [x, y, z] = plan.keyFrom;
  const stack = layout.stack(0);
  return (
    <group name="lights">
      <hemisphereLight ref={fill} args={[plan.sky, plan.ground]} />
      <directionalLight
        ref={key}
        position={[x, y, z + centerZ]}
        castShadow={shadowMap > 0}
        shadow-mapSize={[shadowMap, shadowMap]}
        shadow-radius={4}
        shadow-bias={-0.0005}
        shadow-normalBias={0.04}
      >
        <object3D attach="target" position={[0, 0, centerZ]} onUpdate={placeTarget} />
        <orthographicCamera attach="shadow-camera" args={[-reach, reach, reach, -reach, 1, 26]} />
      </directionalLight>
      <directionalLight ref={front} color={plan.key} position={[0.5, 3.2, 9]} />
      {/* Low: from higher up they would light the table and wash its shadows out. */}
      <directionalLight ref={cool} color={plan.coolRim} position={[-7, 1.6, -6]} />
      <directionalLight ref={warm} position={[7, 1.4, -7]} />
      {/* Always there, dark or not: a light that appears makes every material compile again, in the middle of the reveal. */}
      <pointLight ref={spot} intensity={0} distance={14} decay={1.6} position={[stack.x, 3.4, stack.z - 0.4]} />
    </group>
  );
}

/** Not in the scene itself, which would place it otherwise. */
const placeTarget = (target: Object3D) => target.updateMatrixWorld();
