import type { GameManifest } from '../../../../../shared/games/manifest.ts';
import { SEATS } from './terms.ts';
import type { FibTexts } from './texts/en.ts';

export const fib: GameManifest<'fib', FibTexts> = {
  id: 'fib',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).fib,
  loadCodecs: async () => (await import('./codecs.ts')).codecs,
  loadBot: async () => (await import('./bot.ts')).fib,
  botRatings: { kitten: 900, alleyCat: 1000, bigCat: 1100, legend: 1200 },
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
};
