/** The words of blocking and reporting. */

import type { Language } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';
import type { SafetyWords } from './words/en.ts';

const LOADERS: { readonly [language in Language]: () => Promise<SafetyWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadSafetyWords = ({ language }: Pick<Speech, 'language'>): Promise<SafetyWords> => LOADERS[language]();
