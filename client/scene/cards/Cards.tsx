import { useFrame } from '@react-three/fiber';
import { useAim } from '../camera/aim.ts';
import { CARDS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { useQuality, useStage } from '../useScene.ts';
import type { Deck } from './atlas.ts';
import { createCardBatch } from './cardBatch.ts';

/** Every card of the table. */
export function Cards({ deck }: { readonly deck: Deck }) {
  const stage = useStage();
  const { atlasScale, anisotropy } = useQuality();
  const aim = useAim();
  const batch = useOwned(() => createCardBatch(deck, atlasScale, anisotropy), [deck, atlasScale, anisotropy]);
  useFrame(() => {
    aim.update(stage);
    batch.update(stage.cards, aim.carry);
  }, CARDS);
  return <primitive object={batch.mesh} name="cards" />;
}
