import { useMemo } from 'react';
import { useLayout } from '../useScene.ts';
import { type Aim, createAim } from './aim.ts';

/** One for whoever asks: cards that are held need it before the camera moves, and a shared one would be about the frame before. */
export function useAim(): Aim {
  const layout = useLayout();
  return useMemo(() => createAim(layout), [layout]);
}
