import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a control goes away with the focus on it, the focus goes to the hand: who plays by keys would start at the top of the page
 * again, and a screen reader would read it from there.
 */
export function useKeptFocus(hand: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    last.current = undefined;
    hand.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
}
