import { pluralsOf } from '../../../../shared/table/texts/wording.ts';
import type { RuleWords } from './en.ts';

const plural = pluralsOf('nl');

export const nl: RuleWords = {
  rulesOf: (game) => `Zo speel je ${game}`,
  search: 'Zoeken in de regels',
  found: (count) =>
    count === 0 ? 'Niets gevonden. Probeer een ander woord.' : plural(count, { one: '# alinea', other: '# alinea’s' }),
  contents: 'Hoofdstukken',
  firstGame: 'Speel je eerste partij',
  firstGameHint: 'Drie minuten aan tafel, met hulp',
};
