/** How a history of Black Jacky reads: about pushing one's luck. */

import type { GameFigures } from '../../../table/figures.ts';

export interface JackyFigureWords {
  readonly rounds: string;
  readonly busts: string;
  readonly lowest: string;
  readonly firstKnocks: string;
  readonly tips: string;
  readonly tricks: string;
  readonly comebacks: string;
  readonly prophet: string;
  readonly lives: string;
  readonly trickster: string;
}

export const figures = (words: JackyFigureWords): GameFigures => ({
  rates: [
    { title: words.busts, part: 'busts', of: 'rounds' },
    { title: words.lowest, part: 'lowest', of: 'rounds' },
    { title: words.firstKnocks, part: 'firstKnocks', of: 'rounds' },
    { title: words.tips, part: 'tipsRight', of: 'tips' },
  ],
  amounts: [
    { title: words.rounds, count: 'rounds' },
    { title: words.tricks, count: 'tricks' },
    { title: words.comebacks, count: 'comebacks' },
  ],
  trophies: [
    { title: words.prophet, count: 'tipsRight', steps: [3, 20, 100] },
    { title: words.lives, count: 'comebacks', steps: [1, 10, 50] },
    { title: words.trickster, count: 'tricks', steps: [10, 100, 1000] },
  ],
});
