import type { GameManifest } from '../manifest.ts';
import { SEATS } from './model/terms.ts';
import type { SpicyTexts } from './texts/en.ts';

export const spicy: GameManifest<'spicy', SpicyTexts> = {
  id: 'spicy',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).spicy,
  loadCodecs: async () => (await import('./codecs/index.ts')).codecs,
  loadBot: async (levels) =>
    levels?.includes('legend') === false
      ? (await import('./bots/counting/levels.ts')).spicyWithoutNets
      : (await import('./bots/index.ts')).spicy,
  botRatings: { kitten: 957, alleyCat: 1000, bigCat: 1114, legend: 1362 },
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  loadChapters: async (language, texts) => (await import('./chapters.ts')).chaptersIn(language, texts),
  loadGuessing: async () => (await import('./gallery/guessing.ts')).guessing,
  loadGallery: async (language) => (await import('./gallery/words.ts')).GALLERY_WORDS[language],
  loadFigures: async (language, texts) => (await import('./figures.ts')).figuresIn(language, texts),
};
