import type { JackyFigureWords } from '../figures.ts';

export const words: JackyFigureWords = {
  rounds: 'Runden',
  busts: 'Überreizt',
  lowest: 'Niedrigste Summe der Runde',
  firstKnocks: 'Als Erste geklopft',
  tips: 'Richtige Tipps',
  tricks: 'Gespielte Tricks',
  comebacks: 'Mit schwarzem Herz zurückgekehrt',
  prophet: 'Prophet',
  lives: 'Neun Leben',
  trickster: 'Trickser',
};
