/** Which language is spoken, and its words. Only the spoken one is loaded. */

import { createStore } from 'zustand/vanilla';
import { type ByLanguage, LANGUAGES, type Language } from '../../shared/table/talk.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import type { Texts } from './en.ts';

export interface Speech {
  readonly language: Language;
  readonly texts: Texts;
  readonly games: { readonly [game: string]: GameWords };
}

const LOADERS: ByLanguage<() => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
};

export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();

/** The first language of the browser that we speak; English where there is none. */
export function chosenLanguage(setting: Language | 'auto', browser: readonly string[]): Language {
  if (setting !== 'auto') return setting;
  for (const tag of browser) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

/** Set before the first render. */
export const speechStore = createStore<Speech | undefined>(() => undefined);

/** Words are swapped all at once, when they are there: no screen is ever half in one language. */
export async function speak(
  language: Language,
  gameWords: (language: Language) => Promise<Speech['games']>,
): Promise<void> {
  const [texts, games] = await Promise.all([loadTexts(language), gameWords(language)]);
  speechStore.setState({ language, texts, games }, true);
  document.documentElement.lang = language;
}
