/** One recorded reveal that fills the screen, from the paw to what comes of it. Fetches the match and the stage when it is mounted. */

import '../../styles/table.css';
import '../../replay/replay.css';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FeedReveal } from '../../../shared/table/gallery.ts';
import { InGame } from '../../games/InGame.tsx';
import { gameNamed } from '../../games/registry.ts';
import { LiveLog } from '../../hud/table/LogDialog.tsx';
import { useSpeech } from '../../i18n/useTexts.ts';
import { createPlayhead, type Playhead } from '../../replay/film/playhead.ts';
import { useSeen } from '../../replay/film/useSeen.ts';
import { ReplayPlates } from '../../replay/ReplayPlates.tsx';
import { ReplayShow } from '../../replay/ReplayShow.tsx';
import { type LoadedReplay, loadReplay } from '../../replay/recording/loadReplay.ts';
import { withNames } from '../../replay/recording/recording.ts';
import { useLines } from '../../replay/useLines.ts';
import { createLayout } from '../../scene/layout/layout.ts';
import { useViewport } from '../../scene/layout/useViewport.ts';
import { NOTHING, pictureStore } from '../../store/table/picture.ts';
import { DrawnTable } from '../../table/overlay/DrawnTable.tsx';
import { pageSound } from '../../table/show/pageSound.ts';
import { captionOf } from '../feed/RevealCard.tsx';
import { stretchOf } from '../feed/RevealLoop.tsx';
import type { GallerySpeech } from '../words.ts';

interface Props {
  readonly reveal: FeedReveal;
  readonly speech: GallerySpeech;
  /** It has come to its end, or cannot be shown. */
  readonly onOver: () => void;
}

export function RecordedReveal({ reveal, speech, onOver }: Props) {
  const { match, game } = reveal;
  const [loaded, setLoaded] = useState<LoadedReplay>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for a match; whoever is told does not change it
  useEffect(() => {
    let current = true;
    void loadReplay(match, 'watcher').then((replay) => {
      if (!current) return;
      if (replay.ok)
        setLoaded({ ...replay.value, recording: withNames(replay.value.recording, speech.words.somebody) });
      else onOver();
    });
    return () => {
      current = false;
    };
  }, [match]);
  if (loaded === undefined) return undefined;
  return (
    <Suspense>
      <InGame game={game}>
        <Recorded {...{ loaded, reveal, speech, onOver }} />
      </InGame>
    </Suspense>
  );
}

function Recorded({ loaded, reveal, speech, onOver }: Props & { readonly loaded: LoadedReplay }) {
  const { recording, film, stage } = loaded;
  const { cats, game, entries } = recording;
  const { language } = useSpeech();
  const viewport = useViewport();
  const layout = useMemo(() => createLayout(cats.length, 'watcher', viewport), [cats.length, viewport]);
  const playhead = useMemo(() => createPlayhead({ ...stretchOf(film, reveal.seq), loop: false }), [film, reveal.seq]);
  const seen = useSeen(film, playhead);
  const lines = useLines(recording, seen);
  const { ready, lost, closeUp } = useStore(pictureStore);
  useEffect(() => () => pictureStore.setState(NOTHING), []);
  // Not before it can be seen: who has waited for the stage would miss the paw.
  useEffect(() => {
    if (ready) playhead.play();
  }, [ready, playhead]);
  useEnd(playhead, onOver);
  const facts = useMemo(
    () => ({
      seats: cats.map(({ name, look }) => ({ kind: 'person' as const, name, look, connected: true, ready: true })),
    }),
    [cats],
  );
  return (
    <main className="table-screen replay" data-theme={gameNamed(game).theme} data-close-up={closeUp ? '' : undefined}>
      <div className="replay-stage" style={viewport}>
        <ReplayShow
          {...{ recording, film, playhead, viewport, language }}
          game={stage}
          sound={pageSound}
          onPicture={(change) => pictureStore.setState(change)}
        />
        <DrawnTable layout={layout} facts={facts} bare={!ready || lost === 'now'} />
        <ReplayPlates layout={layout} cats={cats} game={game} view={entries[Math.max(0, seen - 1)]?.view} />
      </div>
      <LiveLog lines={lines.slice(-1)} />
      <p className="tv-caption">
        <span className="tag">{speech.words.recorded}</span> {captionOf(reveal, speech)}
      </p>
    </main>
  );
}

function useEnd(playhead: Playhead, onOver: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a playhead
  useEffect(() => {
    let wasPlaying = false;
    return playhead.state.subscribe(({ playing }) => {
      if (wasPlaying && !playing) onOver();
      wasPlaying = playing;
    });
  }, [playhead]);
}
