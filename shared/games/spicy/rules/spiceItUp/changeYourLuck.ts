import type { SpiceItUpCard } from './card.ts';

/** R44: up to 2 more cards go under a 5, and as many are drawn for them. A copied 5 exchanges too (R48). */
export const changeYourLuck: SpiceItUpCard = {
  extrasUnder: (number) => (number === 5 ? 2 : 0),
  drawsAfter: (played) => played.extras.length,
};
