import type { SpiceItUpCard } from './card.ts';
import { changeYourLuck } from './changeYourLuck.ts';
import { copyCat } from './copyCat.ts';
import type { SpiceItUp } from './names.ts';
import { spiceRaider } from './spiceRaider.ts';
import { startItUp } from './startItUp.ts';
import { turnItUp } from './turnItUp.ts';
import { weLoveChili } from './weLoveChili.ts';

/** The cards by name. The rest of the game asks those in force through the hooks of `SpiceItUpCard`, never by name. */
export const SPICE_IT_UP_CARDS: { readonly [name in SpiceItUp]: SpiceItUpCard } = {
  weLoveChili,
  startItUp,
  spiceRaider,
  changeYourLuck,
  turnItUp,
  copyCat,
};
