/** The one table of faces: what a game brings to the stage. Nothing is loaded before it is asked for. */

import type { GameName } from '../../shared/games/index.ts';
import type { Face } from './face.ts';

export const FACES: { readonly [game in GameName]: Face } = {
  spicy: { stage: async () => (await import('./spicy/stage.ts')).stage },
  blackJacky: { stage: async () => (await import('./blackJacky/stage.ts')).stage },
};
