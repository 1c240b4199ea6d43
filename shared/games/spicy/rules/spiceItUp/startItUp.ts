import type { SpiceItUpCard } from './card.ts';

/** R42: after an 8 or 9, as after a 10, the numbers may start over. */
export const startItUp: SpiceItUpCard = {
  startsOverAfter: (below) => below === 8 || below === 9,
};
