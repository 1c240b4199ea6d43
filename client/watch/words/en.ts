/** The words of the page to watch on, and of those who guess along. They travel with it, not with the lobby. */

import type { RevealWish } from '../../../shared/table/gallery.ts';

export interface WatchWords {
  readonly title: string;
  readonly live: string;
  readonly nothingLive: string;
  readonly houseTv: string;
  readonly onAir: string;
  /** Over a table of bots, and over one where people play. */
  readonly exhibition: string;
  readonly liveNow: string;
  /** Over what was recorded. */
  readonly recorded: string;
  readonly houseTvHint: string;
  readonly best: string;
  readonly spans: { readonly today: string; readonly week: string; readonly ever: string };
  /** Where a span had nothing and a wider one is shown. */
  readonly wider: { readonly week: string; readonly ever: string };
  readonly open: string;
  readonly whole: string;
  readonly like: (likes: number) => string;
  readonly liked: (likes: number) => string;
  readonly tryAgain: string;
  readonly more: string;
  readonly loading: string;
  readonly mine: string;
  /** What somebody who is in it may wish for it. */
  readonly wishes: { readonly [wish in RevealWish]: string };
  readonly share: string;
  /** Somebody who took their name off. */
  readonly somebody: string;
  readonly hot: string;
  readonly pause: string;
  readonly play: string;
  readonly guessTitle: string;
  readonly locked: string;
  readonly guessed: (count: number) => string;
  readonly wasRight: string;
  readonly wasWrong: string;
  readonly score: (right: number, guesses: number, streak: number) => string;
  readonly ever: (right: number, guesses: number, best: number) => string;
  readonly tooTrusting: string;
  readonly tooSuspicious: string;
  readonly fair: string;
  readonly others: string;
}

export const en: WatchWords = {
  title: 'Watch',
  live: 'Now at the tables',
  nothingLive: 'Nobody plays in public right now. House TV is on, and here are the best moments.',
  houseTv: 'House TV',
  onAir: 'On air',
  exhibition: 'Four legends play for the house',
  liveNow: 'Live',
  recorded: 'Once more',
  houseTvHint: 'Lean back: always the hottest table',
  best: 'The best reveals',
  spans: { today: 'Today', week: 'This week', ever: 'Ever' },
  wider: { week: 'Nothing yet today: the best of this week.', ever: 'Nothing yet: the best of all time.' },
  open: 'Guess and see',
  whole: 'The whole match',
  like: (likes) => `Like (${likes})`,
  liked: (likes) => `Liked (${likes})`,
  tryAgain: 'Try again',
  more: 'Show more',
  loading: 'One moment…',
  mine: 'You are in this one',
  wishes: { shown: 'As it is', nameless: 'Without my name', gone: 'Not in the feed' },
  share: 'Share',
  somebody: 'A cat',
  hot: 'Hot',
  pause: 'Stop the loops',
  play: 'Play the loops',
  guessTitle: 'What will it be?',
  locked: 'Locked. One moment…',
  guessed: (count) => `${count} guessed`,
  wasRight: 'You were right',
  wasWrong: 'You were wrong',
  score: (right, guesses, streak) => `This evening ${right} of ${guesses} right, ${streak} in a row.`,
  ever: (right, guesses, best) => `Ever: ${right} of ${guesses}, at best ${best} in a row.`,
  tooTrusting: 'You trust too much.',
  tooSuspicious: 'You trust too little.',
  fair: 'You read cats well.',
  others: 'How others guessed',
};
