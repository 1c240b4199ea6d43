import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../shared/engine/game.ts';
import type { Viewport } from '../scene/layout/cameraFrame.ts';
import { hudBottom } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';

interface StageBox {
  readonly viewport: Viewport;
  /** How much of the window's width the questions beside the stage have; 0 where they stand below it. */
  readonly beside: number;
}

/** Wide enough for a question and its answers. */
const BESIDE = 320;
/** A lying window of this width, a phone's too, has more room beside the table than below it. */
const WIDE = 640;

/**
 * The part of the window over the bar, and beside the questions. A hand keeps clear of a bar by itself, so there the bar lies over the
 * stage.
 */
export function useStageBox(bar: RefObject<HTMLElement | null>, viewer: Viewer, asking: boolean): StageBox {
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
    const beside = asking && window.width >= WIDE && window.width > window.height ? BESIDE : 0;
    const kept = viewer === 'watcher' ? 0 : hudBottom(window);
    return {
      viewport: { width: window.width - beside, height: window.height - Math.max(0, height - kept) },
      beside,
    };
  }, [window, height, viewer, asking]);
}
