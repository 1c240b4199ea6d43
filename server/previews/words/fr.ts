import type { PreviewWords } from './en.ts';

const list = new Intl.ListFormat('fr');

export const fr: PreviewWords = {
  somebody: 'Un chat',
  match: (game) => `Une partie de ${game}, encore une fois`,
  guess: (game, names) => `${game} avec ${list.format(names)}. Devine d’abord, retourne ensuite la carte.`,
  watch: (game, names) => `${game} avec ${list.format(names)} : à revoir de chaque place.`,
};
