import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Cards laid',
  lies: 'Lies',
  caught: 'Lies that were caught',
  numberLies: 'Lies about the number',
  numberCaught: 'Lies about the number, caught',
  spiceLies: 'Lies about the spice',
  spiceCaught: 'Lies about the spice, caught',
  lastLies: 'Last cards that were lies',
  lastCaught: 'Lies as last card, caught',
  challenges: 'Challenges that were right',
  number: 'Number',
  spice: 'Spice',
  liesByNumber: 'Lies by the number named',
  caughtByNumber: 'Caught, by the number named',
  liesBySpice: 'Lies by the spice named',
  caughtBySpice: 'Caught, by the spice named',
  favourite: 'Favourite lie',
  tongue: 'Silver tongue',
  nose: 'Nose for lies',
  nerves: 'Nerves of steel',
};
