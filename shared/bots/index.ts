/** The bots of every game, keyed like GAMES. */

import { blackJacky } from '../games/blackJacky/bots/index.ts';
import type { GameName } from '../games/index.ts';
import { spicy } from '../games/spicy/bots/index.ts';
import type { AnyBot } from './bot.ts';

export const BOTS = { spicy, blackJacky } satisfies { readonly [name in GameName]: AnyBot };
