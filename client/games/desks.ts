/** Every game in a person's hands. Loaded with the table. */

import type { GameName } from '../../shared/games/index.ts';
import type { Desk } from '../hud/gameControls.ts';
import { desk as blackJacky } from './blackJacky/controls/index.ts';
import { desk as spicy } from './spicy/controls/index.ts';

export const DESKS: { readonly [game in GameName]: Desk } = { spicy, blackJacky };
