import { useSyncExternalStore } from 'react';
import type { Viewport } from './cameraFrame.ts';

let viewport: Viewport = { width: 0, height: 0 };

/** The same object until the window changes: layouts are computed from it. */
function current(): Viewport {
  if (viewport.width !== innerWidth || viewport.height !== innerHeight)
    viewport = { width: innerWidth, height: innerHeight };
  return viewport;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

export const useViewport = (): Viewport => useSyncExternalStore(onResize, current);
