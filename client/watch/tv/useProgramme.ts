import { useCallback, useEffect, useRef, useState } from 'react';
import type { FeedReveal, TvChannel } from '../../../shared/table/gallery.ts';
import { call } from '../../net/api.ts';
import { useLatest } from '../../store/useLatest.ts';
import { useTable } from '../../store/useStore.ts';
import { loadFeed, nameOf } from '../feed/feed.ts';

/** What is on: a table, or a recorded reveal between two matches. */
export type Programme =
  | { readonly kind: 'table'; readonly id: string; readonly house: boolean }
  | { readonly kind: 'reveal'; readonly reveal: FeedReveal };

/** How long scores are left to be read, and how soon it is tried again where nothing could be found. */
const SCORES_MS = 10_000;
const AGAIN_MS = 8000;
/** How often it looks up from an exhibition: whether people have begun to play. */
const LOOK_MS = 10_000;
/** A recorded one that has not come to its end by then never will. */
const LONGEST_MS = 40_000;

/**
 * Stays with a match to its end, and with its scores for a while; then one of the best reveals, and the hottest table again. A table
 * that is gone is left at once, and an exhibition as soon as people play.
 */
export function useProgramme(): { readonly programme: Programme | undefined; next(): void } {
  const [programme, setProgramme] = useState<Programme>();
  const [tries, setTries] = useState(0);
  const phase = useTable(({ status, facts }) => (status === 'gone' ? 'gone' : facts?.phase));
  const recorded = useRecorded();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const toTable = useCallback(async () => {
    const channel = await call<TvChannel>({ method: 'GET', path: '/api/tv' });
    if (!here.current) return;
    if (channel.ok) setProgramme({ kind: 'table', id: channel.value.table, house: channel.value.house });
    else setTries((before) => before + 1);
  }, []);

  useEffect(() => {
    if (programme === undefined) {
      const timer = setTimeout(() => void toTable(), tries === 0 ? 0 : AGAIN_MS);
      return () => clearTimeout(timer);
    }
    if (programme.kind === 'reveal') {
      const timer = setTimeout(() => void toTable(), LONGEST_MS);
      return () => clearTimeout(timer);
    }
    if (phase === 'playing') return;
    const between = async () => {
      const reveal = await recorded();
      if (!here.current) return;
      if (reveal === undefined) await toTable();
      else setProgramme({ kind: 'reveal', reveal });
    };
    // Before it has come, and where it is about to deal, a table is given as long as its scores.
    const timer = setTimeout(() => void between(), phase === 'gone' ? 0 : SCORES_MS);
    return () => clearTimeout(timer);
  }, [programme, phase, tries, toTable, recorded]);

  const isExhibition = programme?.kind === 'table' && programme.house && phase === 'playing';
  const isShowing = useLatest(useTable(({ updates }) => updates.length > 0));
  useEffect(() => {
    if (!isExhibition) return;
    // Nobody is taken away from a reveal.
    const timer = setInterval(() => (isShowing.current ? undefined : void toTable()), LOOK_MS);
    return () => clearInterval(timer);
  }, [isExhibition, toTable]);

  return { programme, next: () => void toTable() };
}

/** The best ones, one after another. */
function useRecorded(): () => Promise<FeedReveal | undefined> {
  const shown = useRef<string[]>([]);
  return useCallback(async () => {
    const feed = await loadFeed('today', undefined);
    if (!feed.ok) return undefined;
    const { reveals } = feed.value;
    const fresh = reveals.find((reveal) => !shown.current.includes(nameOf(reveal))) ?? reveals[0];
    if (fresh === undefined) return undefined;
    // From the beginning when all of them have been.
    if (shown.current.length + 1 >= reveals.length) shown.current = [];
    shown.current.push(nameOf(fresh));
    return fresh;
  }, []);
}
