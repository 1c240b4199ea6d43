import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Cards laid',
  lies: 'Lies',
  caught: 'Lies that were caught',
  numberCaught: 'Lies about the number, caught',
  spiceCaught: 'Lies about the spice, caught',
  lastLies: 'Last cards that were lies',
  lastCaught: 'Lies as last card, caught',
  challenges: 'Challenges that were right',
  favourite: 'Favourite lie',
  tongue: 'Silver tongue',
  nose: 'Nose for lies',
  nerves: 'Nerves of steel',
};
