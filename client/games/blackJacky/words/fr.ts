import type { Face } from '../../../../shared/games/blackJacky/model/cards.ts';
import { fr as texts } from '../../../../shared/games/blackJacky/texts/fr.ts';
import type { JackyStageWords } from './en.ts';

/** A trick is called by its name. */
const called = (face: Face): string => `${texts.tricks[face].name} !`;

export const fr: JackyStageWords = {
  welcome: () => 'Bienvenue au saloon !',
  round: ({ round = 0 }) => texts.round(Number(round)),
  tipping: () => 'Chats recherchés, pariez !',
  tipOn: ({ name = '' }) => `Je parie sur ${name} !`,
  tipRight: () => 'Je le savais !',
  tipWrong: () => 'Raté…',
  lastTurn: () => 'Mon dernier tour',
  lastCall: () => texts.tricks[1].rule,
  nobodyKnocked: () => texts.tricks[2].rule,
  exchange: () => texts.tricks[3].rule,
  forced: () => 'Moi ?!',
  knock: () => 'Toc, toc !',
  timeOut: () => 'Trop tard…',
  oneMoreTurn: () => 'Encore un tour pour les autres !',
  reckoning: () => 'Le décompte !',
  bust: () => '21 ou plus coûte un cœur !',
  lowest: () => 'La plus petite somme perd un cœur !',
  wanted: ({ name = '' }) => `Avis de recherche : ${name}`,
  outForGood: ({ name = '' }) => `${name} : hors jeu`,
  blackHeart: ({ name = '' }) => `${name} revient avec un cœur noir !`,
  showdown: () => 'Duel final !',
  winner: ({ count }) => (count === 1 ? 'Le dernier chat debout !' : 'Les derniers chats debout !'),
  nobodyLeft: () => 'Plus personne debout',
  trick: ({ face = 1 }) => called(face as Face),
  sum: ({ tenths = 0 }) => texts.sum(Number(tenths)),
};
