import { type Facts, pluralsOf, type Who } from '../../../table/plural.ts';
import type { Declaration, Spice } from '../cards.ts';
import type { SpicyTexts } from './en.ts';

const plural = pluralsOf('fr');
const by = (who: Who, you: string, other: string): string => (who.you ? `Tu ${you}` : `${who.name} ${other}`);
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
/** « la carte de Mimi », « la carte d’Olive ». */
const from = (who: Who): string => (/^[aeiouyhâàéèêîôûœ]/i.test(who.name) ? `d’${who.name}` : `de ${who.name}`);
const cardOf = (who: Who): string => (who.you ? 'ta carte' : `la carte ${from(who)}`);

const spices: SpicyTexts['spices'] = { chili: 'piment', wasabi: 'wasabi', pepper: 'poivre' };
const declaration = (number: number, spice: Spice): string => `${number} ${spices[spice]}`;
const below = (facts: Facts): Declaration => facts.below as unknown as Declaration;

export const fr: SpicyTexts = {
  name: 'Spicy',
  pitch: 'Mens sur tes cartes. Attrape qui te ment.',
  refusals: {
    malformed: 'La table n’a pas compris.',
    matchOver: 'La partie est finie.',
    noSuchSeat: 'Cette place n’existe pas ici.',
    seatOnly: 'Il faut être assis à la table pour cela.',
    tableOnly: 'Seule la table peut faire cela.',
    notYourTurn: 'Ce n’est pas ton tour.',
    reactionOpen: 'Un instant : les autres peuvent encore poser la patte.',
    lastCardOpen: 'Une dernière carte est sur la table : conteste-la ou laisse passer.',
    pawLies: 'Une patte est sur la pile. Attends la révélation.',
    nameFirst: 'Ta patte est posée : qu’est-ce qui est faux, le nombre ou l’épice ?',
    noPaw: 'Aucune patte à toi sur la pile.',
    mustStart: 'Tu dois commencer la nouvelle pile : impossible de passer.',
    notInHand: 'Tu n’as plus cette carte.',
    startLow: 'Une nouvelle pile commence par 1, 2 ou 3.',
    notHigher: (facts) => `Pas plus grand que ${below(facts).number}.`,
    afterTen: 'Après un 10, on continue avec 1, 2 ou 3.',
    wrongSpice: (facts) => `La pile est en ${spices[below(facts).spice]}.`,
    extrasNotAllowed: 'Pas de cartes en plus avec cette annonce.',
    extraTwice: 'La même carte ne peut pas aller deux fois dessous.',
    nothingToChallenge: 'Il n’y a aucune carte à contester.',
    cardSafe: 'Trop tard : cette carte est à l’abri.',
    ownCard: 'C’est ta propre carte.',
    nothingToLetGo: 'Il n’y a rien à laisser passer.',
    alreadyLetGo: 'Tu as déjà laissé passer. Une patte reste possible.',
    noCopyCat: 'Copy Cat n’est pas en jeu ici.',
    nothingToCopy: 'Il n’y a aucune carte à copier.',
    copyOver: 'Trop tard pour copier : le tour suivant est joué.',
    noPeeking: 'On ne regarde pas en douce à cette table.',
    peekedAlready: 'Tu as déjà regardé. Joue d’abord un tour.',
  },
  spices,
  spiceItUp: {
    weLoveChili: { name: 'We Love Chili!', rule: 'Là où 1, 2 ou 3 est permis, il l’est aussi en piment.' },
    startItUp: { name: 'Start It Up!', rule: 'Après 8 ou 9, comme après 10, on peut repartir à 1, 2 ou 3.' },
    spiceRaider: {
      name: 'Spice Raider',
      rule: 'Annonce 4 et pose la patte : la carte suivante te paie toute la pile.',
    },
    changeYourLuck: {
      name: 'Change Your Luck',
      rule: 'Avec un 5, jusqu’à deux cartes de plus vont dessous et autant sont piochées.',
    },
    turnItUp: { name: 'Turn It Up!', rule: 'Un 6 passe pour un 9 et un 9 pour un 6.' },
    copyCat: { name: 'Copy Cat', rule: 'Tout autre chat peut aussitôt jouer une carte avec la même annonce.' },
  },
  declaration,
  wildSpice: 'joker épice',
  wildNumber: 'joker nombre',

  hand: 'Ta main',
  say: 'Tu annonces',
  number: 'Nombre',
  spice: 'Épice',
  pad: 'Annonce',
  playAs: (number, spice) => `Jouer comme ${declaration(number, spice)}`,
  honest: 'vrai',
  lie: 'mensonge',
  half: 'à moitié vrai',
  pickCard: 'À toi. Choisis une carte.',
  pickCardToStart: 'À toi. Commence une nouvelle pile : choisis une carte.',
  pickWords: 'Que prétends-tu jouer ?',
  pass: 'Passer',
  passHint: 'Piocher 1 carte',
  paw: 'Patte !',
  pawHint: (who, number, spice) =>
    who.you ? declaration(number, spice) : `Contester le ${declaration(number, spice)} ${from(who)}`,
  nameIt: 'Qu’est-ce qui est faux ?',
  nameNumber: (number) => `Pas un ${number}`,
  nameSpice: (spice) => `Pas du ${spices[spice]}`,
  letGo: 'Laisser passer',
  lastCard: 'Dernière carte !',
  lastCardHint: 'Dis-le avec ta dernière carte, sinon tu pioches.',
  copy: 'Copier',
  extras: (count) => (count === 0 ? 'Mets jusqu’à deux cartes sous le 5' : `${cards(count)} sous le 5`),
  peek: 'Regarder',
  peekHint: 'Coûte une carte, car cette table a l’œil.',
  cancel: 'Reposer',
  waitFor: (who) => `${who.name} réfléchit.`,
  waitReaction: 'Quelqu’un conteste ?',
  waitLast: (who) => (who.you ? 'Ta dernière carte est posée. Qui ose ?' : `La dernière carte ${from(who)} est posée.`),
  waitNaming: (who) => `La patte ${from(who)} est sur la pile.`,
  youLetGo: 'Tu laisses passer. Une patte reste possible.',
  watching: 'Tu regardes.',
  stack: 'Pile',
  stackEmpty: 'La pile est vide.',
  stackCount: (count) => `${cards(count)} dans la pile`,
  saidBy: (who, number, spice) => `${who.you ? 'Toi' : who.name} : ${declaration(number, spice)}`,
  deck: (count) => `${cards(count)} dans la pioche`,
  trophies: (count) => plural(count, { one: '# trophée', other: '# trophées' }),
  won: (count) => plural(count, { one: '# carte gagnée', other: '# cartes gagnées' }),
  inHand: (count) => `${cards(count)} en main`,
  inForce: 'En jeu',

  manners: 'Manières',
  mannersOf: { assisted: 'Assistées', strict: 'Strictes' },
  mannersHint: {
    assisted: 'On ne peut annoncer que ce qui est permis.',
    strict: 'On peut tout annoncer. Un faux pas coûte une carte.',
  },
  spiceItUpTitle: 'Assaisonnement',
  spiceItUpHint: 'Des cartes qui changent les règles pour toute la partie.',
  drawnAtRandom: 'Tirées au sort',
  none: 'Aucune',
  worldsEnd: 'Fin du monde',
  worldsEndOf: { short: 'Tôt', standard: 'Normale', long: 'Tard' },
  worldsEndHint: 'Combien de temps dure la pioche avant la fin.',
  starter: 'Qui commence',
  starterRandom: 'Au sort',
  presets: {
    firstGame: { name: 'Première partie', hint: 'Du temps, et aucun faux pas possible.' },
    classic: { name: 'Classique', hint: 'Le jeu tel qu’il sort de la boîte.' },
    spicedUp: { name: 'Relevé', hint: 'Deux cartes Assaisonnement tirées au sort.' },
    blitz: { name: 'Blitz', hint: 'Douze secondes par tour et manières strictes.' },
  },

  log: {
    matchStarted: (who) => `Les cartes sont distribuées. ${by(who, 'commences', 'commence')}.`,
    inForce: (names) => `En jeu : ${names}.`,
    yourTurn: 'À toi.',
    yourTurnToStart: 'À toi : commence une nouvelle pile.',
    turnOf: (who) => `Au tour ${from(who)}.`,
    played: (who, number, spice) => `${by(who, 'joues et annonces', 'joue et annonce')} ${declaration(number, spice)}.`,
    copied: (who, number, spice) => `${by(who, 'copies', 'copie')} : ${declaration(number, spice)}.`,
    lastCard: (who) => (who.you ? 'C’était ta dernière carte !' : `C’était la dernière carte ${from(who)} !`),
    withExtras: (count) => plural(count, { one: '# carte est allée dessous.', other: '# cartes sont allées dessous.' }),
    punished: (who, slip) =>
      slip === 'illegalDeclaration'
        ? `${by(who, 'ne peux pas', 'ne peut pas')} annoncer cela : la carte revient.`
        : `${by(who, 'n’as pas', 'n’a pas')} annoncé la dernière carte : elle revient.`,
    passed: (who) => `${by(who, 'passes', 'passe')}.`,
    timedOut: (who) => (who.you ? 'Ton temps est écoulé.' : `Le temps ${from(who)} est écoulé.`),
    drew: (who, count) => `${by(who, 'pioches', 'pioche')} ${cards(count)}.`,
    paw: (who, owner) => `${by(who, 'poses', 'pose')} la patte sur ${cardOf(owner)} !`,
    named: (who, trait) =>
      `${by(who, 'dis', 'dit')} : ${trait === 'number' ? 'le nombre est faux' : 'l’épice est fausse'}.`,
    revealed: (face, call, right) =>
      call === 'nothing'
        ? `C’est : ${face}. Rien n’a été nommé à temps.`
        : `C’est : ${face}. ${right ? 'Vrai !' : 'Mensonge !'}`,
    stackWon: (who, count) => `${by(who, 'prends', 'prend')} la pile, ${cards(count)}.`,
    trophy: (who) => `${by(who, 'gagnes', 'gagne')} un trophée !`,
    raid: (who) => `${by(who, 'gardes', 'garde')} la patte sur la pile : un raid.`,
    raidWon: (who, count) => `Le raid paie : ${who.you ? 'tu prends' : `${who.name} prend`} ${cards(count)}.`,
    raidVoid: 'Le raid ne donne rien.',
    peeked: (who) => (who.you ? 'Tu regardes en douce : pris !' : `${who.name} regarde en douce : pris !`),
    worldsEnd: 'Fin du monde ! La partie est finie.',
  },

  endedBy: {
    secondTrophy: 'Un deuxième trophée gagne aussitôt.',
    thirdTrophy: 'Le troisième trophée est pris : les points décident.',
    worldsEnd: 'Fin du monde : les points décident.',
  },
  parts: {
    cards: (count) => plural(count, { one: '# carte gagnée', other: '# cartes gagnées' }),
    trophies: (points) => plural(points / 10, { one: '# trophée', other: '# trophées' }),
    hand: (points) => `${cards(-points)} encore en main`,
  },
};
