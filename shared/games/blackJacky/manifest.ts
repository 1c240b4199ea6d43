import type { GameManifest } from '../manifest.ts';
import { SEATS } from './model/model.ts';
import type { JackyTexts } from './texts/en.ts';

export const blackJacky: GameManifest<'blackJacky', JackyTexts> = {
  id: 'blackJacky',
  seats: SEATS,
  loadRules: async () => (await import('./index.ts')).blackJacky,
  loadCodecs: async () => (await import('./codecs/index.ts')).codecs,
  loadBot: async () => (await import('./bots/index.ts')).blackJacky,
  texts: {
    en: async () => (await import('./texts/en.ts')).en,
    de: async () => (await import('./texts/de.ts')).de,
    nl: async () => (await import('./texts/nl.ts')).nl,
    fr: async () => (await import('./texts/fr.ts')).fr,
  },
};
