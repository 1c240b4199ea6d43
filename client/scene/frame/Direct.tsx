import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import { useQuality, useStage } from '../useScene.ts';
import { frameInterval, isMeasured } from './pace.ts';
import { DIRECT } from './priorities.ts';

interface Props {
  /** Writes the stage: the director. */
  readonly direct?: ((dt: number) => void) | undefined;
}

/** After a pause in the background the stage must not race through what was missed; the director settles it instead. */
const LONGEST_STEP = 2;
/** A timer is followed by the next frame of the display: without tolerance 30 of 60 would fall to 20. */
const TOLERANCE = 3;

/**
 * Moves the stage's clock, which nothing else does, and asks for the next frame. By hand: fiber draws always or on demand, and cats
 * that only breathe need something in between.
 */
export function Direct({ direct }: Props) {
  const stage = useStage();
  const { idleRate } = useQuality();
  const invalidate = useThree((state) => state.invalidate);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asleep = useRef(false);
  const [measured] = useState(isMeasured);

  useFrame(({ clock, frameloop }, passed) => {
    const stepped = frameloop === 'never';
    // Nobody missed anything while nothing moved: told as one long frame, the director would skip what is about to begin.
    const dt = stepped ? clock.elapsedTime - stage.time : asleep.current ? 0 : Math.min(LONGEST_STEP, passed);
    stage.time += dt;
    direct?.(dt);
    if (stepped) return;
    const wait = frameInterval({
      hidden: document.hidden,
      playing: stage.playing || measured,
      idleRate: stage.paused ? 0 : idleRate,
    });
    asleep.current = wait === Number.POSITIVE_INFINITY;
    clearTimeout(timer.current);
    if (wait === 0) invalidate();
    else if (!asleep.current) timer.current = setTimeout(invalidate, wait - TOLERANCE);
  }, DIRECT);

  useEffect(() => {
    const onVisibility = () => {
      if (!document.hidden) invalidate();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer.current);
    };
  }, [invalidate]);
  return null;
}
