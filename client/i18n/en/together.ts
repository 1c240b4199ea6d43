/** Words of coming together: finding a table again, sitting down with others, playing once more. */

import type { Phase } from '../../../shared/table/protocol.ts';
import { listsOf } from '../../../shared/table/texts/wording.ts';

const list = listsOf('en');

export const together = {
  ownTable: 'Back to your table',
  ownTableIn: {
    gathering: (game: string): string => `${game}: the others are gathering.`,
    playing: (game: string): string => `${game}: your match is running.`,
    scores: (game: string): string => `${game}: the match is over.`,
  } satisfies { [phase in Phase]: (game: string) => string },
  leaveFree: 'Leave the table? Your seat becomes free.',
  leaveHere: 'Leave the table? This match runs in your browser and ends with it.',

  rename: 'Change your name',
  renameDo: 'Take this name',
  full: 'This table is full',
  fullHint: 'All seats are taken. You may watch, or open a table of the same kind for whoever comes next.',
  fullClosed: 'Open a table of your own for whoever comes next.',
  fullWatching: 'This table is full: you are watching.',
  justWatch: 'Watch',
  openNext: 'Open the next table',
  inviteFull: 'All seats are taken: whoever opens the link now may watch.',
  inviteClosed: 'All seats are taken, and nobody may watch.',
  kick: (name: string): string => `Send ${name} away?`,
  kickHint: (name: string): string => `${name} cannot come back to this table until you allow it again.`,
  kickDo: 'Send away',
  kickNot: 'Never mind',
  sentAway: 'Sent away',
  letBack: (name: string): string => `Let ${name} come back`,
  quick: 'Quick match: the cards are dealt by themselves when everybody is there.',
  quickWaiting: 'Waiting for more cats.',

  wantsRematch: 'wants a rematch',
  noAnswer: 'has not answered yet',
  rematchWith: (names: readonly string[]): string => `You want a rematch. Waiting for ${list(names)}.`,
  dealNow: 'Deal now',
  dealNowHint: 'A bot plays for whoever has not answered, until they are back.',
};

export type TogetherWords = typeof together;
