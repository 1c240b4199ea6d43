import type { Spice } from '../../../../shared/games/spicy/model/cards.ts';
import { de as texts } from '../../../../shared/games/spicy/texts/de.ts';
import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const declared = ({ number = 0, spice = '' }: Facts): string => texts.declaration(Number(number), spice as Spice);

const card = (facts: Facts): string => {
  if (facts.kind === 'wildSpice') return `Ein ${texts.wildSpice}`;
  return facts.kind === 'wildNumber' ? `Ein ${texts.wildNumber}` : declared(facts);
};

const real = ({ kind = '', realNumber = 0, realSpice = '' }: Facts): string =>
  card({ kind, number: realNumber, spice: realSpice });

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Es wurde nichts benannt.';
  if (call === 'wrong') return true_ ? 'Perfekt nachgemacht!' : 'Schlecht nachgemacht!';
  if (call === 'number') return true_ ? 'Die Zahl stimmt!' : 'Die Zahl ist gelogen!';
  return true_ ? 'Das Gewürz stimmt!' : 'Das Gewürz ist gelogen!';
};

export const de: SpicyStageWords = {
  dealing: () => 'Karten für alle!',
  declared,
  pass: () => 'Ich passe',
  timeOut: () => 'Zu langsam …',
  letGo: () => 'Meinetwegen',
  mustStart: () => 'Ich fange an',
  number: () => 'Die Zahl!',
  spice: () => 'Das Gewürz!',
  nothingNamed: () => 'Nichts benannt!',
  truth: (facts) =>
    facts.honest === 'yes' ? `${declared(facts)} · wahr` : `${declared(facts)} · gelogen: ${real(facts)}`,
  verdict: (facts) => `${card(facts)}: ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => texts.lastCard,
  copyCat: () => 'Nachgemacht!',
  raid: () => 'Ein Raubzug!',
  raidWon: () => 'Der Raubzug gelingt!',
  illegalDeclaration: () => 'Das darfst du nicht ansagen!',
  lastCallForgotten: () => 'Letzte Karte? Nicht angekündigt!',
  peeked: () => 'Beim Spicken erwischt!',
  trophy: () => 'Eine Trophäe!',
  worldsEnd: () => texts.worldsEnd,
  counting: () => 'Es wird gezählt …',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'Gewonnen!' : 'Gemeinsam gewonnen!'),
};
