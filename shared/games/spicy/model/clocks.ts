/** Seconds of every kind of window. */
export const CLOCKS = {
  turn: { relaxed: 90, standard: 30, blitz: 12 },
  reaction: { relaxed: 6, standard: 3, blitz: 1.2 },
  lastCard: { relaxed: 20, standard: 10, blitz: 5 },
  naming: { relaxed: 12, standard: 6, blitz: 3 },
} as const;
