import { alleyCat } from '../alleyCat.ts';
import { bigCat } from '../bigCat.ts';
import { botOf } from '../botOf.ts';
import { kitten } from '../kitten.ts';

/** The levels that count and need no nets. */
export const COUNTING = { kitten: [kitten], alleyCat: [alleyCat], bigCat: [bigCat] };

/** For a page without a legend at its table: the nets weigh more than everything else of the bots. */
export const spicyWithoutNets = botOf(COUNTING);
