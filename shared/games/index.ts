/** The one list of games: a line for each. Whatever is listed here can be hosted, watched, tested and played by bots. */

import { blackJacky } from './blackJacky/manifest.ts';
import { spicy } from './spicy/manifest.ts';

export const MANIFESTS = [spicy, blackJacky] as const;
