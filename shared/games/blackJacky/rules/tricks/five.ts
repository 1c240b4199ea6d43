import { type Trick, UNAIMED } from './trick.ts';

/** B15: the card itself is turned face down and counts nothing. */
export const five: Trick = {
  worth: 0,
  aims: () => UNAIMED,
  carryOut: () => [],
};
