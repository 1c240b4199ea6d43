/** The words of keeping a cat. */

import type { ByLanguage } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';
import type { KeepWords } from './words/en.ts';

const LOADERS: ByLanguage<() => Promise<KeepWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadKeepWords = ({ language }: Pick<Speech, 'language'>): Promise<KeepWords> => LOADERS[language]();
