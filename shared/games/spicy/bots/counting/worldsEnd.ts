/** How many cards can still be drawn, as far as the table can know (R2): the place of World's End without its jitter. */

import type { Random } from '../../../../engine/random.ts';
import { ALL_CARDS } from '../../model/cards.ts';
import type { SpicyView } from '../../model/model.ts';
import { HAND_SIZE } from '../../model/terms.ts';
import { cardsAboveWorldsEnd } from '../../rules/worldsEnd.ts';
import type { SpicyMemory } from '../memory.ts';

/** A chance that falls in the middle: the jitter that is expected. */
const MIDDLE: Pick<Random, 'below'> = { below: (limit) => Math.floor(limit / 2) };

export function cardsUntilWorldsEnd({ rules, deckSize }: SpicyView, { worldsEnd }: SpicyMemory): number {
  const above = cardsAboveWorldsEnd(rules.seats, worldsEnd, MIDDLE as Random);
  const drawn = ALL_CARDS.length - rules.seats * HAND_SIZE - deckSize;
  return Math.max(0, above - drawn);
}
