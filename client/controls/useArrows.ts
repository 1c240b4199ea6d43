import { useKey } from './useKey.ts';

/** Left and right go to the hand from wherever the focus is; who picks among radio buttons has the arrows for that. */
export function useArrows(act: (step: 1 | -1) => void): void {
  useKey(['ArrowLeft', 'ArrowRight'], (key) => act(key === 'ArrowRight' ? 1 : -1), true, 'input, textarea, select');
}
