/** The words of ratings and leaderboards. */

import type { ByLanguage } from '../../shared/table/talk.ts';
import type { Speech } from '../i18n/language.ts';
import type { LadderWords } from './words/en.ts';

const LOADERS: ByLanguage<() => Promise<LadderWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadLadderWords = ({ language }: Pick<Speech, 'language'>): Promise<LadderWords> => LOADERS[language]();
