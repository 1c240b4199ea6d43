import { useEffect, useRef } from 'react';

const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** A key of the table. It sleeps while somebody types or a dialog is open. */
export function useKey(keys: readonly string[], act: (key: string) => void, active = true): void {
  const latest = useRef({ keys, act });
  latest.current = { keys, act };
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!latest.current.keys.includes(event.key) || isElsewhere(event.target)) return;
      // A focused button would take the space bar for itself: at the table it is the paw and nothing else.
      event.preventDefault();
      latest.current.act(event.key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active]);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.matches(TYPING));
