import { type Facts, pluralsOf, range, type Who } from '../../../table/texts/wording.ts';
import type { Declaration, Spice } from '../model/cards.ts';
import type { SpicyTexts } from './en.ts';

const plural = pluralsOf('de');
const by = (who: Who, you: string, other: string): string => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });
/** „von Mimi“: ein Genitiv-s passt nicht zu jedem Namen. */
const from = (who: Who): string => (who.you ? 'von dir' : `von ${who.name}`);

const spices: SpicyTexts['spices'] = { chili: 'Chili', wasabi: 'Wasabi', pepper: 'Pfeffer' };
const declaration = (number: number, spice: Spice): string => `${number} ${spices[spice]}`;
const below = (facts: Facts): Declaration => facts.below as unknown as Declaration;

export const de: SpicyTexts = {
  name: 'Spicy',
  pitch: 'Lüge über deine Karten. Erwische, wer dich anlügt.',
  keys: { pad: 'Eine Zahl ansagen', paw: 'Die Pfote drauflegen', pass: 'Passen oder durchgehen lassen' },
  refusals: {
    malformed: 'Das hat der Tisch nicht verstanden.',
    matchOver: 'Die Partie ist vorbei.',
    noSuchSeat: 'Diesen Platz gibt es hier nicht.',
    seatOnly: 'Das kann nur, wer am Tisch sitzt.',
    tableOnly: 'Das kann nur der Tisch.',
    notYourTurn: 'Du bist nicht dran.',
    reactionOpen: 'Einen Moment: Die anderen dürfen noch die Pfote drauflegen.',
    lastCardOpen: 'Eine letzte Karte liegt auf dem Tisch: anzweifeln oder durchgehen lassen.',
    pawLies: 'Eine Pfote liegt auf dem Stapel. Gleich wird aufgedeckt.',
    nameFirst: 'Deine Pfote liegt: Was stimmt nicht, Zahl oder Gewürz?',
    noPaw: 'Auf dem Stapel liegt keine Pfote von dir.',
    mustStart: 'Du musst den neuen Stapel beginnen: Passen geht jetzt nicht.',
    notInHand: 'Diese Karte hast du nicht mehr.',
    startLow: 'Ein neuer Stapel beginnt mit 1, 2 oder 3.',
    notHigher: (facts) => `Nicht höher als ${below(facts).number}.`,
    afterTen: 'Nach einer 10 geht es mit 1, 2 oder 3 weiter.',
    wrongSpice: (facts) => `Auf dem Stapel liegt ${spices[below(facts).spice]}.`,
    extrasNotAllowed: 'Bei dieser Ansage sind keine weiteren Karten erlaubt.',
    extraTwice: 'Dieselbe Karte kann nicht zweimal darunter.',
    nothingToChallenge: 'Es liegt keine Karte zum Anzweifeln da.',
    cardSafe: 'Zu spät: Diese Karte ist jetzt sicher.',
    ownCard: 'Das ist deine eigene Karte.',
    nothingToLetGo: 'Es gibt nichts, was du durchgehen lassen könntest.',
    alreadyLetGo: 'Du hast sie schon durchgehen lassen. Anzweifeln geht trotzdem noch.',
    noCopyCat: 'Copy Cat gilt hier nicht.',
    nothingToCopy: 'Es liegt keine Karte zum Nachmachen da.',
    copyOver: 'Zu spät zum Nachmachen: Es wurde schon weitergespielt.',
    noPeeking: 'An diesem Tisch wird nicht gespickt.',
    peekedAlready: 'Du hast schon gespickt. Erst kommt wieder ein Zug von dir.',
  },
  spices,
  spiceItUp: {
    weLoveChili: { name: 'We Love Chili!', rule: 'Wo eine 1, 2 oder 3 erlaubt ist, geht sie auch in Chili.' },
    startItUp: {
      name: 'Start It Up!',
      rule: 'Nach einer 8 oder 9 darf es wie nach einer 10 mit 1, 2 oder 3 weitergehen.',
    },
    spiceRaider: {
      name: 'Spice Raider',
      rule: 'Sag 4 und leg die Pfote auf: Die nächste Karte bringt dir den Stapel.',
    },
    changeYourLuck: {
      name: 'Change Your Luck',
      rule: 'Unter eine 5 dürfen bis zu zwei weitere Karten, ebenso viele werden gezogen.',
    },
    turnItUp: { name: 'Turn It Up!', rule: 'Eine 6 geht als 9 durch und eine 9 als 6.' },
    copyCat: { name: 'Copy Cat', rule: 'Jede andere Katze darf sofort eine Karte mit derselben Ansage spielen.' },
  },
  declaration,
  wildSpice: 'Gewürzjoker',
  wildNumber: 'Zahlenjoker',

  hand: 'Deine Hand',
  say: 'Du sagst',
  number: 'Zahl',
  spice: 'Gewürz',
  pad: 'Ansage',
  playAs: (number, spice) => `Als ${declaration(number, spice)} spielen`,
  honest: 'stimmt',
  lie: 'gelogen',
  half: 'halb wahr',
  pickCard: 'Du bist dran. Wähle eine Karte.',
  pickCardToStart: 'Du bist dran. Beginne einen neuen Stapel.',
  pickWords: 'Was behauptest du?',
  pass: 'Passen',
  passHint: '1 Karte ziehen',
  paw: 'Pfote!',
  pawHint: (who, number, spice) => `${declaration(number, spice)} ${from(who)} anzweifeln`,
  nameIt: 'Was stimmt nicht?',
  nameNumber: (number) => `Keine ${number}`,
  nameSpice: (spice) => `Kein ${spices[spice]}`,
  letGo: 'Durchgehen lassen',
  lastCard: 'Letzte Karte!',
  lastCardHint: 'Sag es bei deiner letzten Karte, sonst ziehst du.',
  copy: 'Nachmachen',
  extras: (count) => (count === 0 ? 'Bis zu zwei Karten unter die 5 legen' : `${cards(count)} unter der 5`),
  peek: 'Spicken',
  peekHint: 'Kostet eine Karte, denn an diesem Tisch wird aufgepasst.',
  cancel: 'Zurücklegen',
  waitFor: (who) => `${who.name} überlegt.`,
  waitReaction: 'Hat jemand etwas dagegen?',
  waitLast: (who) =>
    who.you ? 'Deine letzte Karte liegt. Traut sich jemand?' : `Die letzte Karte von ${who.name} liegt.`,
  waitNaming: (who) => `${who.you ? 'Deine Pfote' : `Die Pfote von ${who.name}`} liegt auf dem Stapel.`,
  youLetGo: 'Du lässt sie durchgehen. Anzweifeln geht noch.',
  watching: 'Du schaust zu.',
  stack: 'Stapel',
  stackEmpty: 'Der Stapel ist leer.',
  stackCount: (count) => `${cards(count)} im Stapel`,
  saidBy: (who, number, spice) => `${who.you ? 'Du' : who.name}: ${declaration(number, spice)}`,
  deck: (count) => `${cards(count)} im Nachziehstapel`,
  trophies: (count) => plural(count, { one: '# Trophäe', other: '# Trophäen' }),
  won: (count) => `${cards(count)} gewonnen`,
  inHand: (count) => `${cards(count)} auf der Hand`,
  worldsEndIn: (from, to) => `„Verbrannt“ kommt nach ${range(from, to)} weiteren Karten.`,
  worldsEndMark: (from, to) => `Verbrannt: ${range(from, to)}`,
  prepared: 'sobald du dran bist',
  inForce: 'Es gilt',

  manners: 'Tischmanieren',
  mannersOf: { assisted: 'Mit Hilfe', strict: 'Streng' },
  mannersHint: {
    assisted: 'Es lässt sich nur ansagen, was erlaubt ist.',
    strict: 'Alles lässt sich ansagen. Ein Patzer kostet eine Karte.',
  },
  spiceItUpTitle: 'Extrascharf',
  spiceItUpHint: 'Karten, die die Regeln für die ganze Partie ändern.',
  drawnAtRandom: 'Zufällig gezogen',
  none: 'Keine',
  worldsEnd: 'Verbrannt',
  worldsEndOf: { short: 'Früh', standard: 'Normal', long: 'Spät' },
  worldsEndHint: 'Wie lange der Nachziehstapel bis zum Ende reicht.',
  starter: 'Wer beginnt',
  starterRandom: 'Das Los entscheidet',
  windows: { turn: 'Zug', reaction: 'Reaktion', lastCard: 'Letzte Karte', naming: 'Was stimmt nicht?' },
  presets: {
    firstGame: { name: 'Erste Partie', hint: 'Viel Zeit, ein kurzer Nachziehstapel und keine Patzer.' },
    classic: { name: 'Klassisch', hint: 'Das Spiel, wie es aus der Schachtel kommt.' },
    spicedUp: { name: 'Extrascharf', hint: 'Zwei Extrascharf-Karten, zufällig gezogen.' },
    blitz: { name: 'Blitz', hint: 'Zwölf Sekunden pro Zug und strenge Tischmanieren.' },
  },

  log: {
    matchStarted: (who) => `Die Karten sind verteilt. ${by(who, 'beginnst', 'beginnt')}.`,
    inForce: (names) => `Es gilt: ${names}.`,
    yourTurn: 'Du bist dran.',
    yourTurnToStart: 'Du bist dran: Beginne einen neuen Stapel.',
    turnOf: (who) => `${who.name} ist dran.`,
    played: (who, number, spice) => `${by(who, 'spielst und sagst', 'spielt und sagt')} ${declaration(number, spice)}.`,
    copied: (who, number, spice) => `${by(who, 'machst nach', 'macht nach')}: ${declaration(number, spice)}.`,
    lastCard: (who) => `Das war die letzte Karte ${from(who)}!`,
    withExtras: (count) =>
      `Darunter ${plural(count, { one: 'liegt # weitere Karte', other: 'liegen # weitere Karten' })}.`,
    punished: (who, slip) =>
      slip === 'illegalDeclaration'
        ? `${by(who, 'darfst', 'darf')} das nicht ansagen: Die Karte geht zurück.`
        : `${by(who, 'hast', 'hat')} die letzte Karte nicht angekündigt: Sie geht zurück.`,
    passed: (who) => `${by(who, 'passt', 'passt')}.`,
    timedOut: (who) => (who.you ? 'Deine Zeit ist um.' : `Die Zeit von ${who.name} ist um.`),
    drew: (who, count) => `${by(who, 'ziehst', 'zieht')} ${cards(count)}.`,
    paw: (who, owner) => `${by(who, 'legst', 'legt')} die Pfote auf die Karte ${from(owner)}!`,
    named: (who, trait) =>
      `${by(who, 'sagst', 'sagt')}: ${trait === 'number' ? 'Die Zahl' : 'Das Gewürz'} stimmt nicht.`,
    revealed: (face, call, right) =>
      `Die Karte: ${face}. ${call === 'nothing' ? 'Rechtzeitig benannt wurde nichts.' : right ? 'Es stimmt!' : 'Gelogen!'}`,
    stackWon: (who, count) => `${by(who, 'bekommst', 'bekommt')} den Stapel, ${cards(count)}.`,
    trophy: (who) => `${by(who, 'gewinnst', 'gewinnt')} eine Trophäe!`,
    raid: (who) => `${by(who, 'lässt', 'lässt')} die Pfote auf dem Stapel: ein Raubzug.`,
    raidWon: (who, count) => `Der Raubzug gelingt: ${by(who, 'bekommst', 'bekommt')} ${cards(count)}.`,
    raidVoid: 'Aus dem Raubzug wird nichts.',
    peeked: (who) => `${by(who, 'spickst und wirst', 'spickt und wird')} erwischt.`,
    worldsEnd: 'Verbrannt! Die Partie ist vorbei.',
  },

  endedBy: {
    secondTrophy: 'Die zweite Trophäe gewinnt sofort.',
    thirdTrophy: 'Die dritte Trophäe ist vergeben: Die Punkte entscheiden.',
    worldsEnd: 'Verbrannt: Die Punkte entscheiden.',
  },
  parts: {
    cards: (count) => `${cards(count)} gewonnen`,
    trophies: (points) => plural(points / 10, { one: '# Trophäe', other: '# Trophäen' }),
    hand: (points) => `${cards(-points)} noch auf der Hand`,
  },
};
