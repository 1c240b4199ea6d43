import type { JackyFigureWords } from '../figures.ts';

export const words: JackyFigureWords = {
  rounds: 'Manches',
  busts: 'Dépassements',
  lowest: 'Somme la plus basse de la manche',
  firstKnocks: 'Premier à frapper',
  tips: 'Paris gagnés',
  tricks: 'Tours joués',
  comebacks: 'Retours avec un cœur noir',
  prophet: 'Prophète',
  lives: 'Neuf vies',
  trickster: 'Roi des tours',
};
