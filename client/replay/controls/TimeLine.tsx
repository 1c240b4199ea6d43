import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlacedChapter } from '../film/chapters.ts';
import { type Film, sceneAt } from '../film/film.ts';
import type { Playhead } from '../film/playhead.ts';
import type { ReplayWords } from '../words/en.ts';

interface Props {
  readonly film: Film;
  readonly playhead: Playhead;
  readonly chapters: readonly PlacedChapter[];
  readonly words: ReplayWords;
}

/** A native slider: keys, touch and screen readers know what to do with it. Chapters are marked on it and listed beside it. */
export function TimeLine({ film, playhead, chapters, words }: Props) {
  const shown = useStore(playhead.state, (state) => state.shown);
  const { index } = sceneAt(film, shown);
  const marks = useMemo(
    () =>
      chapters.map(({ seq, start, kind }) => (
        <i key={seq} data-kind={kind} style={{ insetInlineStart: `${(start / film.length) * 100}%` }} />
      )),
    [chapters, film],
  );
  return (
    <div className="time-line">
      <div className="time-marks" aria-hidden="true">
        {marks}
      </div>
      <input
        type="range"
        aria-label={words.timeLine}
        aria-valuetext={words.move(index + 1, film.scenes.length)}
        min={0}
        max={film.length}
        step={0.1}
        value={shown}
        style={{ '--done': `${(shown / film.length) * 100}%` } as React.CSSProperties}
        onChange={({ target }) => playhead.seek(Number(target.value))}
      />
    </div>
  );
}
