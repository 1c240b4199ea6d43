/** The one table of games. Whatever is listed here can be hosted, watched, tested and played by bots. */

import type { AnyGame } from '../engine/game.ts';
import { blackJacky } from './blackJacky/index.ts';
import type { GameName } from './names.ts';
import { spicy } from './spicy/index.ts';

export { GAME_NAMES, type GameName, isGameName } from './names.ts';

export const GAMES = { spicy, blackJacky } satisfies { readonly [name in GameName]: AnyGame };
