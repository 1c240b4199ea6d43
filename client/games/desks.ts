/** Every game in a person's hands. Loaded with the table. */

import type { GameName } from '../../shared/games/index.ts';
import type { Desk } from '../hud/desk.ts';
import { desk as blackJacky } from './blackJacky/controls/desk.ts';
import { desk as spicy } from './spicy/controls/desk.ts';

export const DESKS: { readonly [game in GameName]: Desk } = { spicy, blackJacky };
