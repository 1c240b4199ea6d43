import type { StageFacts as Facts } from '../../../../../../client/games/stageWords.ts';
import type { FibStageWords } from './en.ts';

export const nl: FibStageWords = {
  dealing: () => 'Kaarten voor iedereen!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Gejokt!',
  stands: () => 'Goed dan…',
  lie: ({ face }: Facts) => `Gelogen! Het is een ${face}.`,
  truth: ({ face }: Facts) => `Waar! Het is een ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Gewonnen!' : 'Samen gewonnen!'),
};
