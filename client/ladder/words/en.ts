import { pluralsOf } from '../../../shared/table/texts/wording.ts';

const plural = pluralsOf('en');

export interface LadderWords {
  readonly title: string;
  readonly span: string;
  readonly spanOf: { readonly [span in 'week' | 'season' | 'all']: string };
  readonly you: string;
  readonly yourRating: string;
  readonly rating: (points: string, within: string) => string;
  readonly provisional: string;
  readonly notYet: string;
  readonly aroundYou: string;
  readonly best: string;
  readonly empty: string;
  readonly rank: string;
  readonly cat: string;
  readonly points: string;
  readonly matches: string;
  readonly somebody: string;
  readonly people: (count: number) => string;
  readonly countedAt: (time: string) => string;
  readonly how: string;
  readonly changed: (points: string, by: string) => string;
  readonly stillProvisional: string;
  readonly toLadder: string;
  readonly check: string;
  readonly checkHint: string;
  readonly checking: (count: number) => string;
  readonly checked: (count: number) => string;
  readonly differs: (match: string) => string;
  readonly notChecked: string;
}

export const en: LadderWords = {
  title: 'Leaderboard',
  span: 'Time',
  spanOf: { week: 'This week', season: 'This season', all: 'All time' },
  you: 'You',
  yourRating: 'Your rating',
  rating: (points, within) => `${points} ± ${within}`,
  provisional: 'Provisional: after some twenty quick matches you are on the board.',
  notYet: 'No rated match yet. Every quick match with at least two people counts.',
  aroundYou: 'Around you',
  best: 'The best',
  empty: 'Nobody is here yet. The first place is free.',
  rank: 'Rank',
  cat: 'Cat',
  points: 'Rating',
  matches: 'Matches',
  somebody: 'A cat that keeps its name to itself',
  people: (count) => plural(count, { one: '# cat on the board', other: '# cats on the board' }),
  countedAt: (time) => `Counted at ${time}; new every minute.`,
  how: 'An alley cat of the house stands at 1000. 400 points more mean ten times as many wins.',
  changed: (points, by) => `Your rating: ${points} (${by})`,
  stillProvisional: 'still provisional',
  toLadder: 'Leaderboard',
  check: 'Check the ratings',
  checkHint: 'Every rating follows from the results of the matches. Your browser can rate them all again.',
  checking: (count) => plural(count, { one: '# match read…', other: '# matches read…' }),
  checked: (count) =>
    count === 0
      ? 'There is no rated match yet.'
      : plural(count, {
          one: 'One match rated again: every number is right.',
          other: '# matches rated again: every number is right.',
        }),
  differs: (match) => `After match ${match} a rating is not what it should be.`,
  notChecked: 'The matches could not be read. Try again.',
};
