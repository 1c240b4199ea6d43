/** How a history of Spicy reads: about bluffing. */

import type { GameFigures, Rate } from '../../../table/figures.ts';
import { NUMBERS, SPICES, type Spice } from '../model/cards.ts';
import type { SpicyTexts } from '../texts/en.ts';

export interface SpicyFigureWords {
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

export const figures = (words: SpicyFigureWords, { declaration, spices }: SpicyTexts): GameFigures => ({
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
