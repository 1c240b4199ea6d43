import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Moves the stage to a time, in seconds, and draws it. Only with the fixed clock. */
    __advance?: (time: number) => void;
  }
}

/** A clock that is moved by hand, where pictures must come out the same every time. */
export function FixedClock() {
  const advance = useThree((state) => state.advance);
  useLayoutEffect(() => {
    window.__advance = (time) => advance(time);
    return () => {
      delete window.__advance;
    };
  }, [advance]);
  return null;
}
