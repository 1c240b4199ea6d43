/** The words of the coach that are the same for every game. */

import type { Language } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';
import type { CoachWords } from './words/en.ts';

const LOADERS: { readonly [language in Language]: () => Promise<CoachWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadCoachWords = ({ language }: Pick<Speech, 'language'>): Promise<CoachWords> => LOADERS[language]();
