/** The one table of faces: what a game brings to the client beside its rules. Nothing is loaded before it is asked for. */

import type { GameName } from '../../shared/games/index.ts';
import type { Face } from './face.ts';

export const FACES: { readonly [game in GameName]: Face } = {
  spicy: {
    desk: async () => (await import('./spicy/controls/desk.ts')).desk,
    stage: async () => (await import('./spicy/stage.ts')).stage,
  },
  blackJacky: {
    desk: async () => (await import('./blackJacky/controls/desk.ts')).desk,
    stage: async () => (await import('./blackJacky/stage.ts')).stage,
  },
};
