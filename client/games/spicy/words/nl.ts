import type { StageFacts as Facts } from '../../stageWords.ts';
import type { SpicyStageWords } from './en.ts';

const spices: { readonly [spice: string]: string } = { chili: 'chili', wasabi: 'wasabi', pepper: 'peper' };

const card = ({ kind, number, spice = '' }: Facts): string => {
  if (kind === 'wildSpice') return 'Een specerijjoker';
  return kind === 'wildNumber' ? 'Een getallenjoker' : `${number} ${spices[spice]}`;
};

const finding = ({ call, right }: Facts): string => {
  const true_ = right === 'yes';
  if (call === 'nothing') return 'Er is niets genoemd.';
  if (call === 'wrong') return true_ ? 'Perfect nagedaan!' : 'Slecht nagedaan!';
  if (call === 'number') return true_ ? 'Het getal klopt!' : 'Het getal is gelogen!';
  return true_ ? 'De specerij klopt!' : 'De specerij is gelogen!';
};

export const nl: SpicyStageWords = {
  dealing: () => 'Kaarten voor iedereen!',
  declared: ({ number, spice = '' }) => `${number} ${spices[spice]}`,
  pass: () => 'Pas',
  timeOut: () => 'Te langzaam...',
  letGo: () => 'Ga maar door',
  mustStart: () => 'Ik begin opnieuw',
  number: () => 'Het getal!',
  spice: () => 'De specerij!',
  nothingNamed: () => 'Niets genoemd!',
  verdict: (facts) => `${card(facts)}: ${finding(facts)}`,
  stackWon: ({ count = 0 }) => `+${count}`,
  lastCard: () => 'Laatste kaart!',
  copyCat: () => 'Na-aper!',
  raid: () => 'Een rooftocht!',
  raidWon: () => 'De rooftocht slaagt!',
  illegalDeclaration: () => 'Dat mag niet!',
  lastCallForgotten: () => 'Laatste kaart? Niet gezegd!',
  peeked: () => 'Betrapt op spieken!',
  trophy: () => 'Een trofee!',
  worldsEnd: () => 'Het einde van de wereld',
  counting: () => 'Tellen maar...',
  points: ({ count = 0 }) => `${count}`,
  winner: ({ count }) => (count === 1 ? 'De winnaar!' : 'De winnaars!'),
};
