import { pluralsOf } from '../../../../shared/table/texts/wording.ts';
import type { RuleWords } from './en.ts';

const plural = pluralsOf('de');

export const de: RuleWords = {
  rulesOf: (game) => `So geht ${game}`,
  search: 'In den Regeln suchen',
  found: (count) =>
    count === 0 ? 'Nichts gefunden. Versuch ein anderes Wort.' : plural(count, { one: '# Absatz', other: '# Absätze' }),
  contents: 'Kapitel',
  firstGame: 'Deine erste Partie',
  firstGameHint: 'Drei Minuten am Tisch, mit Hilfe',
};
