/** How the board of every game travels: all that a page needs of a game whose rules are judged by the server. */

import type { AnyGame } from '../engine/game.ts';
import { codecs as blackJacky } from './blackJacky/codecs/index.ts';
import type { GameName } from './names.ts';
import { codecs as spicy } from './spicy/codecs/index.ts';

type Wired = Pick<AnyGame, 'codecs'>;

export const WIRED: { readonly [name in GameName]: Wired } = {
  spicy: { codecs: spicy },
  blackJacky: { codecs: blackJacky },
};
