/** The words of waiting for a quick match. */

import type { Language } from '../../shared/table/talk.ts';
import type { Speech } from '../i18n/language.ts';
import type { QueueWords } from './words/en.ts';

const LOADERS: { readonly [language in Language]: () => Promise<QueueWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadQueueWords = ({ language }: Pick<Speech, 'language'>): Promise<QueueWords> => LOADERS[language]();
