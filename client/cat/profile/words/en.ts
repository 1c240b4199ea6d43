import type { Visibility } from '../../../../shared/table/people/catPage.ts';

export interface ProfileWords {
  /** Whose page nobody but its owner may see, or which is not there. */
  readonly somebody: string;
  readonly portrait: (name: string) => string;
  readonly since: (day: string) => string;
  readonly edit: string;
  readonly whoSees: string;
  readonly sees: { readonly [visibility in Visibility]: string };
  readonly shelf: string;
  readonly emptyShelf: string;
  readonly winsIn: (game: string) => string;
  readonly trophy: (title: string, count: number, step: number) => string;
  readonly matches: string;
  readonly noMatches: string;
  readonly place: (place: number, seats: number) => string;
  readonly won: string;
  readonly left: string;
  readonly replay: string;
  readonly record: (matches: number, wins: number) => string;
  readonly rivals: string;
  readonly nemesis: (name: string, times: number) => string;
  readonly victim: (name: string, times: number) => string;
  readonly percent: (percent: number, part: number, of: number) => string;
  readonly never: string;
  readonly overTime: string;
  readonly bySeats: string;
  readonly month: string;
  readonly seats: string;
  readonly wins: string;
  readonly moreMatches: (count: number) => string;
}

export const en: ProfileWords = {
  somebody: 'A cat',
  portrait: (name) => `${name} on its cushion`,
  since: (day) => `In this house since ${day}`,
  edit: 'Change your cat',
  whoSees: 'Who may see this page',
  sees: { everybody: 'Everybody', met: 'Who I played with', nobody: 'Only me' },
  shelf: 'Trophy shelf',
  emptyShelf: 'Still empty. The first win puts something on it.',
  winsIn: (game) => `Wins: ${game}`,
  trophy: (title, count, step) => `${title}: ${count} (from ${step})`,
  matches: 'Latest matches',
  noMatches: 'No match that you may see.',
  place: (place, seats) => `Place ${place} of ${seats}`,
  won: 'Won',
  left: 'left early',
  replay: 'Watch again',
  record: (matches, wins) => `${matches === 1 ? 'One match' : `${matches} matches`}, ${wins} won`,
  rivals: 'Rivals',
  nemesis: (name, times) => `Nemesis: ${name} (${times === 1 ? 'once' : `${times} times`})`,
  victim: (name, times) => `Favourite victim: ${name} (${times === 1 ? 'once' : `${times} times`})`,
  percent: (percent, part, of) => `${percent}% (${part} of ${of})`,
  never: 'not yet',
  overTime: 'Over time',
  bySeats: 'By number of seats',
  month: 'Month',
  seats: 'Seats',
  wins: 'Wins',
  moreMatches: (count) => `All ${count} latest matches`,
};
