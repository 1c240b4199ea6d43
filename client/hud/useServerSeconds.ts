import { useEffect, useState } from 'react';
import { serverNow } from '../store/clock.ts';

const BEAT = 250;

/** Whole seconds until a moment of the server's clock; undefined when there is none. */
export function useServerSeconds(at: number | undefined): number | undefined {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (at === undefined) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), BEAT);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
