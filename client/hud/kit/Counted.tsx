import { useEffect, useRef, useState } from 'react';

const STEPS = 12;
const LASTS_MS = 420;

/** A number that counts to what it has become, so that a gain is seen. The first one is there at once. */
export function Counted({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    const steps = Math.min(STEPS, Math.abs(value - start));
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      from.current = Math.round(start + ((value - start) * step) / steps);
      setShown(from.current);
      if (step >= steps) clearInterval(timer);
    }, LASTS_MS / steps);
    return () => clearInterval(timer);
  }, [value]);
  return shown === value ? value : <span className="counting">{shown}</span>;
}
