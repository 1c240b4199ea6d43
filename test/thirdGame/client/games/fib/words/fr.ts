import type { StageFacts as Facts } from '../../../../../../client/games/stageWords.ts';
import type { FibStageWords } from './en.ts';

export const fr: FibStageWords = {
  dealing: () => 'Des cartes pour tous !',
  said: ({ number }: Facts) => `${number} !`,
  fib: () => 'Bobard !',
  stands: () => 'Bon…',
  lie: ({ face }: Facts) => `Un bobard ! C’est un ${face}.`,
  truth: ({ face }: Facts) => `Vrai ! C’est un ${face}.`,
  took: ({ count }: Facts) => `+${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'Victoire !' : 'Victoire partagée !'),
};
