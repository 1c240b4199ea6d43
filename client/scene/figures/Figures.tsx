import { useFrame } from '@react-three/fiber';
import { EFFECTS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { useStage } from '../useScene.ts';
import { createFigureBatch, FAMILIES } from './figureBatch.ts';

/** Everything sculpted that stands on a card: cups and hearts. */
export function Figures() {
  return Object.keys(FAMILIES).map((name) => <Family key={name} name={name} />);
}

function Family({ name }: { readonly name: string }) {
  const stage = useStage();
  const batch = useOwned(() => createFigureBatch(FAMILIES[name] as (typeof FAMILIES)[string]), [name]);
  useFrame(() => batch.update(stage), EFFECTS);
  return <primitive object={batch.mesh} name={name} />;
}
