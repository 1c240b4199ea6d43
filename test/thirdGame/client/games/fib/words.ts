/** What is written over the stage. */

import type { StageFacts as Facts } from '../../../../../client/games/stageWords.ts';
import type { ByLanguage } from '../../../../../shared/table/talk.ts';

const en = {
  dealing: () => 'Cards for everybody!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Fib!',
  stands: () => 'Fine…',
  lie: ({ face }: Facts) => `A lie! It is ${face === 8 ? 'an' : 'a'} ${face}.`,
  truth: ({ face }: Facts) => `True! It is ${face === 8 ? 'an' : 'a'} ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'The winner!' : 'The winners!'),
} as const satisfies { readonly [key: string]: (facts: Facts) => string };

type FibStageWords = { readonly [key in keyof typeof en]: (facts: Facts) => string };

const de: FibStageWords = {
  dealing: () => 'Karten für alle!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Geflunkert!',
  stands: () => 'Na gut…',
  lie: ({ face }: Facts) => `Gelogen! Es ist eine ${face}.`,
  truth: ({ face }: Facts) => `Wahr! Es ist eine ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Gewonnen!' : 'Gemeinsam gewonnen!'),
};

const nl: FibStageWords = {
  dealing: () => 'Kaarten voor iedereen!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Gejokt!',
  stands: () => 'Goed dan…',
  lie: ({ face }: Facts) => `Gelogen! Het is een ${face}.`,
  truth: ({ face }: Facts) => `Waar! Het is een ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Gewonnen!' : 'Samen gewonnen!'),
};

const fr: FibStageWords = {
  dealing: () => 'Des cartes pour tous !',
  said: ({ number }: Facts) => `${number} !`,
  fib: () => 'Bobard !',
  stands: () => 'Bon…',
  lie: ({ face }: Facts) => `Un bobard ! C’est un ${face}.`,
  truth: ({ face }: Facts) => `Vrai ! C’est un ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Victoire !' : 'Victoire partagée !'),
};

export const STAGE_WORDS: ByLanguage<FibStageWords> = { en, de, nl, fr };
