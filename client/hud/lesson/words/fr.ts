import type { CoachWords } from './en.ts';

export const fr: CoachWords = {
  coach: 'Ta première partie',
  doIt: 'Fais-le pour moi',
  goOn: 'Continuer',
  rule: 'La règle',
  watching: 'Regarde les autres un instant.',
  strayed:
    'Tu suis ton propre chemin ! Les cartes et les règles restent les vraies ; à partir d’ici, les autres décident seuls.',
  takeBack: 'Annuler',
  startOver: 'Recommencer',
  over: 'C’était ta première partie. Tu en sais assez pour t’asseoir à n’importe quelle table.',
  toRules: 'Toutes les règles',
  hide: 'Masquer l’aide',
  show: 'Afficher l’aide',
};
