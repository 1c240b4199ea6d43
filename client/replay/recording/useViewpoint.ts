import { useCallback, useRef, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { ok } from '../../../shared/engine/result.ts';
import { type Eyes, type LoadedReplay, loadReplay } from './loadReplay.ts';

export interface Viewpoint {
  /** Whose eyes the match is seen with; the last one until another has come. */
  readonly loaded: LoadedReplay;
  readonly chosen: Eyes;
  readonly refusal: Refusal | undefined;
  choose(eyes: Eyes): void;
}

/** Another pair of eyes for the same moment: films of one match are equally long for all. */
export function useViewpoint(first: LoadedReplay): Viewpoint {
  const known = useRef(new Map<Eyes, LoadedReplay>([['watcher', first]]));
  const [loaded, setLoaded] = useState(first);
  const [chosen, setChosen] = useState<Eyes>('watcher');
  const [refusal, setRefusal] = useState<Refusal>();
  const wanted = useRef<Eyes>('watcher');
  const { id } = first.recording;
  const choose = useCallback(
    async (viewer: Eyes) => {
      wanted.current = viewer;
      setChosen(viewer);
      setRefusal(undefined);
      const kept = known.current.get(viewer);
      const answer = kept === undefined ? await loadEyes(first, id, viewer) : ok(kept);
      if (answer.ok) known.current.set(viewer, answer.value);
      // Somebody who is quicker than the line sees what was asked for last.
      if (wanted.current !== viewer) return;
      if (answer.ok) setLoaded(answer.value);
      else {
        setRefusal(answer.error);
        wanted.current = 'watcher';
        setChosen('watcher');
        setLoaded(first);
      }
    },
    [id, first],
  );
  return { loaded, chosen, refusal, choose: (viewer) => void choose(viewer) };
}

/** Everything needs the rules of the game to be played again, which no other viewpoint does: loaded when somebody asks. */
async function loadEyes(first: LoadedReplay, match: string, eyes: Eyes) {
  if (eyes !== 'everything') return loadReplay(match, eyes);
  const { loadEverything } = await import('./loadEverything.ts');
  return loadEverything(first);
}
