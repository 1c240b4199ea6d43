import { type Facts, ofName, pluralsOf, type Who } from '../../../table/texts/wording.ts';
import type { Declaration, Spice } from '../model/cards.ts';
import type { SpicyTexts } from './en.ts';

const plural = pluralsOf('fr');
const by = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
const cardOf = (who: Who): string => (who.you ? 'ta carte' : `la carte ${ofName(who.name)}`);

const spices: SpicyTexts['spices'] = { chili: 'piment', wasabi: 'wasabi', pepper: 'poivre' };
const declaration = (number: number, spice: Spice): string => `${number} ${spices[spice]}`;
const below = (facts: Facts): Declaration => facts.below as unknown as Declaration;

export const fr: SpicyTexts = {
  name: 'Spicy',
  pitch: 'Mens sur tes cartes. Démasque qui te ment.',
  refusals: {
    malformed: 'La table n’a pas compris.',
    matchOver: 'La partie est finie.',
    noSuchSeat: 'Cette place n’existe pas ici.',
    seatOnly: 'Il faut avoir une place à la table pour ça.',
    tableOnly: 'Seule la table peut faire ça.',
    notYourTurn: 'Ce n’est pas ton tour.',
    reactionOpen: 'Un instant : les autres peuvent encore y poser la patte.',
    lastCardOpen: 'Une dernière carte est sur la table : conteste-la ou laisse-la passer.',
    pawLies: 'Une patte est sur la pile. Attends la révélation.',
    nameFirst: 'Ta patte est posée : qu’est-ce qui est faux, la valeur ou l’épice ?',
    noPaw: 'Ta patte n’est pas sur la pile.',
    mustStart: 'Tu dois commencer la nouvelle pile : impossible de passer maintenant.',
    notInHand: 'Tu n’as plus cette carte.',
    startLow: 'Une nouvelle pile commence par 1, 2 ou 3.',
    notHigher: (facts) => `Il faut dépasser ${below(facts).number}.`,
    afterTen: 'Après un 10, on repart à 1, 2 ou 3.',
    wrongSpice: (facts) => `La pile est en ${spices[below(facts).spice]}.`,
    extrasNotAllowed: 'Pas de cartes supplémentaires avec cette annonce.',
    extraTwice: 'Impossible de glisser deux fois la même carte.',
    nothingToChallenge: 'Il n’y a aucune carte à contester.',
    cardSafe: 'Trop tard : cette carte est à l’abri.',
    ownCard: 'C’est ta propre carte.',
    nothingToLetGo: 'Il n’y a rien à laisser passer.',
    alreadyLetGo: 'Tu l’as déjà laissée passer. Tu peux encore la contester.',
    noCopyCat: 'Copy Cat n’est pas en vigueur ici.',
    nothingToCopy: 'Il n’y a aucune carte à copier.',
    copyOver: 'Trop tard pour copier : la partie a continué.',
    noPeeking: 'On ne regarde pas en douce à cette table.',
    peekedAlready: 'Tu as déjà regardé en douce. Joue d’abord un tour.',
  },
  spices,
  spiceItUp: {
    weLoveChili: { name: 'We Love Chili!', rule: 'Là où un 1, 2 ou 3 est permis, il l’est aussi en piment.' },
    startItUp: { name: 'Start It Up!', rule: 'Après un 8 ou un 9, comme après un 10, on peut repartir à 1, 2 ou 3.' },
    spiceRaider: {
      name: 'Spice Raider',
      rule: 'Annonce un 4 et pose la patte : la carte suivante te rapporte toute la pile.',
    },
    changeYourLuck: {
      name: 'Change Your Luck',
      rule: 'Sous un 5, glisse jusqu’à deux cartes de plus et pioches-en autant.',
    },
    turnItUp: { name: 'Turn It Up!', rule: 'Un 6 passe pour un 9 et un 9 pour un 6.' },
    copyCat: { name: 'Copy Cat', rule: 'Tout autre chat peut aussitôt jouer une carte avec la même annonce.' },
  },
  declaration,
  wildSpice: 'joker épice',
  wildNumber: 'joker valeur',

  hand: 'Ta main',
  say: 'Tu annonces',
  number: 'Valeur',
  spice: 'Épice',
  pad: 'Annonce',
  playAs: (number, spice) => `Annoncer ${declaration(number, spice)}`,
  honest: 'vrai',
  lie: 'mensonge',
  half: 'à moitié vrai',
  pickCard: 'À toi. Choisis une carte.',
  pickCardToStart: 'À toi. Commence une nouvelle pile.',
  pickWords: 'Que prétends-tu jouer ?',
  pass: 'Passer',
  passHint: 'Piocher 1 carte',
  paw: 'Patte !',
  pawHint: (who, number, spice) =>
    `Contester ${who.you ? 'ton' : 'le'} ${declaration(number, spice)}${who.you ? '' : ` ${ofName(who.name)}`}`,
  nameIt: 'Qu’est-ce qui est faux ?',
  nameNumber: (number) => `Pas un ${number}`,
  nameSpice: (spice) => `Pas du ${spices[spice]}`,
  letGo: 'Laisser passer',
  lastCard: 'Dernière carte !',
  lastCardHint: 'Dis-le avec ta dernière carte, sinon tu pioches.',
  copy: 'Copier',
  extras: (count) => (count === 0 ? 'Jusqu’à deux cartes sous le 5' : `${cards(count)} sous le 5`),
  peek: 'Coup d’œil',
  peekHint: 'Coûte une carte, car cette table a l’œil.',
  cancel: 'Reposer',
  waitFor: (who) => `${who.name} réfléchit.`,
  waitReaction: 'Quelqu’un conteste ?',
  waitLast: (who) =>
    who.you ? 'Ta dernière carte est posée. Qui ose ?' : `La dernière carte ${ofName(who.name)} est posée.`,
  waitNaming: (who) => `La patte ${ofName(who.name)} est sur la pile.`,
  youLetGo: 'Tu laisses passer. Tu peux encore contester.',
  watching: 'Tu regardes.',
  stack: 'Pile',
  stackEmpty: 'La pile est vide.',
  stackCount: (count) => `${cards(count)} dans la pile`,
  saidBy: (who, number, spice) => `${who.you ? 'Toi' : who.name} : ${declaration(number, spice)}`,
  deck: (count) => `${cards(count)} dans la pioche`,
  trophies: (count) => plural(count, { one: '# trophée', other: '# trophées' }),
  won: (count) => plural(count, { one: '# carte gagnée', other: '# cartes gagnées' }),
  inHand: (count) => `${cards(count)} en main`,
  inForce: 'En vigueur',

  manners: 'Manières de table',
  mannersOf: { assisted: 'Assistées', strict: 'Strictes' },
  mannersHint: {
    assisted: 'On ne peut annoncer que ce qui est permis.',
    strict: 'On peut tout annoncer. Un faux pas coûte une carte.',
  },
  spiceItUpTitle: 'Assaisonnement',
  spiceItUpHint: 'Des cartes qui changent les règles pour toute la partie.',
  drawnAtRandom: 'Tirées au hasard',
  none: 'Aucune',
  worldsEnd: 'Fin du monde',
  worldsEndOf: { short: 'Tôt', standard: 'Normal', long: 'Tard' },
  worldsEndHint: 'Combien de temps la pioche dure avant la fin de la partie.',
  starter: 'Qui commence',
  starterRandom: 'Au hasard',
  presets: {
    firstGame: { name: 'Première partie', hint: 'Du temps, une pioche courte et aucun faux pas possible.' },
    classic: { name: 'Classique', hint: 'Le jeu tel qu’il sort de la boîte.' },
    spicedUp: { name: 'Relevée', hint: 'Deux cartes Assaisonnement tirées au hasard.' },
    blitz: { name: 'Blitz', hint: 'Douze secondes par tour et manières strictes.' },
  },

  log: {
    matchStarted: (who) => `Les cartes sont distribuées. ${by(who, 'commences', 'commence')}.`,
    inForce: (names) => `En vigueur : ${names}.`,
    yourTurn: 'À toi.',
    yourTurnToStart: 'À toi : commence une nouvelle pile.',
    turnOf: (who) => `Au tour ${ofName(who.name)}.`,
    played: (who, number, spice) => `${by(who, 'joues et annonces', 'joue et annonce')} ${declaration(number, spice)}.`,
    copied: (who, number, spice) => `${by(who, 'copies', 'copie')} : ${declaration(number, spice)}.`,
    lastCard: (who) => (who.you ? 'C’était ta dernière carte !' : `C’était la dernière carte ${ofName(who.name)} !`),
    withExtras: (count) =>
      plural(count, { one: '# carte est glissée dessous.', other: '# cartes sont glissées dessous.' }),
    punished: (who, slip) =>
      slip === 'illegalDeclaration'
        ? `${by(who, 'ne peux pas', 'ne peut pas')} annoncer ça : la carte revient en main.`
        : `${by(who, 'n’as pas', 'n’a pas')} signalé la dernière carte : elle revient en main.`,
    passed: (who) => `${by(who, 'passes', 'passe')}.`,
    timedOut: (who) => (who.you ? 'Ton temps est écoulé.' : `Le temps ${ofName(who.name)} est écoulé.`),
    drew: (who, count) => `${by(who, 'pioches', 'pioche')} ${cards(count)}.`,
    paw: (who, owner) => `${by(who, 'poses', 'pose')} la patte sur ${cardOf(owner)} !`,
    named: (who, trait) => `${by(who, 'dis', 'dit')} : ${trait === 'number' ? 'la valeur' : 'l’épice'} est fausse.`,
    revealed: (face, call, right) =>
      `La carte : ${face}. ${call === 'nothing' ? 'Rien n’a été nommé à temps.' : right ? 'C’est vrai !' : 'Mensonge !'}`,
    stackWon: (who, count) => `${by(who, 'prends', 'prend')} la pile, ${cards(count)}.`,
    trophy: (who) => `${by(who, 'gagnes', 'gagne')} un trophée !`,
    raid: (who) => `${by(who, 'gardes', 'garde')} la patte sur la pile : un raid.`,
    raidWon: (who, count) => `Le raid réussit : ${who.you ? 'tu prends' : `${who.name} prend`} ${cards(count)}.`,
    raidVoid: 'Le raid ne donne rien.',
    peeked: (who) => `${by(who, 'regardes', 'regarde')} en douce, la patte dans le sac !`,
    worldsEnd: 'Fin du monde ! La partie est finie.',
  },

  endedBy: {
    secondTrophy: 'Un deuxième trophée fait gagner aussitôt.',
    thirdTrophy: 'Le troisième trophée est pris : les points décident.',
    worldsEnd: 'Fin du monde : les points décident.',
  },
  parts: {
    cards: (count) => plural(count, { one: '# carte gagnée', other: '# cartes gagnées' }),
    trophies: (points) => plural(points / 10, { one: '# trophée', other: '# trophées' }),
    hand: (points) => `${cards(-points)} encore en main`,
  },
};
