/** The words of the story, loaded with it. */

import type { Language } from '../../../../shared/table/talk.ts';
import type { Speech } from '../../../i18n/language.ts';
import type { StoryWords } from './words/en.ts';

const LOADERS: { readonly [language in Language]: () => Promise<StoryWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadStoryWords = ({ language }: Pick<Speech, 'language'>): Promise<StoryWords> => LOADERS[language]();
