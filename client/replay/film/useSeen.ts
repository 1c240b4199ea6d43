import { useStore } from 'zustand';
import { type Film, sceneAt } from './film.ts';
import type { Playhead } from './playhead.ts';

/** How many entries have been shown to their end at this moment: plates and words must not run ahead of a reveal. */
export function useSeen(film: Film, playhead: Playhead): number {
  return useStore(playhead.state, ({ shown }) => {
    const { index, start, script } = sceneAt(film, shown);
    return shown >= start + script.length ? index + 1 : index;
  });
}
