import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { JackyBeatId } from '../lesson.ts';

export const en: LessonWords<JackyBeatId> = {
  layEight: {
    ask: 'Welcome to the saloon! Today everybody has a single heart. You hold 8 and 2. A trick comes first: pick the 8 and lay it. In front of you it counts 8.1.',
  },
  swap: {
    ask: 'Now you must draw, swap or knock. 10.1 is not much: pick your 2 and swap it for the open 5.',
    after:
      '13.1 now. At the end everybody with 21 or more loses a heart. If there is no such cat, the lowest sum does.',
  },
  calamityDraws: {},
  biscuitFour: { after: 'Biscuit lays a 4: the next cat has to draw, and that is you. It is a 1: 14.1.' },
  biscuitDraws: {},
  draw: {
    ask: '14.1 could well be the lowest. Draw a card from the pile.',
    after: 'A 6! That makes 20.1, and hardly anything below 21 is higher. Now it only has to hold.',
  },
  calamityAgain: {},
  biscuitSwaps: {},
  plusOne: {
    ask: 'Calamity has drawn twice and looks content. Pick your 6 and play its trick: the +1 goes to Calamity.',
  },
  knock: {
    ask: 'Your 6 is laid and still counts, so you keep 20.1. Knock! From then on no trick can touch you.',
    after: 'The first knock: everybody else has exactly one more turn.',
  },
  calamityLast: { after: 'Calamity swaps a 7 for a card from the pile. Did it help? Biscuit is last.' },
  reckoning: {
    after:
      'All cards are shown. Calamity had 20, and your +1 makes it 21: a heart is lost. Of the rest, you have the highest sum. You win!',
  },
};
