import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CatLook } from '../../shared/table/catLook.ts';
import { CatFace } from '../hud/cat/CatFace.tsx';
import { chooseTier, thisDevice } from '../scene/quality.ts';
import { settingsStore } from '../store/settings.ts';
import { type Mirror, openMirror } from './mirror.ts';

const FARTHEST = 0.9;

/** The cat in 3D, drawn until it is sculpted. It follows the pointer a little, so that it can be seen from the side. */
export function CatMirror({ look }: { readonly look: CatLook }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mirror = useRef<Mirror>(undefined);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const { quality, reducedMotion } = settingsStore.getState();
    const tier = chooseTier(quality, thisDevice());
    if (canvas.current === null || tier === 'off') return;
    const opened = openMirror(canvas.current, {
      quality: tier,
      still: reducedMotion,
      onShown: () => setShown(true),
    });
    mirror.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => mirror.current?.show(look), [look]);

  const onPointerMove = ({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const across = nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth) - 0.5;
    mirror.current?.turn(across * 2 * FARTHEST);
  };
  return (
    <>
      {shown ? undefined : <CatFace look={look} />}
      <canvas
        ref={canvas}
        data-shown={shown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => mirror.current?.turn(0)}
      />
    </>
  );
}
