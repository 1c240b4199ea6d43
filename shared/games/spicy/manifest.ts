import type { GameManifest } from '../manifest.ts';
import { SEATS } from './model/model.ts';
import type { SpicyTexts } from './texts/en.ts';

export const spicy: GameManifest<'spicy', SpicyTexts> = {
  id: 'spicy',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).spicy,
  loadCodecs: async () => (await import('./codecs/index.ts')).codecs,
  loadBot: async () => (await import('./bots/index.ts')).spicy,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
};
