import { useFrame } from '@react-three/fiber';
import { EFFECTS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { useStage } from '../useScene.ts';
import { createParticles } from './particles.ts';

/** Dust, fire, confetti and whatever else flies. */
export function Effects() {
  const stage = useStage();
  const particles = useOwned(() => createParticles(stage.repertoire.effects), [stage]);
  useFrame(() => particles.update(stage), EFFECTS);
  return <primitive object={particles.mesh} name="effects" />;
}
