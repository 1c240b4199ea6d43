/** The chapters of a film: where on the time line the moments lie that somebody looks for. */

import type { AnyChapters, Chapter } from '../../../shared/table/texts/gameWords.ts';
import type { Seconds } from '../../choreography/steps.ts';
import type { Film } from './film.ts';

export interface PlacedChapter extends Chapter {
  readonly seq: number;
  readonly start: Seconds;
  /** From here on it is no secret any more how it ended. */
  readonly told: Seconds;
}

/** A game without names for them has its reveals all the same. */
export function placedChapters(
  film: Film,
  chapters: AnyChapters | undefined,
  names: readonly string[],
  anyReveal: string,
): readonly PlacedChapter[] {
  return film.scenes.flatMap(({ entry, start, script, turn }): readonly PlacedChapter[] => {
    const named = chapters?.(entry.events, (seat) => names[seat] ?? '');
    const nameless: Chapter = { kind: 'reveal', teaser: anyReveal, title: anyReveal };
    const chapter = named ?? (chapters === undefined && turn !== undefined ? nameless : undefined);
    return chapter === undefined ? [] : [{ ...chapter, seq: entry.seq, start, told: start + script.length }];
  });
}

/** A step back from a little after its beginning leads to the one before, not to where one just came from. */
const JUST_BEGUN: Seconds = 1;
const HERE: Seconds = 0.05;

interface Beginning {
  readonly start: Seconds;
}

export const nextOf = <T extends Beginning>(parts: readonly T[], time: Seconds): T | undefined =>
  parts.find(({ start }) => start > time + HERE);

export const previousOf = <T extends Beginning>(parts: readonly T[], time: Seconds): T | undefined =>
  parts.findLast(({ start }) => start < time - JUST_BEGUN) ?? parts.findLast(({ start }) => start < time - HERE);
