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
  botRatings: { kitten: 950, alleyCat: 1000, bigCat: 1107, legend: 1302 },
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
  chapters: {
    en: async () => (await import('./chapters/chapters.ts')).chaptersIn((await import('./chapters/words/en.ts')).en),
    de: async () => (await import('./chapters/chapters.ts')).chaptersIn((await import('./chapters/words/de.ts')).de),
    nl: async () => (await import('./chapters/chapters.ts')).chaptersIn((await import('./chapters/words/nl.ts')).nl),
    fr: async () => (await import('./chapters/chapters.ts')).chaptersIn((await import('./chapters/words/fr.ts')).fr),
  },
  loadGuessing: async () => (await import('./gallery/guessing.ts')).guessing,
  gallery: {
    en: async () => (await import('./gallery/words/en.ts')).en,
    de: async () => (await import('./gallery/words/de.ts')).de,
    nl: async () => (await import('./gallery/words/nl.ts')).nl,
    fr: async () => (await import('./gallery/words/fr.ts')).fr,
  },
  figures: {
    en: async (texts) =>
      (await import('./figures/figures.ts')).figures((await import('./figures/words/en.ts')).words, texts),
    de: async (texts) =>
      (await import('./figures/figures.ts')).figures((await import('./figures/words/de.ts')).words, texts),
    nl: async (texts) =>
      (await import('./figures/figures.ts')).figures((await import('./figures/words/nl.ts')).words, texts),
    fr: async (texts) =>
      (await import('./figures/figures.ts')).figures((await import('./figures/words/fr.ts')).words, texts),
  },
};
