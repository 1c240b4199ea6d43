/** The bots of every game, loaded. Keyed like GAMES. */

import type { AnyBot } from '../bots/bot.ts';
import { MANIFESTS } from './index.ts';
import type { GameName } from './names.ts';

const loaded = await Promise.all(MANIFESTS.map(async ({ id, loadBot }) => [id, await loadBot()] as const));

export const BOTS = Object.fromEntries(loaded) as { readonly [game in GameName]: AnyBot };
