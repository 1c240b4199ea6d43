/** How a history of Spicy reads: about bluffing. */

import type { GameFigures, Rate } from '../../table/figures.ts';
import type { ByLanguage, Language } from '../../table/talk.ts';
import { NUMBERS, SPICES, type Spice } from './model/cards.ts';
import type { SpicyTexts } from './texts/en.ts';

interface SpicyFigureWords {
  readonly plays: string;
  readonly lies: string;
  readonly caught: string;
  readonly numberLies: string;
  readonly numberCaught: string;
  readonly spiceLies: string;
  readonly spiceCaught: string;
  readonly lastLies: string;
  readonly lastCaught: string;
  readonly challenges: string;
  readonly number: string;
  readonly spice: string;
  readonly liesByNumber: string;
  readonly caughtByNumber: string;
  readonly liesBySpice: string;
  readonly caughtBySpice: string;
  readonly favourite: string;
  readonly tongue: string;
  readonly nose: string;
  readonly nerves: string;
}

export const figuresIn = (language: Language, texts: SpicyTexts): GameFigures => figures(WORDS[language], texts);

const figures = (words: SpicyFigureWords, { declaration, spices }: SpicyTexts): GameFigures => ({
  rates: [
    { title: words.lies, part: 'lies', of: 'plays' },
    { title: words.caught, part: 'liesCaught', of: 'lies' },
    { title: words.numberLies, part: 'numberLies', of: 'plays' },
    { title: words.numberCaught, part: 'numberLiesCaught', of: 'numberLies' },
    { title: words.spiceLies, part: 'spiceLies', of: 'plays' },
    { title: words.spiceCaught, part: 'spiceLiesCaught', of: 'spiceLies' },
    { title: words.lastLies, part: 'lastLies', of: 'lastCards' },
    { title: words.lastCaught, part: 'lastLiesCaught', of: 'lastLies' },
    { title: words.challenges, part: 'challengesRight', of: 'challenges' },
  ],
  amounts: [{ title: words.plays, count: 'plays' }],
  breakdowns: [
    { title: words.liesByNumber, head: words.number, columns: ofNumbers('Lies', '') },
    { title: words.caughtByNumber, head: words.number, columns: ofNumbers('LiesCaught', 'Lies') },
    { title: words.liesBySpice, head: words.spice, columns: ofSpices(spices, 'Lies', '') },
    { title: words.caughtBySpice, head: words.spice, columns: ofSpices(spices, 'LiesCaught', 'Lies') },
  ],
  favourite: {
    title: words.favourite,
    prefix: 'lied:',
    word: (rest) => {
      const [number = '', spice = ''] = rest.split(':');
      return declaration(Number(number), spice as Spice);
    },
  },
  trophies: [
    { title: words.tongue, count: 'lies', steps: [10, 100, 1000] },
    { title: words.nose, count: 'challengesRight', steps: [10, 50, 250] },
    { title: words.nerves, count: 'lastLies', steps: [3, 20, 100] },
  ],
});

/** By what was named: see tally.ts. */
const ofNumbers = (part: string, of: string): readonly Rate[] =>
  NUMBERS.map((number) => ({ title: String(number), part: `number${number}${part}`, of: `number${number}${of}` }));

const ofSpices = (names: SpicyTexts['spices'], part: string, of: string): readonly Rate[] =>
  SPICES.map((spice) => ({ title: names[spice], part: `${spice}${part}`, of: `${spice}${of}` }));

const WORDS: ByLanguage<SpicyFigureWords> = {
  en: {
    plays: 'Cards laid',
    lies: 'Lies',
    caught: 'Lies that were caught',
    numberLies: 'Lies about the number',
    numberCaught: 'Lies about the number, caught',
    spiceLies: 'Lies about the spice',
    spiceCaught: 'Lies about the spice, caught',
    lastLies: 'Last cards that were lies',
    lastCaught: 'Lies as last card, caught',
    challenges: 'Challenges that were right',
    number: 'Number',
    spice: 'Spice',
    liesByNumber: 'Lies by the number named',
    caughtByNumber: 'Caught, by the number named',
    liesBySpice: 'Lies by the spice named',
    caughtBySpice: 'Caught, by the spice named',
    favourite: 'Favourite lie',
    tongue: 'Silver tongue',
    nose: 'Nose for lies',
    nerves: 'Nerves of steel',
  },
  de: {
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
  },
  nl: {
    plays: 'Gelegde kaarten',
    lies: 'Gelogen',
    caught: 'Daarvan betrapt',
    numberLies: 'Over het getal gelogen',
    numberCaught: 'Over het getal gelogen en betrapt',
    spiceLies: 'Over het kruid gelogen',
    spiceCaught: 'Over het kruid gelogen en betrapt',
    lastLies: 'Laatste kaarten die gelogen waren',
    lastCaught: 'Met de laatste kaart gelogen en betrapt',
    challenges: 'Terecht betwijfeld',
    number: 'Getal',
    spice: 'Specerij',
    liesByNumber: 'Gelogen, naar genoemd getal',
    caughtByNumber: 'Betrapt, naar genoemd getal',
    liesBySpice: 'Gelogen, naar genoemd kruid',
    caughtBySpice: 'Betrapt, naar genoemd kruid',
    favourite: 'Favoriete leugen',
    tongue: 'Gladde tong',
    nose: 'Neus voor leugens',
    nerves: 'Stalen zenuwen',
  },
  fr: {
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
  },
};
