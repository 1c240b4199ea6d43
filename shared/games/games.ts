/** The rules of every game, loaded: for servers, tests and tools. A page loads those of one game. */

import type { AnyGame } from '../engine/game.ts';
import { MANIFESTS } from './index.ts';
import type { GameName } from './names.ts';

export { GAME_NAMES, type GameName, isGameName } from './names.ts';

const loaded = await Promise.all(MANIFESTS.map(async ({ id, loadRules }) => [id, await loadRules()] as const));

export const GAMES = Object.fromEntries(loaded) as { readonly [game in GameName]: AnyGame };
