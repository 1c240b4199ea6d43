/** What each game brings for those who learn it: its rules and its first game. Loaded when somebody opens them. */

import type { GameName } from '../../shared/games/index.ts';
import type { Lesson, LessonWords } from '../../shared/table/lesson.ts';
import type { RuleBook } from '../hud/rules/ruleBook.ts';
import type { Speech } from '../i18n/language.ts';

export interface Guide {
  loadBook(speech: Speech): Promise<RuleBook>;
  loadLesson(): Promise<Lesson>;
  loadLessonWords(speech: Speech): Promise<LessonWords<string>>;
}

export const GUIDES: { readonly [game in GameName]: Guide } = {
  spicy: {
    loadBook: async (speech) => (await import('./spicy/rules/book.tsx')).loadBook(speech),
    loadLesson: async () => (await import('../../shared/games/spicy/lesson/lesson.ts')).lesson,
    loadLessonWords: async (speech) => (await import('./spicy/lesson.ts')).loadLessonWords(speech),
  },
  blackJacky: {
    loadBook: async (speech) => (await import('./blackJacky/rules/book.tsx')).loadBook(speech),
    loadLesson: async () => (await import('../../shared/games/blackJacky/lesson/lesson.ts')).lesson,
    loadLessonWords: async (speech) => (await import('./blackJacky/lesson.ts')).loadLessonWords(speech),
  },
};
