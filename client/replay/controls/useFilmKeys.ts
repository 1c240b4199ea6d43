import type { RefObject } from 'react';
import { useKey } from '../../controls/useKey.ts';
import { nextOf, type PlacedChapter, previousOf } from '../film/chapters.ts';
import type { Film } from '../film/film.ts';
import { type Playhead, SPEEDS } from '../film/playhead.ts';

interface Filming {
  readonly playhead: Playhead;
  readonly film: Film;
  readonly chapters: readonly PlacedChapter[];
  /** What fills the screen. */
  readonly page: RefObject<HTMLElement | null>;
}

export const toggle = (playhead: Playhead): void =>
  playhead.state.getState().playing ? playhead.pause() : playhead.play();

/** A move that takes no time cannot be stood at. */
const movesOf = ({ scenes }: Film) => scenes.filter(({ length }) => length > 0);

export function stepOn(playhead: Playhead, film: Film): void {
  playhead.seek(nextOf(movesOf(film), playhead.time)?.start ?? film.length);
}

export function stepBack(playhead: Playhead, film: Film): void {
  playhead.seek(previousOf(movesOf(film), playhead.time)?.start ?? 0);
}

export function chapterOn(playhead: Playhead, chapters: readonly PlacedChapter[]): void {
  const next = nextOf(chapters, playhead.time);
  if (next !== undefined) playhead.seek(next.start);
}

export function chapterBack(playhead: Playhead, chapters: readonly PlacedChapter[]): void {
  playhead.seek(previousOf(chapters, playhead.time)?.start ?? 0);
}

export function faster(playhead: Playhead, by: number): void {
  const place = SPEEDS.indexOf(playhead.state.getState().speed) + by;
  playhead.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))] ?? 1);
}

export function fillScreen(page: HTMLElement | null): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  // Phones that know no full screen for a page say so by refusing; there is nothing to tell.
  else void page?.requestFullscreen?.().catch(() => undefined);
}

/** On the line of time, too: by tenths of a second nobody would come anywhere. */
const TYPING = 'input:not([type=range]), select';

export function useFilmKeys({ playhead, film, chapters, page }: Filming): void {
  useKey([' ', 'k'], () => toggle(playhead), true, TYPING);
  useKey(['ArrowRight'], () => stepOn(playhead, film), true, TYPING);
  useKey(['ArrowLeft'], () => stepBack(playhead, film), true, TYPING);
  useKey([']'], () => chapterOn(playhead, chapters));
  useKey(['['], () => chapterBack(playhead, chapters));
  useKey(['ArrowUp', '>'], () => faster(playhead, 1));
  useKey(['ArrowDown', '<'], () => faster(playhead, -1));
  useKey(['Home'], () => playhead.seek(0));
  useKey(['End'], () => playhead.seek(film.length));
  useKey(['f', 'F'], () => fillScreen(page.current));
}
