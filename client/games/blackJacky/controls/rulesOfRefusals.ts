/** The rule, or the paragraph for what no rule has a number for, behind each refusal: for whoever asks why. */

import type { JackyReason } from '../../../../shared/games/blackJacky/model/refusals.ts';

export const RULES_OF_REFUSALS: { readonly [reason in JackyReason]: string } = {
  malformed: 'time',
  matchOver: 'B35',
  tableOnly: 'time',
  seatOnly: 'time',
  tippingFirst: 'B30',
  givingFirst: 'B13',
  notYourTurn: 'B4',
  trickAlreadyPlayed: 'B4',
  notInHand: 'B5',
  badTargets: 'B13',
  nothingToDraw: 'B40',
  noExchange: 'B13',
  notNamed: 'B13',
  alreadyGiven: 'B13',
  noTipping: 'B30',
  notYourTip: 'B30',
  tipNotIn: 'B30',
};
