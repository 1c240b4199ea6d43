import type { JackyBeatId } from '../../../shared/games/blackJacky/lesson/lesson.ts';
import type { LessonWords } from '../../../shared/table/lesson.ts';
import type { Language } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';

const WORDS: { readonly [language in Language]: () => Promise<LessonWords<JackyBeatId>> } = {
  en: async () => (await import('../../../shared/games/blackJacky/lesson/words/en.ts')).en,
  de: async () => (await import('../../../shared/games/blackJacky/lesson/words/de.ts')).de,
  nl: async () => (await import('../../../shared/games/blackJacky/lesson/words/nl.ts')).nl,
  fr: async () => (await import('../../../shared/games/blackJacky/lesson/words/fr.ts')).fr,
};

export const loadLessonWords = ({ language }: Speech): Promise<LessonWords<JackyBeatId>> => WORDS[language]();
