/** The one list of games in the client: a line for each. The first is what somebody plays who has not chosen. */

import { blackJacky } from './blackJacky/manifest.ts';
import type { AnyClientGame } from './clientGame.ts';
import { spicy } from './spicy/manifest.ts';

export const CLIENT_GAMES: readonly [AnyClientGame, ...AnyClientGame[]] = [spicy, blackJacky];
