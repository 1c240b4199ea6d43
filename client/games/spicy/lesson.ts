import type { SpicyBeatId } from '../../../shared/games/spicy/lesson/lesson.ts';
import type { LessonWords } from '../../../shared/table/lesson.ts';
import type { Language } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';

const WORDS: { readonly [language in Language]: () => Promise<LessonWords<SpicyBeatId>> } = {
  en: async () => (await import('../../../shared/games/spicy/lesson/words/en.ts')).en,
  de: async () => (await import('../../../shared/games/spicy/lesson/words/de.ts')).de,
  nl: async () => (await import('../../../shared/games/spicy/lesson/words/nl.ts')).nl,
  fr: async () => (await import('../../../shared/games/spicy/lesson/words/fr.ts')).fr,
};

export const loadLessonWords = ({ language }: Speech): Promise<LessonWords<SpicyBeatId>> => WORDS[language]();
