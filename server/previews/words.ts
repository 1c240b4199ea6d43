/** What a link to a replay says about it. */

import { type ByLanguage, byLanguage } from '../../shared/table/talk.ts';
import { listsOf } from '../../shared/table/texts/wording.ts';

export interface PreviewWords {
  /** Who has no name here. */
  readonly somebody: string;
  match(game: string): string;
  guess(game: string, names: readonly string[]): string;
  watch(game: string, names: readonly string[]): string;
}

const list = byLanguage(listsOf);

export const PREVIEW_WORDS: ByLanguage<PreviewWords> = {
  en: {
    somebody: 'A cat',
    match: (game) => `A match of ${game}, again`,
    guess: (game, names) => `${game} with ${list.en(names)}. Guess first, then turn the card.`,
    watch: (game, names) => `${game} with ${list.en(names)}: watch it again from every seat.`,
  },
  de: {
    somebody: 'Eine Katze',
    match: (game) => `Eine Partie ${game}, noch einmal`,
    guess: (game, names) => `${game} mit ${list.de(names)}. Erst raten, dann aufdecken.`,
    watch: (game, names) => `${game} mit ${list.de(names)}: noch einmal ansehen, von jedem Platz.`,
  },
  nl: {
    somebody: 'Een kat',
    match: (game) => `Een partij ${game}, nog een keer`,
    guess: (game, names) => `${game} met ${list.nl(names)}. Eerst raden, dan omdraaien.`,
    watch: (game, names) => `${game} met ${list.nl(names)}: nog eens bekijken, vanaf elke plek.`,
  },
  fr: {
    somebody: 'Un chat',
    match: (game) => `Une partie de ${game}, encore une fois`,
    guess: (game, names) => `${game} avec ${list.fr(names)}. Devine d’abord, retourne ensuite la carte.`,
    watch: (game, names) => `${game} avec ${list.fr(names)} : à revoir de chaque place.`,
  },
};
