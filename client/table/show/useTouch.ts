import { useEffect } from 'react';
import type { Soundtrack } from '../../sound/gameSound.ts';

/** Milliseconds of a phone's motor: a tick, and the stumble of what cannot be done now. */
const TICK = 8;
const STUMBLE = [5, 40, 5];
const PRESSED = 'button, a[href], [role="button"], label:has(input)';

/** Whatever can be pressed is felt and heard in the frame in which it is touched, long before anything comes of it. */
export function useTouch(sound: Soundtrack, still: boolean): void {
  useEffect(() => {
    const onPress = ({ target, isPrimary }: PointerEvent): void => {
      const pressed = target instanceof Element && isPrimary ? target.closest(PRESSED) : null;
      if (pressed === null) return;
      const idle = pressed.matches(':disabled, [aria-disabled="true"]');
      sound.play(idle ? 'pressInVain' : 'press', undefined, 0.6);
      if (!still) navigator.vibrate?.(idle ? STUMBLE : TICK);
    };
    document.addEventListener('pointerdown', onPress, { passive: true });
    return () => document.removeEventListener('pointerdown', onPress);
  }, [sound, still]);
}
