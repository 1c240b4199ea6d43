/** What the coach has to say about the table as it is shown: never ahead of a reveal. */

import { useStore } from 'zustand';
import { matchAt } from '../../shared/engine/match.ts';
import { cueOf, isExplaining, type LessonWords, PUPIL, progressOf } from '../../shared/table/texts/lesson.ts';
import type { Coaching } from '../hud/lesson/Coach.tsx';
import { useTable } from '../store/useStore.ts';
import { lessonStore } from './lessonTable.ts';

export function useCoaching(words: LessonWords<string> | undefined): Coaching | undefined {
  const running = useStore(lessonStore);
  const seq = useTable(({ present }) => present.seq);
  if (running === undefined || words === undefined) return undefined;
  const { lesson, readUpTo } = running;
  const match = matchAt(running.match, seq);
  const progress = progressOf(lesson, match);
  const last = lesson.beats[progress.done - 1];
  const next = lesson.beats[progress.done];
  const over = lesson.game.outcome(match.state) !== undefined;
  if (progress.strayedAt !== undefined) return { phase: 'strayed', lines: [], rule: undefined, command: undefined };
  const command = over ? undefined : cueOf(lesson, match, progress, PUPIL);
  const asked = next?.seat === PUPIL && command !== undefined && command !== lesson.aside ? next : undefined;
  const lines = [last && words[last.id]?.after, asked && words[asked.id]?.ask].filter((line) => line !== undefined);
  const phase = over ? 'over' : isExplaining(lesson, match, progress, readUpTo) ? 'explaining' : 'following';
  return { phase, lines, rule: (asked ?? last)?.rule, command };
}
