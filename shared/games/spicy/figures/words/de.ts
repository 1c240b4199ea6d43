import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Gelegte Karten',
  lies: 'Gelogen',
  caught: 'Davon erwischt',
  numberCaught: 'Bei der Zahl gelogen und erwischt',
  spiceCaught: 'Beim Gewürz gelogen und erwischt',
  lastLies: 'Letzte Karten, die gelogen waren',
  lastCaught: 'Mit der letzten Karte gelogen und erwischt',
  challenges: 'Richtig angezweifelt',
  favourite: 'Lieblingslüge',
  tongue: 'Silberzunge',
  nose: 'Nase für Lügen',
  nerves: 'Nerven aus Stahl',
};
