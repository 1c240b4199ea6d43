import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Mesh } from 'three';
import { EFFECTS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { podiumRise, podiumSpread, podiumZ } from '../layout/layout.ts';
import { useStage, useTableShape } from '../useScene.ts';
import { paintPodium, podiumGeometry } from './podiumShape.ts';
import type { TableStyle } from './tablePaint.ts';

/** From the foot to over the highest step. */
const HEIGHT = 1.1;

/** Rises out of the table under the winners. */
export function Podium({ style }: { readonly style: TableStyle }) {
  const stage = useStage();
  const shape = useTableShape();
  const rise = podiumRise(shape);
  const mesh = useRef<Mesh>(null);
  const geometry = useOwned(podiumGeometry, []);
  const paint = useOwned(() => paintPodium(style), [style]);
  useFrame(() => {
    if (mesh.current === null) return;
    mesh.current.visible = stage.podium > 0;
    mesh.current.position.y = (stage.podium - 1) * HEIGHT * rise;
  }, EFFECTS);
  return (
    <mesh
      ref={mesh}
      name="podium"
      geometry={geometry}
      position={[0, -HEIGHT * rise, podiumZ(shape)]}
      scale={[podiumSpread(shape), rise, 1]}
      visible={false}
      castShadow
      receiveShadow
    >
      <meshLambertMaterial map={paint} />
    </mesh>
  );
}
