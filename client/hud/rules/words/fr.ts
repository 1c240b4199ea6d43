import { pluralsOf } from '../../../../shared/table/texts/wording.ts';
import type { RuleWords } from './en.ts';

const plural = pluralsOf('fr');

export const fr: RuleWords = {
  rulesOf: (game) => `Comment jouer à ${game}`,
  search: 'Chercher dans les règles',
  found: (count) =>
    count === 0
      ? 'Aucun résultat. Essaie un autre mot.'
      : plural(count, { one: '# paragraphe', other: '# paragraphes' }),
  contents: 'Chapitres',
  firstGame: 'Joue ta première partie',
  firstGameHint: 'Trois minutes à table, avec de l’aide',
};
