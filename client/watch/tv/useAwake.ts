import { useEffect } from 'react';

/** Keeps the screen lit for who only watches. Browsers let go of it whenever the page is hidden. */
export function useAwake(): void {
  useEffect(() => {
    let here = true;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: the screen goes dark as ever.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (here) lock = held;
      else void held?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
