/** Play, step, jump, speed: the bar below the stage. */

import { type ReactNode, type Ref, type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../hud/kit/Button.tsx';
import { Drawing } from '../../hud/kit/Icon.tsx';
import type { PlacedChapter } from '../film/chapters.ts';
import type { Film } from '../film/film.ts';
import { type Playhead, SPEEDS, type Speed } from '../film/playhead.ts';
import type { ReplayWords } from '../words/en.ts';
import { TimeLine } from './TimeLine.tsx';
import { chapterBack, chapterOn, fillScreen, stepBack, stepOn, toggle } from './useFilmKeys.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly film: Film;
  readonly playhead: Playhead;
  readonly chapters: readonly PlacedChapter[];
  readonly words: ReplayWords;
  /** The moment before a card turns that the link led to. */
  readonly guessing: number | undefined;
  /** The link led to a move that is none. */
  readonly missing: boolean;
  readonly onChapters: () => void;
  readonly page: RefObject<HTMLElement | null>;
  /** What is asked about the moment that the link led to, above the line of time. */
  readonly children?: ReactNode;
}

/** Line drawings, 24 by 24. */
const PLAY = 'M6 3.500v17L20.500 12Z';
const PAUSE = 'M6 4h4v16H6Zm8 0h4v16h-4Z';
const AGAIN = 'M12 5V1.500L6.500 6.500 12 11.500V8a5.500 5.500 0 1 1-5.500 5.500h-3A8.500 8.500 0 1 0 12 5Z';
const STEP_ON = 'M5 4v16l10-8Zm11 0h3v16h-3Z';
const STEP_BACK = 'M19 4v16L9 12ZM5 4h3v16H5Z';
const CHAPTER_ON = 'M3 4v16l8.500-8Zm9 0v16l8.500-8Z';
const CHAPTER_BACK = 'M21 4v16l-8.500-8Zm-9 0v16l-8.500-8Z';
const LIST = 'M4 5h3v3H4V5Zm5 .5h11v2H9v-2ZM4 10.500h3v3H4v-3Zm5 .5h11v2H9v-2ZM4 16h3v3H4v-3Zm5 .5h11v2H9v-2Z';
const FILL = 'M3 3h7v3H6v4H3Zm11 0h7v7h-3V6h-4ZM3 14h3v4h4v3H3Zm15 0h3v7h-7v-3h4Z';

export function FilmControls(props: Props) {
  const { ref, film, playhead, chapters, words, guessing, missing, onChapters, page, children } = props;
  const playing = useStore(playhead.state, (state) => state.playing);
  const speed = useStore(playhead.state, (state) => state.speed);
  const held = useStore(playhead.state, ({ shown }) => shown === guessing) && !playing;
  const over = useStore(playhead.state, ({ shown }) => shown >= film.length);
  const full = useFullScreen();
  const [running, startIcon] = playing ? [words.pause, PAUSE] : over ? [words.again, AGAIN] : [words.play, PLAY];
  return (
    <div ref={ref} className="film-bar">
      {children === undefined ? undefined : (
        <div className="film-guess">
          {children}
          {/* Keeps its place while the card turns: the stage would jump in that very moment. */}
          <p className="guess-first" data-held={held}>
            <span>{words.guessFirst}</span>
            <Button kind="primary" onClick={() => playhead.play()}>
              {words.turnIt}
            </Button>
          </p>
        </div>
      )}
      {missing ? (
        <p className="dim" role="status">
          {words.refusals.noSuchMove}
        </p>
      ) : undefined}
      <TimeLine {...{ film, playhead, chapters, words }} />
      <div className="film-buttons">
        <Tool name={words.chapterBack} icon={CHAPTER_BACK} onClick={() => chapterBack(playhead, chapters)} />
        <Tool name={words.moveBack} icon={STEP_BACK} onClick={() => stepBack(playhead, film)} />
        <Tool name={running} icon={startIcon} onClick={() => toggle(playhead)} main />
        <Tool name={words.moveOn} icon={STEP_ON} onClick={() => stepOn(playhead, film)} />
        <Tool name={words.chapterOn} icon={CHAPTER_ON} onClick={() => chapterOn(playhead, chapters)} />
        <span className="film-space" />
        <label className="film-speed">
          <span className="hidden-text">{words.speed}</span>
          <select value={speed} onChange={({ target }) => playhead.setSpeed(Number(target.value) as Speed)}>
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {factor}×
              </option>
            ))}
          </select>
        </label>
        <Tool name={words.chapters} icon={LIST} onClick={onChapters} />
        {/* Some phones know no full screen. */}
        {document.fullscreenEnabled ? (
          <Tool
            name={full ? words.smallScreen : words.fullScreen}
            icon={FILL}
            onClick={() => fillScreen(page.current)}
          />
        ) : undefined}
      </div>
      <p className="hidden-text">{words.keys}</p>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly main?: boolean;
}

function Tool({ name, icon, onClick, main = false }: ToolProps) {
  return (
    <Button kind={main ? 'primary' : 'quiet'} shape="round" aria-label={name} title={name} onClick={onClick}>
      <Drawing path={icon} />
    </Button>
  );
}

function useFullScreen(): boolean {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  return full;
}
