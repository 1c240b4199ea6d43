import { useFrame } from '@react-three/fiber';
import { useMemo, useState } from 'react';
import { EFFECTS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { createLightMix } from '../lights/lightMoods.ts';
import { useQuality, useStage } from '../useScene.ts';
import { createHalos } from './halos.ts';
import { paintLayers } from './paintLayers.ts';
import type { RoomPlan } from './room.ts';
import { roomless } from './room.ts';
import { createRoomMaterial } from './roomMaterial.ts';

interface Props {
  readonly plan: RoomPlan;
}

export function Room({ plan }: Props) {
  const [bare] = useState(roomless);
  return bare ? undefined : <Walls plan={plan} />;
}

/** The walls with everything that stands before them, in one draw call, and the light that hangs in the air, in another. */
function Walls({ plan }: Props) {
  const stage = useStage();
  const { anisotropy } = useQuality();
  const paint = useOwned(() => paintLayers(plan.layers, anisotropy), [plan, anisotropy]);
  const walls = useOwned(() => plan.build(), [plan]);
  const wallpaper = useOwned(() => createRoomMaterial(paint), [paint]);
  const halos = useOwned(() => createHalos(plan.halos, plan.shafts), [plan]);
  const mix = useMemo(() => createLightMix(stage.repertoire.lights), [stage]);

  useFrame(() => {
    mix.update(stage.light, stage.time);
    const { left, added, fire } = mix;
    const day = left.day + added.day;
    const lamp = left.lamp * (1 + 0.03 * Math.sin(stage.time * 5.3)) + added.lamp;
    wallpaper.day.set(day + fire * 0.55, day + fire * 0.14, day + fire * 0.03);
    wallpaper.lamp.set(lamp + fire * 0.12, lamp, lamp);
    halos.update(stage.time, lamp);
  }, EFFECTS);

  return (
    <>
      <color attach="background" args={[plan.light.background]} />
      <group name="room">
        <mesh geometry={walls} material={wallpaper.material} frustumCulled={false} />
        <primitive object={halos.mesh} />
      </group>
    </>
  );
}
