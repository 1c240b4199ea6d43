import { type Trick, UNAIMED } from './trick.ts';

/** B11: the reckoning follows this turn. */
export const one: Trick = {
  worth: 10,
  aims: () => UNAIMED,
  carryOut: (_state, trickster) => [{ type: 'roundEnding', seat: trickster }],
};
