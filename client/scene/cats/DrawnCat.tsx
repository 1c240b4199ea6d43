import { useLayoutEffect } from 'react';
import { useScene } from '../useScene.ts';

/** Stands for the cat that the page draws over the canvas, until there is a sculpted one or where there never will be. */
export function DrawnCat({ seat }: { readonly seat: number }) {
  const { onCat } = useScene();
  useLayoutEffect(() => {
    onCat(seat, 'drawn');
  }, [onCat, seat]);
  return null;
}
