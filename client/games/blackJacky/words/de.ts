import type { Face } from '../../../../shared/games/blackJacky/model/cards.ts';
import { de as texts } from '../../../../shared/games/blackJacky/texts/de.ts';
import type { JackyStageWords } from './en.ts';

/** A trick is called by its name. */
const called = (face: Face): string => `${texts.tricks[face].name}!`;

export const de: JackyStageWords = {
  welcome: () => 'Willkommen im Saloon!',
  round: ({ round = 0 }) => texts.round(Number(round)),
  tipping: () => 'Gesuchte Katzen, bitte tippen!',
  tipOn: ({ name = '' }) => `Ich tippe auf ${name}!`,
  tipRight: () => 'Ich wusste es!',
  tipWrong: () => 'Daneben …',
  lastTurn: () => 'Mein letzter Zug',
  lastCall: () => texts.tricks[1].rule,
  nobodyKnocked: () => texts.tricks[2].rule,
  exchange: () => texts.tricks[3].rule,
  forced: () => 'Ich?!',
  knock: () => 'Klopf, klopf!',
  timeOut: () => 'Zu langsam …',
  oneMoreTurn: () => 'Noch ein Zug für alle anderen!',
  reckoning: () => 'Abrechnung!',
  bust: () => '21 oder mehr kostet ein Herz!',
  lowest: () => 'Die Niedrigste verliert ein Herz!',
  wanted: ({ name = '' }) => `Gesucht: ${name}`,
  outForGood: ({ name = '' }) => `${name}: endgültig raus`,
  blackHeart: ({ name = '' }) => `${name} ist mit einem schwarzen Herzen zurück!`,
  showdown: () => 'Showdown!',
  winner: ({ count }) => (count === 1 ? 'Die letzte Katze!' : 'Die letzten Katzen!'),
  nobodyLeft: () => 'Niemand ist übrig',
  trick: ({ face = 1 }) => called(face as Face),
  sum: ({ tenths = 0 }) => texts.sum(Number(tenths)),
};
