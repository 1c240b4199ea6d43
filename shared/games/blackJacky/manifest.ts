import type { GameManifest } from '../manifest.ts';
import { SEATS } from './model/terms.ts';
import type { JackyTexts } from './texts/en.ts';

export const blackJacky: GameManifest<'blackJacky', JackyTexts> = {
  id: 'blackJacky',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).blackJacky,
  loadCodecs: async () => (await import('./codecs/index.ts')).codecs,
  loadBot: async () => (await import('./bots/index.ts')).blackJacky,
  botRatings: { kitten: 650, alleyCat: 1000, bigCat: 1191, legend: 1259 },
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
    en: async () => (await import('./figures/figures.ts')).figures((await import('./figures/words/en.ts')).words),
    de: async () => (await import('./figures/figures.ts')).figures((await import('./figures/words/de.ts')).words),
    nl: async () => (await import('./figures/figures.ts')).figures((await import('./figures/words/nl.ts')).words),
    fr: async () => (await import('./figures/figures.ts')).figures((await import('./figures/words/fr.ts')).words),
  },
};
