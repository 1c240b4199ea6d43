/** What the lobby knows of every game. Nothing heavier may be imported here: this is loaded before anything can be clicked. */

import type { GameWords } from '../../shared/table/gameWords.ts';
import type { Language } from '../../shared/table/talk.ts';
import type { GameCard } from '../hud/games.ts';

/** A newcomer starts: with three bots before it, half a minute would go by before anything can be done. */
const NEWCOMER_STARTS = { starter: 0 };

export const CATALOG: readonly GameCard[] = [
  { id: 'spicy', theme: 'den', seats: { min: 2, max: 6 }, firstRules: { worldsEnd: 'short', ...NEWCOMER_STARTS } },
  { id: 'blackJacky', theme: 'saloon', seats: { min: 2, max: 6 }, firstRules: { quickDuel: true, ...NEWCOMER_STARTS } },
];

const WORDS: { readonly [language in Language]: () => Promise<readonly GameWords[]> } = {
  en: () =>
    Promise.all([
      import('../../shared/games/spicy/texts/en.ts').then(({ en }) => en),
      import('../../shared/games/blackJacky/texts/en.ts').then(({ en }) => en),
    ]),
  de: () =>
    Promise.all([
      import('../../shared/games/spicy/texts/de.ts').then(({ de }) => de),
      import('../../shared/games/blackJacky/texts/de.ts').then(({ de }) => de),
    ]),
  nl: () =>
    Promise.all([
      import('../../shared/games/spicy/texts/nl.ts').then(({ nl }) => nl),
      import('../../shared/games/blackJacky/texts/nl.ts').then(({ nl }) => nl),
    ]),
  fr: () =>
    Promise.all([
      import('../../shared/games/spicy/texts/fr.ts').then(({ fr }) => fr),
      import('../../shared/games/blackJacky/texts/fr.ts').then(({ fr }) => fr),
    ]),
};

export async function gameWords(language: Language): Promise<{ readonly [game: string]: GameWords }> {
  const words = await WORDS[language]();
  return Object.fromEntries(CATALOG.map(({ id }, place) => [id, words[place] as GameWords]));
}
