/** The words around the rules, in the language that is spoken. */

export interface RuleWords {
  readonly rulesOf: (game: string) => string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly firstGame: string;
  readonly firstGameHint: string;
}
