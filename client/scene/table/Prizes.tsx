import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { BufferGeometry, Mesh } from 'three';
import { bowl, goblet, grandCup, shadowOfCup } from '../figures/cups.ts';
import { goldMaterial } from '../figures/figureMaterial.ts';
import { castShape } from '../frame/castShape.ts';
import { EFFECTS } from '../frame/priorities.ts';
import { useOwned } from '../frame/useOwned.ts';
import { useLayout, useStage } from '../useScene.ts';

/** For the first, the second and the third. */
const SHAPES: readonly (() => BufferGeometry)[] = [grandCup, goblet, bowl];
const SCALE = 0.85;
/** Between the paws of who stands there. */
const FORWARD = 1.02;
/** They come when the steps have risen and their cats are up there. */
const FROM = 0.7;

/** A cup for each cat on the podium, by its rank. */
export function Prizes() {
  const material = useOwned(goldMaterial, []);
  return SHAPES.map((shape, rank) => <Prize key={shape.name} {...{ shape, rank, material }} />);
}

interface PrizeProps {
  readonly shape: () => BufferGeometry;
  readonly rank: number;
  readonly material: ReturnType<typeof goldMaterial>;
}

function Prize({ shape, rank, material }: PrizeProps) {
  const stage = useStage();
  const layout = useLayout();
  const cup = useRef<Mesh>(null);
  const geometry = useOwned(shape, [shape]);
  const shadow = useMemo(() => castShape(geometry, shadowOfCup(geometry)), [geometry]);
  const { x, y, z } = layout.podium(rank);
  useFrame(() => {
    if (cup.current === null) return;
    const shown = Math.min(1, Math.max(0, (stage.prizes - FROM) / (1 - FROM)));
    cup.current.visible = shown > 0 && rank < stage.ranks;
    cup.current.scale.setScalar(Math.max(0.001, SCALE * shown * (1 + 0.2 * Math.sin(shown * Math.PI))));
    cup.current.rotation.y = (1 - shown) * 5;
  }, EFFECTS);
  return (
    <mesh
      ref={cup}
      geometry={geometry}
      material={material}
      position={[x, y + 0.01, z + FORWARD]}
      visible={false}
      {...shadow}
    />
  );
}
