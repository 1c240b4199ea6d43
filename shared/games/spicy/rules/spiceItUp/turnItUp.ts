import type { SpiceItUpCard } from './card.ts';

/** R45: a 6 can be read as a 9, and a 9 as a 6. */
export const turnItUp: SpiceItUpCard = {
  passesFor: (printed, declared) => (printed === 6 && declared === 9) || (printed === 9 && declared === 6),
};
