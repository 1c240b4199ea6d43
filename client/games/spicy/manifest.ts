import './theme.css';
import { spicy as manifest } from '../../../shared/games/spicy/manifest.ts';
import type { SpicyCommand, SpicyEvent, SpicyOptions, SpicyView } from '../../../shared/games/spicy/model/model.ts';
import type { SpicyTexts } from '../../../shared/games/spicy/texts/en.ts';
import type { ClientGame } from '../clientGame.ts';

const plain = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard' };

export const spicy: ClientGame<SpicyView, SpicyCommand, SpicyEvent, SpicyTexts, SpicyOptions> = {
  manifest,
  theme: 'den',
  // A newcomer starts: with three bots before it, half a minute would go by before anything can be done.
  firstRules: { worldsEnd: 'short', starter: 0 },
  presets: [
    { id: 'firstGame', pace: 'relaxed', rules: { ...plain, worldsEnd: 'short' } },
    { id: 'classic', pace: 'standard', rules: plain },
    { id: 'spicedUp', pace: 'standard', rules: { ...plain, spiceItUp: { random: 2 } } },
    { id: 'blitz', pace: 'blitz', rules: { ...plain, manners: 'strict' } },
  ],
  loadStage: async () => (await import('./stage.ts')).stage,
  loadControls: async () => (await import('./controls/index.ts')).controls,
  loadBook: async (language, words) => (await import('./rules/book.tsx')).loadBook(language, words),
  lesson: {
    load: async () => (await import('../../../shared/games/spicy/lesson/lesson.ts')).lesson,
    words: {
      en: async () => (await import('../../../shared/games/spicy/lesson/words/en.ts')).en,
      de: async () => (await import('../../../shared/games/spicy/lesson/words/de.ts')).de,
      nl: async () => (await import('../../../shared/games/spicy/lesson/words/nl.ts')).nl,
      fr: async () => (await import('../../../shared/games/spicy/lesson/words/fr.ts')).fr,
    },
  },
};
