/** Words of the first steps: whom one plays with, the first lesson, a cat that comes from another device. */

import { pluralsOf } from '../../../shared/table/texts/wording.ts';

const plural = pluralsOf('en');

export const welcome = {
  catsAtTable: 'At the table',
  cats: (count: number): string => plural(count, { one: '# cat', other: '# cats' }),
  mixed: 'Mixed bots',
  usualRules: 'Usual rules',
  firstRules: 'A short first match',
  ownSeconds: 'Own seconds',

  lesson: 'Your first game?',
  lessonAsk: (game: string): string =>
    `In a first lesson of ${game} a coach sits at your side. It takes three minutes.`,
  lessonYes: 'Show me how',
  lessonNo: 'Just deal',
  firstMatch: 'Your first match',
  firstMatchHint: 'No hurry: the clocks are long here. When something is asked of you, the rule behind it stands here.',
  toLesson: 'First lesson',

  transferScan: 'Picture of this link, to scan with the other device',
};

export type WelcomeWords = typeof welcome;
