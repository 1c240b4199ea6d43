/** The words of the page to watch on: loaded with it. */

import type { ByLanguage } from '../../shared/table/talk.ts';
import type { GalleryWords } from '../../shared/table/texts/gameWords.ts';
import { CLIENT_GAMES } from '../games/index.ts';
import type { Speech } from '../i18n/language.ts';
import type { WatchWords } from './words/en.ts';

const LOADERS: ByLanguage<() => Promise<WatchWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export interface GallerySpeech {
  readonly words: WatchWords;
  /** By the name of the game; one that has nothing in the gallery has no words for it. */
  readonly games: { readonly [game: string]: GalleryWords };
}

export async function loadGallerySpeech({ language }: Pick<Speech, 'language'>): Promise<GallerySpeech> {
  const games = CLIENT_GAMES.flatMap(({ manifest: { id, loadGallery } }) =>
    loadGallery === undefined ? [] : [loadGallery(language).then((words) => [id, words] as const)],
  );
  const [words, ...loaded] = await Promise.all([LOADERS[language](), ...games]);
  return { words, games: Object.fromEntries(loaded) };
}
