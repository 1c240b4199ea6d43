import type { PreviewWords } from './en.ts';

const list = new Intl.ListFormat('nl');

export const nl: PreviewWords = {
  somebody: 'Een kat',
  match: (game) => `Een partij ${game}, nog een keer`,
  guess: (game, names) => `${game} met ${list.format(names)}. Eerst raden, dan omdraaien.`,
  watch: (game, names) => `${game} met ${list.format(names)}: nog eens bekijken, vanaf elke plek.`,
};
