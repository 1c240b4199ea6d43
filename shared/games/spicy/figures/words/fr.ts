import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Cartes posées',
  lies: 'Mensonges',
  caught: 'Mensonges démasqués',
  numberLies: 'Mensonges sur le nombre',
  numberCaught: 'Mensonges sur le nombre, démasqués',
  spiceLies: 'Mensonges sur l’épice',
  spiceCaught: 'Mensonges sur l’épice, démasqués',
  lastLies: 'Dernières cartes mensongères',
  lastCaught: 'Mensonges en dernière carte, démasqués',
  challenges: 'Défis gagnés',
  number: 'Nombre',
  spice: 'Épice',
  liesByNumber: 'Mensonges, par nombre annoncé',
  caughtByNumber: 'Démasqués, par nombre annoncé',
  liesBySpice: 'Mensonges, par épice annoncée',
  caughtBySpice: 'Démasqués, par épice annoncée',
  favourite: 'Mensonge préféré',
  tongue: 'Langue d’argent',
  nose: 'Flair pour les mensonges',
  nerves: 'Nerfs d’acier',
};
