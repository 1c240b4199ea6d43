import type { PreviewWords } from './en.ts';

const list = new Intl.ListFormat('de');

export const de: PreviewWords = {
  somebody: 'Eine Katze',
  match: (game) => `Eine Partie ${game}, noch einmal`,
  guess: (game, names) => `${game} mit ${list.format(names)}. Erst raten, dann aufdecken.`,
  watch: (game, names) => `${game} mit ${list.format(names)}: noch einmal ansehen, von jedem Platz.`,
};
