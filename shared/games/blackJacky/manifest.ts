import type { GameManifest } from '../manifest.ts';
import { SEATS } from './model/terms.ts';
import type { JackyTexts } from './texts/en.ts';

export const blackJacky: GameManifest<'blackJacky', JackyTexts> = {
  id: 'blackJacky',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).blackJacky,
  loadCodecs: async () => (await import('./codecs/index.ts')).codecs,
  loadBot: async () => (await import('./bots/index.ts')).blackJacky,
  botRatings: { kitten: 681, alleyCat: 1000, bigCat: 1221, legend: 1314 },
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  loadChapters: async (language) => (await import('./chapters.ts')).chaptersIn(language),
  loadGuessing: async () => (await import('./gallery/guessing.ts')).guessing,
  loadGallery: async (language) => (await import('./gallery/words.ts')).GALLERY_WORDS[language],
  loadFigures: async (language) => (await import('./figures.ts')).figuresIn(language),
};
