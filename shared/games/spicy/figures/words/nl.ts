import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Gelegde kaarten',
  lies: 'Gelogen',
  caught: 'Daarvan betrapt',
  numberCaught: 'Over het getal gelogen en betrapt',
  spiceCaught: 'Over de specerij gelogen en betrapt',
  lastLies: 'Laatste kaarten die gelogen waren',
  lastCaught: 'Met de laatste kaart gelogen en betrapt',
  challenges: 'Terecht betwijfeld',
  favourite: 'Favoriete leugen',
  tongue: 'Gladde tong',
  nose: 'Neus voor leugens',
  nerves: 'Stalen zenuwen',
};
