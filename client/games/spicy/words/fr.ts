import type { Spice } from '../../../../shared/games/spicy/model/cards.ts';
import { fr as texts } from '../../../../shared/games/spicy/texts/fr.ts';
import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const declared = ({ number = 0, spice = '' }: Facts): string => texts.declaration(Number(number), spice as Spice);

const card = (facts: Facts): string => {
  if (facts.kind === 'wildSpice') return `Un ${texts.wildSpice}`;
  return facts.kind === 'wildNumber' ? `Un ${texts.wildNumber}` : declared(facts);
};

const real = ({ kind = '', realNumber = 0, realSpice = '' }: Facts): string =>
  card({ kind, number: realNumber, spice: realSpice });

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Rien n’a été nommé.';
  if (call === 'wrong') return true_ ? 'Copie parfaite !' : 'Mauvaise copie !';
  if (call === 'number') return true_ ? 'La valeur est juste !' : 'La valeur est fausse !';
  return true_ ? 'L’épice est juste !' : 'L’épice est fausse !';
};

export const fr: SpicyStageWords = {
  dealing: () => 'Des cartes pour tous !',
  declared,
  pass: () => 'Je passe',
  timeOut: () => 'Trop tard…',
  letGo: () => 'Si tu le dis',
  mustStart: () => 'Je commence',
  number: () => 'La valeur !',
  spice: () => 'L’épice !',
  nothingNamed: () => 'Rien de nommé !',
  truth: (facts) =>
    facts.honest === 'yes' ? `${declared(facts)} · vrai` : `${declared(facts)} · mensonge : ${real(facts)}`,
  verdict: (facts) => `${card(facts)} : ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => texts.lastCard,
  copyCat: () => 'Je copie !',
  raid: () => 'Un raid !',
  raidWon: () => 'Le raid réussit !',
  illegalDeclaration: () => 'Interdit de dire ça !',
  lastCallForgotten: () => 'Dernière carte ? Pas signalée !',
  peeked: () => 'La patte dans le sac !',
  trophy: () => 'Un trophée !',
  worldsEnd: () => texts.worldsEnd,
  counting: () => 'On compte…',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'Victoire !' : 'Victoire partagée !'),
};
