import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus follows the decision: what has just been asked has it at once, so that Enter is the answer. Again whenever `asked`
 * changes, unless somebody is already choosing something beside it.
 */
export function useFirstFocus(asked?: unknown): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is all that counts
  useLayoutEffect(() => {
    const panel = ref.current?.closest('section');
    if (panel?.contains(document.activeElement) !== true) ref.current?.focus({ preventScroll: true });
  }, [asked]);
  return ref;
}

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
  // With the render that takes the control away, not after it: a key that follows at once would find nothing.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    last.current = undefined;
    hand.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
}
