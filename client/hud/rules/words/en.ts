import { pluralsOf } from '../../../../shared/table/texts/wording.ts';

const plural = pluralsOf('en');

export interface RuleWords {
  readonly rulesOf: (game: string) => string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly firstGame: string;
  readonly firstGameHint: string;
}

export const en: RuleWords = {
  rulesOf: (game) => `How to play ${game}`,
  search: 'Search the rules',
  found: (count) =>
    count === 0 ? 'Nothing found. Try another word.' : plural(count, { one: '# paragraph', other: '# paragraphs' }),
  contents: 'Chapters',
  firstGame: 'Play your first game',
  firstGameHint: 'Three minutes, with a coach at your side',
};
