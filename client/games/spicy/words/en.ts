/** What is written over the Spicy table, in English. Short: it is read at a glance. */

import type { Spice } from '../../../../shared/games/spicy/model/cards.ts';
import { en as texts } from '../../../../shared/games/spicy/texts/en.ts';
import type { StageFacts as Facts } from '../../stageWords.ts';

const declared = ({ number = 0, spice = '' }: Facts): string => texts.declaration(Number(number), spice as Spice);

const card = (facts: Facts): string => {
  if (facts.kind === 'wildSpice') return 'A wild spice';
  return facts.kind === 'wildNumber' ? 'A wild number' : declared(facts);
};

const real = ({ kind = '', realNumber = 0, realSpice = '' }: Facts): string =>
  card({ kind, number: realNumber, spice: realSpice });

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Nothing was named.';
  if (call === 'wrong') return true_ ? 'A perfect copy!' : 'A bad copy!';
  if (call === 'number') return true_ ? 'The number is right!' : 'The number is a lie!';
  return true_ ? 'The spice is right!' : 'The spice is a lie!';
};

export const en = {
  dealing: () => 'Cards for everybody!',
  declared,
  pass: () => 'I pass',
  timeOut: () => 'Too slow…',
  letGo: () => 'Go on',
  mustStart: () => 'I start',
  number: () => 'The number!',
  spice: () => 'The spice!',
  nothingNamed: () => 'Nothing named!',
  truth: (facts: Facts) =>
    facts.honest === 'yes' ? `${declared(facts)} · true` : `${declared(facts)} · a lie: ${real(facts)}`,
  verdict: (facts: Facts) => `${card(facts)}: ${finding(facts)}`,
  stackWon: ({ count = 0 }: Facts) => `+${count}`,
  lastCard: () => texts.lastCard,
  copyCat: () => 'Copy cat!',
  raid: () => 'A raid!',
  raidWon: () => 'The raid pays!',
  illegalDeclaration: () => 'You cannot say that!',
  lastCallForgotten: () => 'Last card? You did not say so!',
  peeked: () => 'Caught peeking!',
  trophy: () => 'A trophy!',
  worldsEnd: () => texts.worldsEnd,
  counting: () => 'Counting…',
  points: ({ count = 0 }: Facts) => `${count}`,
  winner: ({ count }: Facts) => (count === 1 ? 'The winner!' : 'The winners!'),
} as const satisfies { readonly [key: string]: (facts: Facts) => string };

export type SpicyStageWords = { readonly [key in keyof typeof en]: (facts: Facts) => string };
