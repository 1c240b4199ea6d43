import type { JackyFigureWords } from '../figures.ts';

export const words: JackyFigureWords = {
  rounds: 'Rondes',
  busts: 'Kapot',
  lowest: 'Laagste som van de ronde',
  firstKnocks: 'Als eerste geklopt',
  tips: 'Goede tips',
  tricks: 'Gespeelde trucs',
  comebacks: 'Teruggekeerd met een zwart hart',
  prophet: 'Profeet',
  lives: 'Negen levens',
  trickster: 'Trukendoos',
};
