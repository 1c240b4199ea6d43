import { fr as texts } from '../../texts/fr.ts';
import type { SpicyChapterWords } from '../chapters.ts';

export const fr: SpicyChapterWords = {
  card: ({ number, spice }) => texts.declaration(number, spice),
  doubted: (owner, card, challenger) => `${challenger} ne croit pas ${owner} : ${card} ?`,
  caught: (owner, card) => `${owner} bluffe avec ${card} et se fait prendre`,
  gotAway: (owner, card) => `${owner} bluffe avec ${card} et s’en tire`,
  honest: (owner, card) => `${owner} disait vrai : ${card}`,
  trophy: (name) => `${name} remporte un trophée`,
  anyTrophy: 'Un trophée est remporté',
  worldsEnd: 'La fin du monde',
  over: 'La fin de la partie',
};
