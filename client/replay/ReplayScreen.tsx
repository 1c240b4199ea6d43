/** The stage, and over it what can be read and done: names, what happened, and the controls of a film. */

import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { gameNamed } from '../games/registry.ts';
import { Instead } from '../hud/kit/Instead.tsx';
import { LastLine, LiveLog } from '../hud/table/LogDialog.tsx';
import type { Speech } from '../i18n/language.ts';
import { useSpeech, useSpoken } from '../i18n/useTexts.ts';
import { createLayout } from '../scene/layout/layout.ts';
import { handReserve } from '../scene/layout/ownHand.ts';
import { NOTHING, pictureStore } from '../store/table/picture.ts';
import { DrawnTable } from '../table/overlay/DrawnTable.tsx';
import { BuildBar } from '../table/show/BuildBar.tsx';
import { pageSound } from '../table/show/pageSound.ts';
import { Chapters } from './controls/Chapters.tsx';
import { FilmControls } from './controls/FilmControls.tsx';
import { toggle, useFilmKeys } from './controls/useFilmKeys.ts';
import { type PlacedChapter, placedChapters } from './film/chapters.ts';
import { type Film, momentOf, sceneAt } from './film/film.ts';
import { createPlayhead } from './film/playhead.ts';
import { useSeen } from './film/useSeen.ts';
import { ReplayMenu } from './ReplayMenu.tsx';
import { ReplayPlates } from './ReplayPlates.tsx';
import { ReplayShow } from './ReplayShow.tsx';
import type { LoadedReplay } from './recording/loadReplay.ts';
import { withNames } from './recording/recording.ts';
import { useViewpoint } from './recording/useViewpoint.ts';
import { useLines } from './useLines.ts';
import { useStageBox } from './useStageBox.ts';
import type { ReplayWords } from './words/en.ts';

const FairnessDialog = lazy(async () => ({
  default: (await import('../table/overlay/FairnessDialog.tsx')).FairnessDialog,
}));
const GuessFirst = lazy(async () => ({ default: (await import('../watch/guess/GuessFirst.tsx')).GuessFirst }));
const ShareReveal = lazy(async () => ({ default: (await import('../clips/ShareReveal.tsx')).ShareReveal }));

interface Props {
  /** As a watcher saw it. */
  readonly first: LoadedReplay;
  readonly seq: number | undefined;
  readonly words: ReplayWords;
}

/** Of the moment at which a link opens: a little later the card begins to turn, and lies open. */
const LOCKED_AFTER = 0.1;
const TURNED_AFTER = 1.5;
/** How everybody had guessed can be read for this long after the reveal. */
const READ_SECONDS = 8;

export function ReplayScreen({ first, seq, words }: Props) {
  const { language } = useSpeech();
  const viewpoint = useViewpoint(first);
  const { film, stage } = viewpoint.loaded;
  const recording = useMemo(
    () => withNames(viewpoint.loaded.recording, words.somebody, words.goneCat),
    [viewpoint.loaded.recording, words],
  );
  const { viewer, cats, game } = recording;
  const moment = seq === undefined ? undefined : momentOf(first.film, seq);
  const playhead = useMemo(() => {
    const head = createPlayhead({ from: 0, to: first.film.length, loop: false }, { playing: moment === undefined });
    if (moment !== undefined) head.seek(moment);
    return head;
  }, [first, moment]);
  const page = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const asking = useStore(playhead.state, ({ shown }) => moment !== undefined && isAround(first.film, moment, shown));
  const { viewport, beside } = useStageBox(bar, viewer, asking);
  const layout = useMemo(() => createLayout(cats.length, viewer, viewport), [cats.length, viewer, viewport]);
  const names = useMemo(() => cats.map(({ name }) => name), [cats]);
  const load = useMemo(
    () =>
      async ({ language, games }: Speech) =>
        (await gameNamed(game).manifest.loadChapters?.(language, games[game])) ?? null,
    [game],
  );
  const named = useSpoken(load);
  const chapters = useMemo(
    () => (named === undefined ? [] : placedChapters(first.film, named ?? undefined, names, words.reveal)),
    [first, named, names, words],
  );
  const seen = useSeen(film, playhead);
  const lines = useLines(recording, seen);
  const locked = useStore(playhead.state, ({ furthest }) => moment !== undefined && furthest > moment + LOCKED_AFTER);
  const turned = useStore(playhead.state, ({ furthest }) => moment !== undefined && furthest > moment + TURNED_AFTER);
  const [listed, setListed] = useState(false);
  const [checking, setChecking] = useState(false);
  const [shared, setShared] = useState<number>();
  const reveals = useMemo(() => chapters.filter(({ kind }) => kind === 'reveal'), [chapters]);
  // Nobody watches what goes on behind a dialog.
  const aside = (open: () => void) => () => {
    playhead.pause();
    open();
  };
  useFilmKeys({ playhead, film, chapters, page });
  const { ready, lost, closeUp } = useStore(pictureStore);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => pictureStore.setState(NOTHING), []);
  useTitle(seq === undefined ? undefined : chapters.find((chapter) => chapter.seq === seq)?.teaser);
  // What everybody sees after the last scene that is over; the deal is told on an empty table.
  const view = recording.entries[Math.max(0, seen - 1)]?.view;
  const facts = useMemo(() => factsOf(cats), [cats]);

  return (
    <main
      className="table-screen replay"
      data-theme={gameNamed(game).theme}
      data-close-up={closeUp ? '' : undefined}
      ref={page}
      data-beside={beside > 0 ? '' : undefined}
      style={{ '--hand': `${handReserve(viewport)}px`, '--beside': `${beside}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as with every film; keys have space, and the bar a button */}
      <div className="replay-stage" style={viewport} onClick={() => toggle(playhead)}>
        {/* What fails in 3D is tried once more without it. */}
        <Instead
          key={failed ? 'flat' : 'sculpted'}
          onFailure={() => {
            pictureStore.setState({ ...NOTHING, lost: 'forGood' });
            setFailed(true);
          }}
        >
          <Suspense>
            <ReplayShow
              recording={recording}
              film={film}
              game={stage}
              playhead={playhead}
              viewport={viewport}
              language={language}
              sound={pageSound}
              onPicture={(change) => pictureStore.setState(change)}
            />
          </Suspense>
        </Instead>
        <DrawnTable layout={layout} facts={facts} bare={!ready || lost === 'now'} />
        <ReplayPlates layout={layout} cats={cats} game={game} view={view} />
      </div>
      <BuildBar />
      <ReplayMenu
        words={words}
        viewpoint={viewpoint}
        names={names}
        onShare={reveals.length === 0 ? undefined : aside(() => setShared(lately(reveals, playhead.time)))}
        onCheck={aside(() => setChecking(true))}
      />
      <LiveLog lines={lines} />
      <LastLine sentences={lines.at(-1)?.sentences ?? []} />
      <FilmControls
        ref={bar}
        {...{ film, playhead, chapters, words }}
        guessing={moment}
        missing={seq !== undefined && moment === undefined}
        onChapters={aside(() => setListed(true))}
        page={page}
      >
        {seq === undefined || !asking ? undefined : (
          <Suspense>
            <GuessFirst {...{ game, seq, names }} match={recording.id} isLocked={locked} isOver={turned} />
          </Suspense>
        )}
      </FilmControls>
      {checking ? (
        <Suspense>
          <FairnessDialog
            game={game}
            match={recording.id}
            commitment={first.commitment}
            onClose={() => setChecking(false)}
          />
        </Suspense>
      ) : undefined}
      {shared === undefined ? undefined : (
        <Suspense>
          <ShareReveal match={recording.id} seq={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
      {listed ? <Chapters {...{ chapters, playhead, words }} onClose={() => setListed(false)} /> : undefined}
    </main>
  );
}

const factsOf = (cats: LoadedReplay['recording']['cats']) => ({
  seats: cats.map(({ name, look }) => ({ kind: 'person' as const, name, look, connected: true, ready: true })),
});

/** From the beginning of the reveal until one has read how it came out: before and after, the stage needs the room. */
function isAround(film: Film, moment: number, time: number): boolean {
  const { start, script } = sceneAt(film, moment);
  return start <= time && time < start + script.length + READ_SECONDS;
}

/** The reveal that was on the stage last; the first one before any was. */
const lately = (reveals: readonly PlacedChapter[], time: number): number | undefined =>
  (reveals.findLast(({ start }) => start <= time) ?? reveals[0])?.seq;

/** The tab is called after the moment that the link leads to, never by how it ends. */
function useTitle(teaser: string | undefined): void {
  useEffect(() => {
    if (teaser === undefined) return;
    const { title } = document;
    document.title = `${teaser} · Hot Paws`;
    return () => {
      document.title = title;
    };
  }, [teaser]);
}
