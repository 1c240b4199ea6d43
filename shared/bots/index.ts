/** The bots of every game, keyed like GAMES. */

import type { GameName } from '../games/index.ts';
import { blackJacky } from './blackJacky/index.ts';
import type { AnyBot } from './bot.ts';
import { spicy } from './spicy/index.ts';

export const BOTS = { spicy, blackJacky } satisfies { readonly [name in GameName]: AnyBot };
