import { type Trick, UNAIMED } from './trick.ts';

/** B18: gold dust. The laid card counts 8.1. */
export const eight: Trick = {
  worth: 81,
  aims: () => UNAIMED,
  carryOut: () => [],
};
