import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Loss } from '../../store/table/picture.ts';
import { useLatest } from '../../store/useLatest.ts';
import { useWake } from '../useScene.ts';

interface Props {
  /** The graphics card was lost, came back, or is given up. */
  readonly onLoss: (loss: Loss) => void;
}

/** A driver that starts again needs a second or two. */
const RECOVERY_MS = 4000;

/** three makes its resources anew once the context is back; somebody has to ask for the next frame, or to give up. */
export function ContextLoss({ onLoss }: Props) {
  const canvas = useThree(({ gl }) => gl.domElement);
  const wake = useWake();
  const tell = useLatest(onLoss);
  useEffect(() => {
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const lost = (event: Event) => {
      event.preventDefault();
      tell.current('now');
      giveUp = setTimeout(() => {
        giveUp = undefined;
        tell.current('forGood');
      }, RECOVERY_MS);
    };
    const restored = () => {
      if (giveUp === undefined) return;
      clearTimeout(giveUp);
      giveUp = undefined;
      wake();
      tell.current('no');
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      // Whoever sits down next begins with a canvas that nothing was lost of.
      restored();
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [canvas, wake]);
  return null;
}
