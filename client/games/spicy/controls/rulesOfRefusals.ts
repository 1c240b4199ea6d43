/** The paragraph of the rule book behind each refusal, for whoever asks why. */

import type { SpicyReason } from '../../../../shared/games/spicy/refusals.ts';

export const RULES_OF_REFUSALS: { readonly [reason in SpicyReason]?: string } = {
  notYourTurn: 'R5',
  reactionOpen: 'R32',
  lastCardOpen: 'R20',
  pawLies: 'R13',
  nameFirst: 'R13',
  mustStart: 'R18',
  startLow: 'R7',
  notHigher: 'R8',
  wrongSpice: 'R8',
  afterTen: 'R9',
  extrasNotAllowed: 'R44',
  nothingToChallenge: 'R12',
  ownCard: 'R12',
  cardSafe: 'R21',
  alreadyLetGo: 'R32',
  noCopyCat: 'R46',
  nothingToCopy: 'R46',
  copyOver: 'R46',
  noPeeking: 'R30',
  peekedAlready: 'R30',
};
