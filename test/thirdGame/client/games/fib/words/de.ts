import type { StageFacts as Facts } from '../../../../../../client/games/stageWords.ts';
import type { FibStageWords } from './en.ts';

export const de: FibStageWords = {
  dealing: () => 'Karten für alle!',
  said: ({ number }: Facts) => `${number}!`,
  fib: () => 'Geflunkert!',
  stands: () => 'Na gut…',
  lie: ({ face }: Facts) => `Gelogen! Es ist eine ${face}.`,
  truth: ({ face }: Facts) => `Wahr! Es ist eine ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Gewonnen!' : 'Gemeinsam gewonnen!'),
};
