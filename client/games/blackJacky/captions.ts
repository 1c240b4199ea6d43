/** What is written over the Black Jacky table, as data. The words are in words/. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Face } from '../../../shared/games/blackJacky/model/cards.ts';
import { type Words, words } from '../../choreography/words.ts';

/** `seat` is put into words as the name of who sits there. */
export const tipOn = (seat: Seat): Words => words('tipOn', { seat });
export const trick = (face: Face): Words => words('trick', { face });
/** In tenths (B24). */
export const sum = (tenths: number): Words => words('sum', { tenths });
