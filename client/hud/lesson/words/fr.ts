import type { CoachWords } from '../words.ts';

export const fr: CoachWords = {
  coach: 'Ta première partie',
  doIt: 'Fais-le pour moi',
  goOn: 'Continuer',
  rule: 'La règle',
  watching: 'Regarde les autres un instant.',
  strayed:
    'Ton propre chemin ! Les cartes et les règles restent vraies ; à partir d’ici, les autres réfléchissent seuls.',
  takeBack: 'Annuler ce coup',
  startOver: 'Recommencer',
  over: 'C’était ta première partie. Tu en sais assez pour t’asseoir n’importe où.',
  toRules: 'Toutes les règles',
  hide: 'Masquer l’aide',
  show: 'Afficher l’aide',
};
