/** One reveal of the feed in motion, over and over: from the paw to what comes of it. Fetches the match and the stage when it is mounted. */

import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { FeedReveal } from '../../../shared/table/gallery.ts';
import { Instead } from '../../hud/kit/Instead.tsx';
import { useSpeech, useSpoken } from '../../i18n/useTexts.ts';
import { type Film, momentOf, sceneAt } from '../../replay/film/film.ts';
import { createPlayhead, type Stretch } from '../../replay/film/playhead.ts';
import { ReplayShow } from '../../replay/ReplayShow.tsx';
import { type LoadedReplay, loadReplay } from '../../replay/recording/loadReplay.ts';
import { withNames } from '../../replay/recording/recording.ts';
import type { Viewport } from '../../scene/layout/cameraFrame.ts';
import { loadGallerySpeech } from '../words.ts';

/** Before the card turns, and after the last thing has happened. */
const LEAD_SECONDS = 3;
const REST_SECONDS = 1;
/** Laid out as on a screen, and shown small: a table keeps room for bars and hands, which is more than a card of the feed has. */
const SCREEN_WIDTH = 960;

type Props = Pick<FeedReveal, 'match' | 'seq'>;

export function RevealLoop({ match, seq }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedReplay>();
  const [viewport, setViewport] = useState<Viewport>();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    // As a watcher: the loop tells nothing before it is turned.
    void loadReplay(match, 'watcher').then((replay) => {
      if (current && replay.ok) setLoaded(replay.value);
    });
    const { offsetWidth = 1, offsetHeight = 1 } = frame.current ?? {};
    setViewport({ width: SCREEN_WIDTH, height: (SCREEN_WIDTH * offsetHeight) / offsetWidth });
    return () => {
      current = false;
    };
  }, [match]);
  return (
    <div className="reveal-loop" data-ready={ready} ref={frame} aria-hidden="true">
      {loaded === undefined || viewport === undefined ? undefined : (
        // The still stays where the loop cannot be shown.
        <Instead onFailure={() => setReady(false)}>
          <Suspense>
            <Loop {...{ loaded, seq, viewport }} onReady={() => setReady(true)} />
          </Suspense>
        </Instead>
      )}
    </div>
  );
}

/** From the paw to what comes of it. */
export function stretchOf(film: Film, seq: number): Omit<Stretch, 'loop'> {
  const moment = momentOf(film, seq) ?? 0;
  const { start, script } = sceneAt(film, moment);
  return { from: Math.max(0, moment - LEAD_SECONDS), to: Math.min(film.length, start + script.length + REST_SECONDS) };
}

interface LoopProps {
  readonly loaded: LoadedReplay;
  readonly seq: number;
  readonly viewport: Viewport;
  onReady(): void;
}

function Loop({ loaded: { recording, film, stage }, seq, viewport, onReady }: LoopProps) {
  const { language } = useSpeech();
  const speech = useSpoken(loadGallerySpeech);
  const named = useMemo(() => withNames(recording, speech?.words.somebody ?? ''), [recording, speech]);
  const playhead = useMemo(
    () => createPlayhead({ ...stretchOf(film, seq), loop: true }, { playing: true }),
    [film, seq],
  );
  return (
    <ReplayShow
      {...{ film, playhead, viewport, language }}
      // Until every cat is there the still is the better picture.
      whole
      recording={named}
      game={stage}
      onPicture={(change) => {
        if (change({ ready: false, built: 0, seated: 0, lost: 'no', closeUp: false }).ready === true) onReady();
      }}
    />
  );
}
