import { pluralsOf } from '../../../../../../shared/table/texts/wording.ts';
import type { FibTexts } from './en.ts';

const plural = pluralsOf('fr');

export const fr: FibTexts = {
  name: 'Fib',
  pitch: 'Pose une carte, dis un nombre et espère que personne ne demande.',
  keys: { call: 'Demander à voir' },
  yourTurn: 'À toi : pose une carte et dis un nombre.',
  orCall: 'Pose une carte ou mets en doute la dernière.',
  callOrStand: 'Mets en doute la dernière carte ou laisse-la.',
  waiting: (name) => `On attend ${name}.`,
  hand: 'Tes cartes',
  card: (number) => `Un ${number}`,
  say: 'Que dis-tu que c’est ?',
  number: (number) => `Dire ${number}`,
  call: 'Bobard !',
  callHint: (name, number) => `${name} a dit ${number}`,
  letStand: 'Laisser passer',
  cancel: 'Une autre carte',
  pile: 'La pile',
  inHand: (count) => plural(count, { one: '# carte en main', other: '# cartes en main' }),
  taken: (count) => plural(count, { one: '# carte ramassée', other: '# cartes ramassées' }),
  endedBy: 'Toutes les cartes sont posées.',
  log: {
    starts: (who) => (who.you ? 'Tu commences.' : `${who.name} commence.`),
    laid: (who, number) => `${who.you ? 'Tu dis' : `${who.name} dit`} ${number}.`,
    stands: (who) => `${who.you ? 'Tu laisses' : `${who.name} laisse`} passer.`,
    revealed: (who, face, lied) =>
      lied
        ? `${who.you ? 'Tu as' : `${who.name} a`} raconté un bobard : c’est un ${face}.`
        : `${who.you ? 'Tu as' : `${who.name} a`} dit vrai : c’est un ${face}.`,
    took: (who, count) =>
      `${who.you ? 'Tu ramasses' : `${who.name} ramasse`} ${plural(count, { one: '# carte', other: '# cartes' })}.`,
    over: 'Toutes les cartes sont posées.',
  },
  refusals: {
    malformed: 'C’était illisible.',
    matchOver: 'La partie est finie.',
    tableOnly: 'Seule l’horloge fait cela.',
    seatOnly: 'Seul un chat fait cela.',
    notYourTurn: 'Ce n’est pas ton tour.',
    notInHand: 'Tu n’as pas cette carte.',
    tooLow: ({ least }) => `Dis au moins ${least}.`,
    nothingToCall: 'Il n’y a rien que tu puisses mettre en doute.',
    mustLay: 'Tant que tu as des cartes, tu en poses une.',
  },
};
