import { ofName } from '../../../table/elision.ts';
import { pluralsOf, type Who } from '../../../table/plural.ts';
import type { JackyTexts } from './en.ts';

const plural = pluralsOf('fr');
const by = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
const hearts = (count: number): string => plural(count, { one: '# cœur', other: '# cœurs' });
const tipOf = (who: Who): string => (who.you ? 'Ton pari' : `Le pari ${ofName(who.name)}`);
const to = (who: Who): string => (who.you ? 'toi' : who.name);

const sum = (tenths: number): string =>
  tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1).replace('.', ',');

const tricks: JackyTexts['tricks'] = {
  1: { name: 'Dernière tournée', rule: 'La manche s’arrête juste après ce tour.' },
  2: { name: 'Personne n’a frappé', rule: 'Tous les coups frappés sont annulés.' },
  3: { name: 'Sous la table', rule: 'Deux chats échangent chacun une carte de leur choix.' },
  4: { name: 'C’est ma tournée', rule: 'Le chat suivant pioche une carte.' },
  5: { name: 'Face cachée', rule: 'Cette carte compte 0.' },
  6: { name: 'Un de plus', rule: 'Le +1 va à un chat de ton choix.' },
  7: { name: 'Page suivante', rule: 'La carte du dessus de la pioche est retournée sur la défausse.' },
  8: { name: 'Un poil de plus', rule: 'Cette carte compte 8,1.' },
};

export const fr: JackyTexts = {
  name: 'Black Jacky',
  pitch: 'Reste sous 21, mais évite d’avoir le moins. Les ruses sont permises.',
  refusals: {
    malformed: 'La table n’a pas compris.',
    matchOver: 'La partie est finie.',
    tableOnly: 'Seule la table peut faire ça.',
    seatOnly: 'Il faut avoir une place à la table pour ça.',
    tippingFirst: 'Les chats recherchés doivent d’abord parier.',
    givingFirst: 'Un instant : deux chats choisissent une carte.',
    notYourTurn: 'Ce n’est pas ton tour.',
    trickAlreadyPlayed: 'Une seule ruse par tour. Pioche, échange ou frappe.',
    notInHand: 'Tu n’as plus cette carte.',
    badTargets: 'Cette ruse ne peut pas viser là.',
    nothingToDraw: 'Il n’y a plus rien à piocher.',
    noExchange: 'Personne n’échange de cartes en ce moment.',
    notNamed: 'Cet échange ne te concerne pas.',
    alreadyGiven: 'Tu as déjà donné ta carte.',
    noTipping: 'Ce n’est pas le moment de parier.',
    notYourTip: 'Ce n’est pas encore à toi de parier.',
    tipNotIn: 'Parie sur un chat encore en jeu.',
  },
  tricks,
  sum,
  card: (face) => `${face}, ${tricks[face].name}`,
  plusOne: '+1',

  hand: 'Ta main',
  sumOf: (tenths) => `Ta somme : ${sum(tenths)}`,
  tooMuch: 'Ça fait 21 ou plus !',
  turn: 'À toi. Choisis une carte, pioche ou frappe.',
  lastTurn: 'Dernier tour : choisis une carte, pioche ou frappe.',
  gamble: 'Maintenant, pioche, échange ou frappe.',
  chosen: (face) => `Le ${face} dans ta patte :`,
  playTrick: (face) => `Ruse : ${tricks[face].name}`,
  noEffect: 'Sans effet maintenant, mais la carte reste et compte.',
  aim: 'Sur qui ?',
  aimTwo: 'Quels sont les deux chats ?',
  aimed: (names) => `Choix : ${names}`,
  aimAt: (who) => (who.you ? 'Toi-même' : who.name),
  draw: 'Piocher',
  drawHint: '1 carte',
  swapWithPile: 'Échanger avec la pioche',
  swapWithDiscard: (face) => `Échanger contre le ${face}`,
  knock: 'Frapper',
  knockHint: 'Ta main reste telle quelle. Tous les autres ont encore un tour.',
  give: (face) => `Donner le ${face}`,
  givePrompt: (who) => `Choisis une carte pour ${who.name}.`,
  given: 'Ta carte est sous la table.',
  tipPrompt: 'Avis de recherche ! Qui va perdre un cœur ?',
  tipOn: (who) => `Parier sur ${who.name}`,
  cancel: 'Reposer',
  waitFor: (who) => `${who.name} réfléchit.`,
  waitGiving: 'Deux chats échangent des cartes.',
  waitTip: (who) => `${who.name} parie.`,
  out: 'C’est fini pour toi. Reste pour regarder.',
  wanted: 'Ta tête est mise à prix : attends la suite.',
  watching: 'Tu regardes.',
  round: (round) => `Manche ${round}`,
  pile: (count) => `${cards(count)} dans la pioche`,
  discard: 'Défausse',
  discardTop: (face) => `Sur la défausse : ${face}`,
  laid: (faces) => `Posées : ${faces}`,
  hasPlusOne: 'a le +1',
  hasKnocked: 'a frappé',
  hearts,
  blackHeart: 'cœur noir',
  isWanted: 'Recherché',
  isOut: 'hors jeu',
  inHand: (count) => `${cards(count)} en main`,

  quickDuel: 'Duel rapide',
  quickDuelHint: 'La partie s’arrête dès qu’un chat n’a plus de cœur : qui en a le plus gagne.',
  starter: 'Qui commence',
  starterRandom: 'Au hasard',
  presets: {
    firstGame: { name: 'Première partie', hint: 'Un duel rapide, sans se presser.' },
    classic: { name: 'Classique', hint: 'Jusqu’au dernier chat qui a un cœur.' },
    quick: { name: 'Duel rapide', hint: 'Le premier chat sans cœur y met fin.' },
    blitz: { name: 'Blitz', hint: 'Douze secondes par tour.' },
  },

  log: {
    started: (count) => `Chacun a ${hearts(count)}.`,
    round: (round, who) => `Manche ${round}. ${by(who, 'commences', 'commence')}.`,
    yourTurn: 'À toi.',
    yourLastTurn: 'Ton dernier tour de la manche.',
    turnOf: (who) => `Au tour ${ofName(who.name)}.`,
    firstCard: (face) => `Sur la défausse : ${face}.`,
    trick: (who, face) => `${by(who, 'joues', 'joue')} le ${face} : ${tricks[face].name}.`,
    noEffect: 'C’est sans effet.',
    ending: 'La manche s’arrête après ce tour.',
    undone: 'Tous les coups frappés sont annulés !',
    exchange: (one, other) =>
      `${one.you ? 'Toi' : one.name} et ${to(other)} ${one.you || other.you ? 'échangez' : 'échangent'} une carte.`,
    given: (who) => `${by(who, 'as', 'a')} choisi.`,
    received: (face) => `Tu reçois un ${face}.`,
    drew: (who) => `${by(who, 'pioches', 'pioche')} une carte.`,
    drewFace: (face) => `C’est un ${face}.`,
    plusOne: (who) => `Le +1 va à ${to(who)}.`,
    turned: (face) => `Retournée sur la défausse : ${face}.`,
    swapped: (who, aside) => `${by(who, 'échanges', 'échange')} un ${aside} avec la pioche.`,
    swappedFor: (who, aside, picked) => `${by(who, 'échanges', 'échange')} un ${aside} contre le ${picked}.`,
    knocked: (who) => `${by(who, 'frappes', 'frappe')}.`,
    timedOut: (who) => (who.you ? 'Ton temps est écoulé.' : `Le temps ${ofName(who.name)} est écoulé.`),
    reshuffled: 'La défausse est mélangée et devient la nouvelle pioche.',
    reckoned: (who, tenths) => `${by(who, 'as', 'a')} ${sum(tenths)}.`,
    heartLost: (who, left) =>
      `${by(who, 'perds', 'perd')} ${left === 0 ? 'le dernier cœur' : `un cœur, il en reste ${left}`}.`,
    wanted: (who) => `${who.you ? 'Ta tête' : `La tête ${ofName(who.name)}`} est mise à prix.`,
    outForGood: (who) => `${by(who, 'sors', 'sort')} du jeu pour de bon.`,
    tipped: (who, on) => `${by(who, 'paries', 'parie')} sur ${to(on)}.`,
    tipRight: (who) => `${tipOf(who)} était juste.`,
    tipWrong: (who) => `${tipOf(who)} était faux.`,
    back: (who) => `${by(who, 'reviens', 'revient')} avec un cœur noir.`,
    showdown: (one, other) => `Duel final : ${to(one)} contre ${to(other)}.`,
  },

  endedBy: {
    lastStanding: 'Le dernier chat qui a un cœur.',
    nobodyLeft: 'Plus personne n’a de cœur : personne ne gagne.',
    quickDuel: 'Un chat n’a plus de cœur : qui en a le plus gagne.',
  },
  parts: {
    hearts,
    sumInTenths: (tenths) => `${sum(tenths)} à la dernière manche`,
  },
};
