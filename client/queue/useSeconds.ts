import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { queueStore } from '../store/person/queue.ts';

const BEAT = 250;

/** Whole seconds that go on from what the server said last, up or down. */
export function useSeconds(milliseconds: number, direction: 1 | -1): number {
  const at = useStore(queueStore, (waiting) => waiting.at);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT);
    return () => clearInterval(timer);
  }, []);
  const value = milliseconds + direction * Math.max(0, now - at);
  return Math.max(0, direction === 1 ? Math.floor(value / 1000) : Math.ceil(value / 1000));
}
