import type { StageFacts as Facts } from '../../../../../../client/games/stageWords.ts';

export const en = {
  dealing: () => 'Cards for everybody!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Fib!',
  stands: () => 'Fine…',
  lie: ({ face }: Facts) => `A lie! It is ${face === 8 ? 'an' : 'a'} ${face}.`,
  truth: ({ face }: Facts) => `True! It is ${face === 8 ? 'an' : 'a'} ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'The winner!' : 'The winners!'),
} as const satisfies { readonly [key: string]: (facts: Facts) => string };

export type FibStageWords = { readonly [key in keyof typeof en]: (facts: Facts) => string };
