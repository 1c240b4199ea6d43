import type { Spice } from '../../../../shared/games/spicy/model/cards.ts';
import { nl as texts } from '../../../../shared/games/spicy/texts/nl.ts';
import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const declared = ({ number = 0, spice = '' }: Facts): string => texts.declaration(Number(number), spice as Spice);

const card = (facts: Facts): string => {
  if (facts.kind === 'wildSpice') return `Een ${texts.wildSpice}`;
  return facts.kind === 'wildNumber' ? `Een ${texts.wildNumber}` : declared(facts);
};

const real = ({ kind = '', realNumber = 0, realSpice = '' }: Facts): string =>
  card({ kind, number: realNumber, spice: realSpice });

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Er is niets genoemd.';
  if (call === 'wrong') return true_ ? 'Perfect nagedaan!' : 'Slecht nagedaan!';
  if (call === 'number') return true_ ? 'Het getal klopt!' : 'Het getal is gelogen!';
  return true_ ? 'Het kruid klopt!' : 'Het kruid is gelogen!';
};

export const nl: SpicyStageWords = {
  dealing: () => 'Kaarten voor iedereen!',
  declared,
  pass: () => 'Ik pas',
  timeOut: () => 'Te langzaam…',
  letGo: () => 'Mij best',
  mustStart: () => 'Ik begin',
  number: () => 'Het getal!',
  spice: () => 'Het kruid!',
  nothingNamed: () => 'Niets genoemd!',
  truth: (facts) =>
    facts.honest === 'yes' ? `${declared(facts)} · waar` : `${declared(facts)} · gelogen: ${real(facts)}`,
  verdict: (facts) => `${card(facts)}: ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => texts.lastCard,
  copyCat: () => 'Nagedaan!',
  raid: () => 'Een rooftocht!',
  raidWon: () => 'De rooftocht lukt!',
  illegalDeclaration: () => 'Dat mag je niet zeggen!',
  lastCallForgotten: () => 'Laatste kaart? Niet gemeld!',
  peeked: () => 'Betrapt op spieken!',
  trophy: () => 'Een trofee!',
  worldsEnd: () => texts.worldsEnd,
  counting: () => 'Tellen maar…',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'De winnaar!' : 'De winnaars!'),
};
