import type { JackyFigureWords } from '../figures.ts';

export const words: JackyFigureWords = {
  rounds: 'Rounds',
  busts: 'Busts',
  lowest: 'Lowest of the round',
  firstKnocks: 'First to knock',
  tips: 'Tips that were right',
  tricks: 'Tricks played',
  comebacks: 'Comebacks with a black heart',
  prophet: 'Prophet',
  lives: 'Nine lives',
  trickster: 'Trickster',
};
