/** What is written over the Black Jacky table, in English. Short: it is read at a glance. */

import type { Face } from '../../../../shared/games/blackJacky/model/cards.ts';
import { en as texts } from '../../../../shared/games/blackJacky/texts/en.ts';
import type { StageFacts as Facts } from '../../stageWords.ts';

/** A trick is called by its name. */
const called = (face: Face): string => `${texts.tricks[face].name}!`;

export const en = {
  welcome: () => 'Welcome to the saloon!',
  round: ({ round = 0 }: Facts) => texts.round(Number(round)),
  tipping: () => 'Wanted cats, your tips, please!',
  tipOn: ({ name = '' }: Facts) => `I tip ${name}!`,
  tipRight: () => 'I knew it!',
  tipWrong: () => 'Wrong…',
  lastTurn: () => 'My last turn',
  lastCall: () => texts.tricks[1].rule,
  nobodyKnocked: () => texts.tricks[2].rule,
  exchange: () => texts.tricks[3].rule,
  forced: () => 'Me?!',
  knock: () => 'Knock, knock!',
  timeOut: () => 'Too slow…',
  oneMoreTurn: () => 'One more turn for everybody else!',
  reckoning: () => 'The reckoning!',
  bust: () => '21 or more costs a heart!',
  lowest: () => 'The lowest loses a heart!',
  wanted: ({ name = '' }: Facts) => `Wanted: ${name}`,
  outForGood: ({ name = '' }: Facts) => `${name}: out for good`,
  blackHeart: ({ name = '' }: Facts) => `${name} is back with a black heart!`,
  showdown: () => 'Showdown!',
  winner: ({ count }: Facts) => (count === 1 ? 'The last cat standing!' : 'The last cats standing!'),
  nobodyLeft: () => 'Nobody left standing',
  trick: ({ face = 1 }: Facts) => called(face as Face),
  sum: ({ tenths = 0 }: Facts) => texts.sum(Number(tenths)),
} as const satisfies { readonly [key: string]: (facts: Facts) => string };

export type JackyStageWords = { readonly [key in keyof typeof en]: (facts: Facts) => string };
