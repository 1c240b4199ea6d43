import { pluralsOf } from '../../../shared/table/texts/wording.ts';

const plural = pluralsOf('en');

export interface QueueWords {
  readonly title: string;
  readonly looking: string;
  readonly waited: (seconds: number) => string;
  readonly expected: (seconds: number) => string;
  readonly waiting: (people: number) => string;
  readonly held: (seconds: number) => string;
  readonly meanwhile: string;
  readonly meanwhileHint: string;
  readonly giveUp: string;
  readonly bringFriends: string;
  readonly party: string;
  readonly partyHint: string;
  readonly partyWaits: (names: string) => string;
  readonly leaderDecides: string;
  readonly start: string;
  readonly ready: string;
  readonly leavingIn: (seconds: number) => string;
  readonly goNow: string;
  readonly wishes: string;
  readonly seats: string;
  readonly anySeats: string;
  readonly withBots: string;
  readonly withBotsHint: string;
}

const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });
/** Nobody counts hundreds of seconds. */
const span = (count: number) => (count < 120 ? seconds(count) : `${Math.ceil(count / 60)} minutes`);

export const en: QueueWords = {
  title: 'Quick match',
  looking: 'Looking for cats of your strength',
  waited: (count) => `Waiting for ${seconds(count)}`,
  expected: (count) => `Usually about ${span(count)}`,
  waiting: (people) => plural(people, { one: 'Only you are waiting', other: '# cats are waiting' }),
  held: (count) => `You left matches before their end lately. The search begins in ${span(count)}.`,
  meanwhile: 'Play against bots meanwhile',
  meanwhileHint: 'Your seat is looked for all the same. When it is there, that match ends.',
  giveUp: 'Stop waiting',
  bringFriends: 'Bring friends',
  party: 'You and your friends',
  partyHint: 'Whoever opens this link waits with you, up to four of you. You will sit at one table.',
  partyWaits: (names) => `Waiting together: ${names}`,
  leaderDecides: 'The cat that invited you starts the search.',
  start: 'Find us a table',
  ready: 'Your table is ready',
  leavingIn: (count) => `You change over in ${seconds(count)}.`,
  goNow: 'Go there now',
  wishes: 'Your wishes',
  seats: 'Cats at the table',
  anySeats: 'Any',
  withBots: 'Bots may fill up',
  withBotsHint: 'When nobody else comes for a while. They are about as strong as you.',
};
