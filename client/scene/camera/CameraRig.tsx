import { PerspectiveCamera } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { PerspectiveCamera as Camera } from 'three';
import { CAMERA } from '../frame/priorities.ts';
import { useLayout, useStage } from '../useScene.ts';
import { useAim } from './aim.ts';

/** Moves the camera between its shots, and lets it breathe. */
export function CameraRig() {
  const stage = useStage();
  const { camera, viewport } = useLayout();
  const aim = useAim();
  const rig = useRef<Camera>(null);
  useFrame(() => {
    aim.update(stage);
    rig.current?.position.copy(aim.position);
    rig.current?.quaternion.copy(aim.rotation);
  }, CAMERA);
  return (
    <PerspectiveCamera
      ref={rig}
      makeDefault
      // The layout's, which was fitted to this aspect: fiber would set another one between two layouts.
      manual
      fov={camera.fov}
      aspect={viewport.width / viewport.height}
      near={0.5}
      far={90}
    />
  );
}
