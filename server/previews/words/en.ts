export interface PreviewWords {
  /** Who has no name here. */
  readonly somebody: string;
  match(game: string): string;
  guess(game: string, names: readonly string[]): string;
  watch(game: string, names: readonly string[]): string;
}

const list = new Intl.ListFormat('en-GB');

export const en: PreviewWords = {
  somebody: 'A cat',
  match: (game) => `A match of ${game}, again`,
  guess: (game, names) => `${game} with ${list.format(names)}. Guess first, then turn the card.`,
  watch: (game, names) => `${game} with ${list.format(names)}: watch it again from every seat.`,
};
