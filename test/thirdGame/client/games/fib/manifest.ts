import type { ClientGame } from '../../../../../client/games/clientGame.ts';
import { fib as manifest } from '../../../shared/games/fib/manifest.ts';
import type { FibCommand, FibEvent, FibView } from '../../../shared/games/fib/model.ts';
import type { FibTexts } from '../../../shared/games/fib/texts/en.ts';

export const fib: ClientGame<FibView, FibCommand, FibEvent, FibTexts> = {
  manifest,
  firstRules: { short: true, starter: 0 },
  loadStage: async () => (await import('./stage.ts')).stage,
  loadControls: async () => (await import('./controls/index.ts')).controls,
};
