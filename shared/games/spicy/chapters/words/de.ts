import { de as texts } from '../../texts/de.ts';
import type { SpicyChapterWords } from '../chapters.ts';

export const de: SpicyChapterWords = {
  card: ({ number, spice }) => texts.declaration(number, spice),
  doubted: (owner, card, challenger) => `${challenger} zweifelt an ${owner}: ${card}?`,
  caught: (owner, card) => `${owner} blufft mit ${card} und fliegt auf`,
  gotAway: (owner, card) => `${owner} blufft mit ${card} und kommt davon`,
  honest: (owner, card) => `${owner} war ehrlich: ${card}`,
  trophy: (name) => `${name} holt eine Trophäe`,
  anyTrophy: 'Eine Trophäe wird geholt',
  worldsEnd: 'Das Ende der Welt',
  over: 'Das Ende der Partie',
};
