import { useEffect } from 'react';
import { useLatest } from '../store/useLatest.ts';

const TYPING = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** A key of the table. It sleeps while somebody types (`sleeps`: in which elements) or a dialog is open. */
export function useKey(keys: readonly string[], act: (key: string) => void, active = true, sleeps = TYPING): void {
  const latest = useLatest({ keys, act, sleeps });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.repeat && !event.key.startsWith('Arrow')) || isShortcut(event)) return;
      if (!latest.current.keys.includes(event.key) || isElsewhere(event.target, latest.current.sleeps)) return;
      // A focused button would take the space bar for itself: at the table it is the paw and nothing else.
      event.preventDefault();
      latest.current.act(event.key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active]);
}

/** Many keyboards type these with AltGr, which counts as Ctrl and Alt, or with Option: a shortcut of the browser is something else. */
const isTyped = ({ key, altKey }: KeyboardEvent): boolean => altKey && /^[[\]<>]$/.test(key);

const isShortcut = (event: KeyboardEvent): boolean =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !isTyped(event));

const isElsewhere = (target: EventTarget | null, sleeps: string): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.matches(sleeps));

/** Left and right go to the hand from wherever the focus is; who picks among radio buttons has the arrows for that. */
export function useArrows(act: (step: 1 | -1) => void): void {
  useKey(['ArrowLeft', 'ArrowRight'], (key) => act(key === 'ArrowRight' ? 1 : -1), true, 'input, textarea, select');
}
