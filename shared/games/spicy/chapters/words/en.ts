import { en as texts } from '../../texts/en.ts';
import type { SpicyChapterWords } from '../chapters.ts';

export const en: SpicyChapterWords = {
  card: ({ number, spice }) => texts.declaration(number, spice),
  doubted: (owner, card, challenger) => `${challenger} doubts ${owner}: ${card}?`,
  caught: (owner, card) => `${owner} bluffs a ${card} and is caught`,
  gotAway: (owner, card) => `${owner} bluffs a ${card} and gets away with it`,
  honest: (owner, card) => `${owner} told the truth: ${card}`,
  trophy: (name) => `${name} takes a trophy`,
  anyTrophy: 'A trophy is taken',
  worldsEnd: 'The end of the world',
  over: 'The end of the match',
};
