/** The words around the rules. */

import { type ByLanguage, byLanguage } from '../../../shared/table/talk.ts';
import { pluralsOf } from '../../../shared/table/texts/wording.ts';

export interface RuleWords {
  readonly rulesOf: (game: string) => string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly contents: string;
  readonly firstGame: string;
  readonly firstGameHint: string;
}

const plural = byLanguage(pluralsOf);

export const RULE_WORDS: ByLanguage<RuleWords> = {
  en: {
    rulesOf: (game) => `How to play ${game}`,
    search: 'Search the rules',
    found: (count) =>
      count === 0
        ? 'Nothing found. Try another word.'
        : plural.en(count, { one: '# paragraph', other: '# paragraphs' }),
    contents: 'Chapters',
    firstGame: 'Play your first game',
    firstGameHint: 'Three minutes, with a coach at your side',
  },
  de: {
    rulesOf: (game) => `So geht ${game}`,
    search: 'In den Regeln suchen',
    found: (count) =>
      count === 0
        ? 'Nichts gefunden. Versuch ein anderes Wort.'
        : plural.de(count, { one: '# Absatz', other: '# Absätze' }),
    contents: 'Kapitel',
    firstGame: 'Deine erste Partie',
    firstGameHint: 'Drei Minuten am Tisch, mit Hilfe',
  },
  nl: {
    rulesOf: (game) => `Zo speel je ${game}`,
    search: 'Zoeken in de regels',
    found: (count) =>
      count === 0
        ? 'Niets gevonden. Probeer een ander woord.'
        : plural.nl(count, { one: '# alinea', other: '# alinea’s' }),
    contents: 'Hoofdstukken',
    firstGame: 'Speel je eerste partij',
    firstGameHint: 'Drie minuten aan tafel, met hulp',
  },
  fr: {
    rulesOf: (game) => `Comment jouer à ${game}`,
    search: 'Chercher dans les règles',
    found: (count) =>
      count === 0
        ? 'Aucun résultat. Essaie un autre mot.'
        : plural.fr(count, { one: '# paragraphe', other: '# paragraphes' }),
    contents: 'Chapitres',
    firstGame: 'Joue ta première partie',
    firstGameHint: 'Trois minutes à table, avec de l’aide',
  },
};
