import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus follows the decision: what has just been asked has it at once, so that Enter is the answer. Again whenever `asked`
 * changes, unless somebody is already choosing something beside it.
 */
export function useFirstFocus(asked?: unknown): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is all that counts
  useEffect(() => {
    const panel = ref.current?.closest('section');
    if (panel?.contains(document.activeElement) !== true) ref.current?.focus({ preventScroll: true });
  }, [asked]);
  return ref;
}
