import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../hud/kit/Button.tsx';
import { Segmented } from '../hud/kit/Segmented.tsx';
import { useSpeech } from '../i18n/useTexts.ts';
import { type LoadedReplay, loadReplay } from '../replay/recording/loadReplay.ts';
import { withNames } from '../replay/recording/recording.ts';
import { ClipStudio, type Studio } from './ClipStudio.tsx';
import type { Clip } from './encode.ts';
import { SHAPE_NAMES, type Shape } from './shapes.ts';
import { soundtrackOf } from './soundtrack.ts';
import { type ClipStretch, clipOf } from './stretch.ts';
import type { ClipWords } from './words.ts';

interface Props {
  readonly match: string;
  readonly seq: number;
  readonly words: ClipWords;
}

type Filming =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly loaded?: LoadedReplay; readonly stretch?: ClipStretch }
  | { readonly kind: 'filming'; readonly loaded: LoadedReplay; readonly stretch: ClipStretch; readonly percent: number }
  | { readonly kind: 'made'; readonly clip: Clip; readonly url: string }
  | { readonly kind: 'cannot' | 'failed' };

/** Chooses a shape, makes the film, and hands it over. */
export function FilmMaker({ match, seq, words }: Props) {
  const { language } = useSpeech();
  const [shape, setShape] = useState<Shape>('square');
  const [filming, setFilming] = useState<Filming>(
    typeof VideoEncoder === 'undefined' ? { kind: 'cannot' } : { kind: 'idle' },
  );
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const url = filming.kind === 'made' ? filming.url : undefined;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  const prepare = async () => {
    const mine = new AbortController();
    stop.current = mine;
    setFilming({ kind: 'preparing' });
    const loaded = await loadReplay(match, 'watcher');
    if (mine.signal.aborted) return;
    const stretch = loaded.ok ? clipOf(loaded.value.film, seq) : undefined;
    if (!loaded.ok || stretch === undefined) {
      setFilming({ kind: 'failed' });
      return;
    }
    const recording = withNames(loaded.value.recording, words.somebody);
    setFilming({ kind: 'preparing', loaded: { ...loaded.value, recording }, stretch });
  };

  const film = useCallback(async (studio: Studio, loaded: LoadedReplay, stretch: ClipStretch) => {
    const { signal } = stop.current ?? new AbortController();
    if (signal.aborted) return;
    setFilming({ kind: 'filming', loaded, stretch, percent: 0 });
    try {
      const { encodeClip } = await import('./encode.ts');
      const clip = await encodeClip({
        canvas: studio.canvas,
        seconds: stretch.to - stretch.from,
        sound: await soundtrackOf(loaded.film, stretch, loaded.stage.sound).catch(() => undefined),
        draw: (time) => studio.draw(stretch.from + time),
        progress: (share) =>
          setFilming((now) => (now.kind === 'filming' ? { ...now, percent: Math.floor(share * 100) } : now)),
        signal,
      });
      if (signal.aborted) return;
      setFilming(clip === undefined ? { kind: 'cannot' } : { kind: 'made', clip, url: URL.createObjectURL(clip.blob) });
    } catch {
      if (!signal.aborted) setFilming({ kind: 'failed' });
    }
  }, []);

  const cancel = () => {
    stop.current?.abort();
    setFilming({ kind: 'idle' });
  };

  const busy = filming.kind === 'preparing' || filming.kind === 'filming';
  const set = busy && filming.loaded !== undefined && filming.stretch !== undefined ? filming : undefined;
  return (
    <section className="film-maker stack" aria-label={words.film}>
      <h3>{words.film}</h3>
      {filming.kind === 'cannot' || filming.kind === 'failed' ? (
        <p role="status">{filming.kind === 'cannot' ? words.cannot : words.failed}</p>
      ) : (
        <p className="dim">{words.filmHint}</p>
      )}
      {filming.kind === 'cannot' ? undefined : (
        <Segmented
          legend={words.shape}
          value={shape}
          choices={SHAPE_NAMES.map((value) => ({ value, label: words.shapes[value] }))}
          onChange={setShape}
          disabled={busy}
        />
      )}
      {filming.kind === 'made' ? <Made clip={filming.clip} url={filming.url} words={words} /> : undefined}
      {busy ? (
        <div className="row">
          <progress
            aria-label={words.film}
            {...(filming.kind === 'filming' ? { value: filming.percent, max: 100 } : {})}
          />
          <span>{filming.kind === 'filming' ? words.making(filming.percent) : words.preparing}</span>
          <Button onClick={cancel}>{words.cancel}</Button>
        </div>
      ) : filming.kind === 'cannot' ? undefined : (
        <Button kind="primary" onClick={() => void prepare()}>
          {filming.kind === 'made' ? words.again : words.make}
        </Button>
      )}
      {set?.loaded === undefined || set.stretch === undefined ? undefined : (
        <FilmSet key={shape} loaded={set.loaded} stretch={set.stretch} shape={shape} language={language} onSet={film} />
      )}
    </section>
  );
}

interface FilmSetProps {
  readonly loaded: LoadedReplay;
  readonly stretch: ClipStretch;
  readonly shape: Shape;
  readonly language: Parameters<typeof ClipStudio>[0]['language'];
  readonly onSet: (studio: Studio, loaded: LoadedReplay, stretch: ClipStretch) => void;
}

/** Stays where it is while the film is made. */
function FilmSet({ loaded, stretch, shape, language, onSet }: FilmSetProps) {
  const begun = useRef(false);
  return (
    <ClipStudio
      {...{ loaded, shape, language }}
      begin={stretch.from}
      onReady={(studio) => {
        if (begun.current) return;
        begun.current = true;
        onSet(studio, loaded, stretch);
      }}
    />
  );
}

function Made({ clip, url, words }: { readonly clip: Clip; readonly url: string; readonly words: ClipWords }) {
  const name = `hot-paws.${clip.extension}`;
  const file = new File([clip.blob], name, { type: clip.blob.type });
  const canSend = navigator.canShare?.({ files: [file] }) === true;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is written into the picture */}
      <video src={url} controls loop playsInline />
      <div className="row">
        <a className="button" href={url} download={name}>
          {words.save}
        </a>
        {canSend ? (
          <Button onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>{words.share}</Button>
        ) : undefined}
      </div>
    </>
  );
}
