import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Cartes posées',
  lies: 'Mensonges',
  caught: 'Mensonges démasqués',
  numberCaught: 'Mensonges sur le nombre, démasqués',
  spiceCaught: 'Mensonges sur l’épice, démasqués',
  lastLies: 'Dernières cartes mensongères',
  lastCaught: 'Mensonges en dernière carte, démasqués',
  challenges: 'Défis gagnés',
  favourite: 'Mensonge préféré',
  tongue: 'Langue d’argent',
  nose: 'Flair pour les mensonges',
  nerves: 'Nerfs d’acier',
};
