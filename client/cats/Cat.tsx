/** A cat in a fiber scene. Acting and time come from whoever directs, read anew on every frame. */

import { type ThreeElements, useFrame } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { CatLook } from '../../shared/table/catLook.ts';
import type { Acting } from './act/acting.ts';
import type { Seconds } from './act/seconds.ts';
import { type Cat as CatModel, loadCat } from './cat.ts';
import type { CatQuality } from './quality.ts';

interface CatProps extends Omit<ThreeElements['group'], 'children'> {
  readonly look: CatLook;
  readonly quality: CatQuality;
  readonly hero?: boolean;
  readonly bot?: boolean;
  readonly acting: () => Acting;
  readonly now: () => Seconds;
}

export function Cat({ look, quality, hero = false, bot = false, acting, now, ...group }: CatProps) {
  const [cat, setCat] = useState<CatModel>();
  const wanted = JSON.stringify(look);

  useEffect(() => {
    let gone = false;
    let loaded: CatModel | undefined;
    loadCat(JSON.parse(wanted) as CatLook, { quality, hero, bot }).then((model) => {
      // The seat may have been left while the cat was being sculpted.
      if (gone) return model.dispose();
      loaded = model;
      setCat(model);
    });
    return () => {
      gone = true;
      setCat(undefined);
      loaded?.dispose();
    };
  }, [wanted, quality, hero, bot]);

  useFrame(() => cat?.pose(acting(), now()));

  return (
    <group {...group}>
      {/* The registry disposes of what cats share; fiber must not. */}
      {cat && <primitive object={cat.root} dispose={null} />}
    </group>
  );
}
