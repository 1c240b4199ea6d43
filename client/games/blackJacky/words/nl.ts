import type { Face } from '../../../../shared/games/blackJacky/model/cards.ts';
import { nl as texts } from '../../../../shared/games/blackJacky/texts/nl.ts';
import type { JackyStageWords } from './en.ts';

/** A trick is called by its name. */
const called = (face: Face): string => `${texts.tricks[face].name}!`;

export const nl: JackyStageWords = {
  welcome: () => 'Welkom in de saloon!',
  round: ({ round = 0 }) => texts.round(Number(round)),
  tipping: () => 'Gezochte katten, geef je tip!',
  tipOn: ({ name = '' }) => `Ik tip op ${name}!`,
  tipRight: () => 'Ik wist het!',
  tipWrong: () => 'Mis…',
  lastTurn: () => 'Mijn laatste beurt',
  lastCall: () => texts.tricks[1].rule,
  nobodyKnocked: () => texts.tricks[2].rule,
  exchange: () => texts.tricks[3].rule,
  forced: () => 'Ik?!',
  knock: () => 'Klop, klop!',
  timeOut: () => 'Te langzaam…',
  oneMoreTurn: () => 'Alle anderen nog één beurt!',
  reckoning: () => 'De afrekening!',
  bust: () => '21 of meer kost een hart!',
  lowest: () => 'De laagste verliest een hart!',
  wanted: ({ name = '' }) => `Gezocht: ${name}`,
  outForGood: ({ name = '' }) => `${name}: definitief eruit`,
  blackHeart: ({ name = '' }) => `${name} is terug met een zwart hart!`,
  showdown: () => 'Showdown!',
  winner: ({ count }) => (count === 1 ? 'De laatste kat!' : 'De laatste katten!'),
  nobodyLeft: () => 'Er is niemand meer over',
  trick: ({ face = 1 }) => called(face as Face),
  sum: ({ tenths = 0 }) => texts.sum(Number(tenths)),
};
