import type { HostDeedName, HostTalk } from '../../../shared/table/hosting.ts';
import type { Phase } from '../../../shared/table/protocol.ts';

export interface HostWords {
  readonly title: string;
  readonly token: string;
  readonly enter: string;
  readonly process: string;
  readonly version: string;
  readonly up: (minutes: number) => string;
  readonly tables: string;
  readonly people: string;
  readonly moves: string;
  readonly failures: string;
  readonly drain: string;
  readonly undrain: string;
  readonly close: string;
  readonly reports: string;
  readonly noReports: string;
  readonly by: string;
  readonly match: string;
  readonly said: string;
  readonly done: string;
  readonly mute: string;
  readonly rename: string;
  readonly newName: string;
  readonly ban: string;
  readonly banAddress: string;
  readonly lift: string;
  readonly sanctions: string;
  readonly none: string;
  readonly audit: string;
  readonly banner: string;
  readonly show: string;
  readonly address: string;
  readonly day: string;
  readonly forGood: string;
  readonly waiting: string;
  readonly draining: string;
  readonly noTables: string;
  readonly watchers: (count: number) => string;
  readonly phaseOf: { readonly [phase in Phase]: string };
  readonly queue: string;
  readonly nobodyWaits: string;
  readonly waitingFor: (people: number, seconds: number) => string;
  readonly journal: string;
  readonly decide: (name: string) => string;
  readonly byOf: { readonly [by in HostTalk['by']]: string };
  readonly deedOf: { readonly [deed in HostDeedName]: string };
  readonly withAddress: string;
  readonly fact: (name: string, value: string | number) => string;
  readonly otherCat: string;
  readonly catPage: string;
  readonly choose: string;
  readonly goneCat: string;
}

export const en: HostWords = {
  title: 'The house',
  token: 'Token of the house',
  enter: 'Enter',
  process: 'Process',
  version: 'Version',
  up: (minutes) => (minutes === 1 ? 'up for a minute' : `up for ${minutes} minutes`),
  tables: 'Tables',
  people: 'People',
  moves: 'Moves a second',
  failures: 'Failures',
  drain: 'Drain',
  undrain: 'Take tables again',
  close: 'Close table',
  reports: 'Reports',
  noReports: 'Nothing reported.',
  by: 'reported by',
  match: 'Watch the match',
  said: 'What was said',
  done: 'Done with it',
  mute: 'Mute for a day',
  rename: 'Rename',
  newName: 'New name',
  ban: 'Ban for good',
  banAddress: 'Ban with address',
  lift: 'Lift',
  sanctions: 'Decisions in force',
  none: 'None.',
  audit: 'On record',
  banner: 'Banner for everybody',
  show: 'Show',
  address: 'Ban an address',
  day: 'until',
  forGood: 'for good',
  waiting: 'Waiting',
  draining: 'takes no new tables',
  noTables: 'No table is open here.',
  watchers: (count) => (count === 1 ? 'one watches' : `${count} watch`),
  phaseOf: { gathering: 'gathering', playing: 'playing', scores: 'scores' },
  queue: 'Quick match',
  nobodyWaits: 'Nobody is waiting.',
  waitingFor: (people, seconds) => `${people === 1 ? 'one waits' : `${people} wait`}, ${seconds} s at most so far`,
  journal: 'Save the journal',
  decide: (name) => `Decide about ${name}`,
  byOf: { reported: 'The reported cat', reporter: 'Who reported it', other: 'Somebody else' },
  deedOf: {
    mute: 'Muted',
    ban: 'Banned',
    lift: 'Decision lifted',
    rename: 'Renamed',
    closeReport: 'Report closed',
    drain: 'Process drained, or open again',
    closeTable: 'Table closed',
    banner: 'Banner changed',
  },
  withAddress: 'with the address',
  fact: (name, value) => `${name}: ${value}`,
  otherCat: 'Another cat',
  catPage: 'Its page, or its id',
  choose: 'Decide',
  goneCat: 'a cat that left',
};
