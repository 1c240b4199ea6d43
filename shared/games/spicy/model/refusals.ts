/** Every reason for which Spicy does not do what was asked. Each has words in every language. */

import type { Refusal } from '../../../engine/game.ts';

export const REFUSALS = [
  'malformed',
  'matchOver',
  'noSuchSeat',
  'seatOnly',
  'tableOnly',
  'notYourTurn',
  'reactionOpen',
  'lastCardOpen',
  'pawLies',
  'nameFirst',
  'noPaw',
  'mustStart',
  'notInHand',
  'startLow',
  'notHigher',
  'afterTen',
  'wrongSpice',
  'extrasNotAllowed',
  'extraTwice',
  'nothingToChallenge',
  'cardSafe',
  'ownCard',
  'nothingToLetGo',
  'alreadyLetGo',
  'noCopyCat',
  'nothingToCopy',
  'copyOver',
  'noPeeking',
  'peekedAlready',
] as const;
export type SpicyReason = (typeof REFUSALS)[number];

export interface SpicyRefusal extends Refusal {
  readonly code: `spicy/${SpicyReason}`;
}

export function refusal(reason: SpicyReason, facts: Refusal['facts'] = {}): SpicyRefusal {
  return { code: `spicy/${reason}`, facts };
}
