import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const spices: { readonly [spice: string]: string } = { chili: 'Chili', wasabi: 'Wasabi', pepper: 'Pfeffer' };

const card = ({ kind, number, spice = '' }: Facts): string => {
  if (kind === 'wildSpice') return 'Ein Gewürz-Joker';
  return kind === 'wildNumber' ? 'Ein Zahlen-Joker' : `${number} ${spices[spice]}`;
};

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Es wurde nichts genannt.';
  if (call === 'wrong') return true_ ? 'Perfekt kopiert!' : 'Schlecht kopiert!';
  if (call === 'number') return true_ ? 'Die Zahl stimmt!' : 'Die Zahl ist gelogen!';
  return true_ ? 'Das Gewürz stimmt!' : 'Das Gewürz ist gelogen!';
};

export const de: SpicyStageWords = {
  dealing: () => 'Karten für alle!',
  declared: ({ number, spice = '' }) => `${number} ${spices[spice]}`,
  pass: () => 'Passe',
  timeOut: () => 'Zu langsam ...',
  letGo: () => 'Meinetwegen',
  mustStart: () => 'Ich fange neu an',
  number: () => 'Die Zahl!',
  spice: () => 'Das Gewürz!',
  nothingNamed: () => 'Nichts genannt!',
  verdict: (facts) => `${card(facts)}: ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => 'Letzte Karte!',
  copyCat: () => 'Nachgemacht!',
  raid: () => 'Ein Raubzug!',
  raidWon: () => 'Der Raubzug gelingt!',
  illegalDeclaration: () => 'Das geht nicht!',
  lastCallForgotten: () => 'Letzte Karte? Nicht angesagt!',
  peeked: () => 'Beim Spicken erwischt!',
  trophy: () => 'Eine Trophäe!',
  worldsEnd: () => 'Weltuntergang',
  counting: () => 'Es wird gezählt ...',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'Gewonnen!' : 'Gemeinsam gewonnen!'),
};
