import { useEffect } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useSettings } from '../../store/useStore.ts';

const BUZZ = [40, 60, 40];

/** Tells somebody whose eyes are elsewhere: in the tab's title, and by a short vibration where there is one. */
export function useTurnNotice(yours: boolean): void {
  const t = useTexts();
  const muted = useSettings((settings) => settings.muted);
  useEffect(() => {
    document.title = yours ? `● ${t.yourTurnTitle}` : t.title;
    return () => {
      document.title = t.title;
    };
  }, [yours, t]);
  useEffect(() => {
    // Before the first touch a browser refuses, and says so in the console.
    if (yours && !muted && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  }, [yours, muted]);
}
