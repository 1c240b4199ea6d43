import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const spices: { readonly [spice: string]: string } = { chili: 'piment', wasabi: 'wasabi', pepper: 'poivre' };

const card = ({ kind, number, spice = '' }: Facts): string => {
  if (kind === 'wildSpice') return 'Un joker épice';
  return kind === 'wildNumber' ? 'Un joker chiffre' : `${number} ${spices[spice]}`;
};

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Rien n’a été nommé.';
  if (call === 'wrong') return true_ ? 'Copie parfaite !' : 'Mauvaise copie !';
  if (call === 'number') return true_ ? 'Le chiffre est bon !' : 'Le chiffre est faux !';
  return true_ ? 'L’épice est bonne !' : 'L’épice est fausse !';
};

export const fr: SpicyStageWords = {
  dealing: () => 'Des cartes pour tous !',
  declared: ({ number, spice = '' }) => `${number} ${spices[spice]}`,
  pass: () => 'Je passe',
  timeOut: () => 'Trop lent...',
  letGo: () => 'Continue',
  mustStart: () => 'Je recommence',
  number: () => 'Le chiffre !',
  spice: () => 'L’épice !',
  nothingNamed: () => 'Rien de nommé !',
  verdict: (facts) => `${card(facts)} : ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => 'Dernière carte !',
  copyCat: () => 'Copieur !',
  raid: () => 'Un pillage !',
  raidWon: () => 'Le pillage paie !',
  illegalDeclaration: () => 'Interdit de dire ça !',
  lastCallForgotten: () => 'Dernière carte ? Pas annoncée !',
  peeked: () => 'Pris à regarder !',
  trophy: () => 'Un trophée !',
  worldsEnd: () => 'La fin du monde',
  counting: () => 'On compte...',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'La victoire !' : 'Victoire partagée !'),
};
