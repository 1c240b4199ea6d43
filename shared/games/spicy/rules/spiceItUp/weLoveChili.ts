import { HIGHEST_START } from '../../model/cards.ts';
import type { SpiceItUpCard } from './card.ts';

/** R41: wherever a 1, 2 or 3 can be declared, it can be declared in chili. */
export const weLoveChili: SpiceItUpCard = {
  lendsSpice: (number, spice) => spice === 'chili' && number <= HIGHEST_START,
};
