/** What is written over the Black Jacky table, in English. Short: it is read at a glance. */

import type { StageFacts as Facts } from '../../stageWords.ts';

const tricks: { readonly [face: number]: string } = {
  1: 'Last call!',
  2: 'Nobody knocked!',
  3: 'Under the table!',
  4: 'Have one on me!',
  5: 'Face down!',
  6: 'One more!',
  7: 'Turn the page!',
  8: 'A whisker more!',
};

export const en = {
  welcome: () => 'Welcome to the saloon!',
  round: ({ round = 0 }: Facts) => `Round ${round}`,
  tipping: () => 'Wanted cats, place your tips!',
  tipOn: ({ name = '' }: Facts) => `I tip on ${name}`,
  tipRight: () => 'I knew it!',
  tipWrong: () => 'Wrong...',
  lastTurn: () => 'My last turn',
  lastCall: () => 'Last call!',
  nobodyKnocked: () => 'Nobody knocked!',
  exchange: () => 'Under the table...',
  forced: () => 'Me?!',
  knock: () => 'Knock, knock!',
  timeOut: () => 'Too slow...',
  oneMoreTurn: () => 'One more turn for everybody else!',
  reckoning: () => 'The reckoning!',
  bust: () => '21 or more loses a heart!',
  lowest: () => 'The lowest loses a heart!',
  wanted: ({ name = '' }: Facts) => `Wanted: ${name}`,
  outForGood: ({ name = '' }: Facts) => `${name}: out for good`,
  blackHeart: ({ name = '' }: Facts) => `${name} is back with a black heart!`,
  showdown: () => 'Showdown!',
  winner: ({ count }: Facts) => (count === 1 ? 'The last cat standing!' : 'The last cats standing!'),
  nobodyLeft: () => 'Nobody left standing',
  trick: ({ face = 0 }: Facts) => tricks[Number(face)] ?? '',
  sum: ({ tenths = 0 }: Facts) => String(Number(tenths) / 10),
} as const satisfies { readonly [key: string]: (facts: Facts) => string };

export type JackyStageWords = { readonly [key in keyof typeof en]: (facts: Facts) => string };
