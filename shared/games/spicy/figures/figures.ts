/** How a history of Spicy reads: about bluffing. */

import type { GameFigures } from '../../../table/figures.ts';
import type { Spice } from '../model/cards.ts';
import type { SpicyTexts } from '../texts/en.ts';

export interface SpicyFigureWords {
  readonly plays: string;
  readonly lies: string;
  readonly caught: string;
  readonly numberCaught: string;
  readonly spiceCaught: string;
  readonly lastLies: string;
  readonly lastCaught: string;
  readonly challenges: string;
  readonly favourite: string;
  readonly tongue: string;
  readonly nose: string;
  readonly nerves: string;
}

export const figures = (words: SpicyFigureWords, { declaration }: SpicyTexts): GameFigures => ({
  rates: [
    { title: words.lies, part: 'lies', of: 'plays' },
    { title: words.caught, part: 'liesCaught', of: 'lies' },
    { title: words.numberCaught, part: 'numberLiesCaught', of: 'numberLies' },
    { title: words.spiceCaught, part: 'spiceLiesCaught', of: 'spiceLies' },
    { title: words.lastLies, part: 'lastLies', of: 'lastCards' },
    { title: words.lastCaught, part: 'lastLiesCaught', of: 'lastLies' },
    { title: words.challenges, part: 'challengesRight', of: 'challenges' },
  ],
  amounts: [{ title: words.plays, count: 'plays' }],
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
