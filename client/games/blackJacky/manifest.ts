import './theme.css';
import { blackJacky as manifest } from '../../../shared/games/blackJacky/manifest.ts';
import type {
  JackyCommand,
  JackyEvent,
  JackyOptions,
  JackyView,
} from '../../../shared/games/blackJacky/model/model.ts';
import type { JackyTexts } from '../../../shared/games/blackJacky/texts/en.ts';
import type { ClientGame } from '../clientGame.ts';
import { SALOON_CATS } from './cats.ts';

export const blackJacky: ClientGame<JackyView, JackyCommand, JackyEvent, JackyTexts, JackyOptions> = {
  manifest,
  theme: 'saloon',
  // A newcomer starts: with three bots before it, half a minute would go by before anything can be done.
  firstRules: { quickDuel: true, starter: 0 },
  presets: [
    { id: 'firstGame', pace: 'relaxed', rules: { quickDuel: true } },
    { id: 'classic', pace: 'standard', rules: { quickDuel: false } },
    { id: 'quick', pace: 'standard', rules: { quickDuel: true } },
    { id: 'blitz', pace: 'blitz', rules: { quickDuel: false } },
  ],
  loadStage: async () => (await import('./stage.ts')).stage,
  loadControls: async () => (await import('./controls/index.ts')).controls,
  loadBook: async (language, words) => (await import('./rules/book.tsx')).loadBook(language, words),
  lesson: {
    load: async () => (await import('../../../shared/games/blackJacky/lesson/lesson.ts')).lesson,
    words: {
      en: async () => (await import('../../../shared/games/blackJacky/lesson/words/en.ts')).en,
      de: async () => (await import('../../../shared/games/blackJacky/lesson/words/de.ts')).de,
      nl: async () => (await import('../../../shared/games/blackJacky/lesson/words/nl.ts')).nl,
      fr: async () => (await import('../../../shared/games/blackJacky/lesson/words/fr.ts')).fr,
    },
    cats: SALOON_CATS,
  },
};
