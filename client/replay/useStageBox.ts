import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../shared/engine/game.ts';
import type { Viewport } from '../scene/layout/cameraFrame.ts';
import { hudBottom } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';

/** The part of the window over the bar. A hand keeps clear of a bar by itself, so there the bar lies over the stage. */
export function useStageBox(bar: RefObject<HTMLElement | null>, viewer: Viewer): Viewport {
  const window = useViewport();
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return useMemo(() => {
    const kept = viewer === 'watcher' ? 0 : hudBottom(window);
    return { width: window.width, height: window.height - Math.max(0, height - kept) };
  }, [window, height, viewer]);
}
