import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Gelegde kaarten',
  lies: 'Gelogen',
  caught: 'Daarvan betrapt',
  numberLies: 'Over het getal gelogen',
  numberCaught: 'Over het getal gelogen en betrapt',
  spiceLies: 'Over de specerij gelogen',
  spiceCaught: 'Over de specerij gelogen en betrapt',
  lastLies: 'Laatste kaarten die gelogen waren',
  lastCaught: 'Met de laatste kaart gelogen en betrapt',
  challenges: 'Terecht betwijfeld',
  number: 'Getal',
  spice: 'Specerij',
  liesByNumber: 'Gelogen, naar genoemd getal',
  caughtByNumber: 'Betrapt, naar genoemd getal',
  liesBySpice: 'Gelogen, naar genoemde specerij',
  caughtBySpice: 'Betrapt, naar genoemde specerij',
  favourite: 'Favoriete leugen',
  tongue: 'Gladde tong',
  nose: 'Neus voor leugens',
  nerves: 'Stalen zenuwen',
};
