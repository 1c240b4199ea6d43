/** The client's list of games with one more. */

import type { AnyClientGame } from '../../../../client/games/clientGame.ts';
import { CLIENT_GAMES as SHIPPED } from '../../../../client/games/index.ts';
import { fib } from './fib/manifest.ts';

export const CLIENT_GAMES: readonly [AnyClientGame, ...AnyClientGame[]] = [...SHIPPED, fib];
