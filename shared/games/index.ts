/** The one table of games. Whatever is listed here can be hosted, watched, tested and played by bots. */

import type { AnyGame } from '../engine/game.ts';
import { blackJacky } from './blackJacky/index.ts';
import { spicy } from './spicy/index.ts';

export const GAMES = { spicy, blackJacky } satisfies { readonly [id: string]: AnyGame };

export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

export const isGameName = (input: unknown): input is GameName =>
  typeof input === 'string' && Object.hasOwn(GAMES, input);
