import type { SpicyFigureWords } from '../figures.ts';

export const words: SpicyFigureWords = {
  plays: 'Gelegte Karten',
  lies: 'Gelogen',
  caught: 'Davon erwischt',
  numberLies: 'Bei der Zahl gelogen',
  numberCaught: 'Bei der Zahl gelogen und erwischt',
  spiceLies: 'Beim Gewürz gelogen',
  spiceCaught: 'Beim Gewürz gelogen und erwischt',
  lastLies: 'Letzte Karten, die gelogen waren',
  lastCaught: 'Mit der letzten Karte gelogen und erwischt',
  challenges: 'Richtig angezweifelt',
  number: 'Zahl',
  spice: 'Gewürz',
  liesByNumber: 'Gelogen, nach genannter Zahl',
  caughtByNumber: 'Erwischt, nach genannter Zahl',
  liesBySpice: 'Gelogen, nach genanntem Gewürz',
  caughtBySpice: 'Erwischt, nach genanntem Gewürz',
  favourite: 'Lieblingslüge',
  tongue: 'Silberzunge',
  nose: 'Nase für Lügen',
  nerves: 'Nerven aus Stahl',
};
