/** Die Regeln von Spicy für Spielende, auf Deutsch. */

import { de as words } from '../de.ts';
import type { SpicyBookTexts } from './book.ts';

const { spiceItUp, worldsEnd, spiceItUpTitle } = words;

export const de: SpicyBookTexts = {
  pictures: {
    said: (declaration) => `angesagt als ${declaration}`,
    doubted: { number: 'Zahl angezweifelt', spice: 'Gewürz angezweifelt' },
    right: 'stimmt',
    wrong: 'falsch',
    back: 'eine verdeckte Karte',
    trophy: 'Trophäe',
  },
  chapters: {
    start: 'Bevor es losgeht',
    turn: 'Dein Zug',
    challenge: 'Die Pfote',
    trophies: 'Letzte Karten und Trophäen',
    end: 'Wie es endet',
    table: 'An diesem Tisch',
    spiceItUp: spiceItUpTitle,
  },
  paragraphs: {
    aim: {
      title: 'Worum es geht',
      text: 'Werde deine Karten los, indem du ansagst, was dir gerade passt, und ertappe die anderen, wenn sie dasselbe tun. Gewonnene Karten sind Punkte, und wer keine Karte mehr hat, holt sich eine der drei Trophäen.',
    },
    cards: {
      title: 'Die Karten',
      text: 'Chili, Wasabi und Pfeffer haben die Zahlen 1 bis 10, jede dreimal. Dazu kommen fünf Gewürzjoker und fünf Zahlenjoker. Alle bekommen 6 Karten.',
    },
    starter: {
      title: 'Wer beginnt',
      text: 'Das entscheidet das Los, es sei denn, der Gastgeber hat einen Platz bestimmt. Danach geht es im Uhrzeigersinn reihum.',
    },
    turn: {
      title: 'Spielen oder passen',
      text: 'Bist du dran, machst du eins von beiden: eine Karte spielen oder passen.',
    },
    declare: {
      title: 'Sag, was es ist',
      text: 'Deine Karte kommt verdeckt auf den Stapel, und du sagst eine Zahl und ein Gewürz an. Beides darf stimmen, eins davon oder gar nichts: Das weißt nur du.',
    },
    first: { title: 'Die erste Karte', text: 'Ein neuer Stapel beginnt mit einer 1, 2 oder 3 in beliebigem Gewürz.' },
    higher: {
      title: 'Jede weitere Karte',
      text: 'Bleib beim zuletzt angesagten Gewürz und sag eine höhere Zahl an. Zahlen zu überspringen ist erlaubt.',
    },
    afterTen: {
      title: 'Nach einer 10',
      text: 'Es geht von vorn los: Als Nächstes kommt eine 1, 2 oder 3 im selben Gewürz.',
    },
    pass: {
      title: 'Passen',
      text: 'Zieh eine Karte, das war dein Zug. Die oberste Karte darf weiterhin angezweifelt werden.',
    },
    challenge: {
      title: 'Wer anzweifeln darf',
      text: 'Die oberste Karte dürfen jederzeit alle anzweifeln, die sie nicht selbst gespielt haben, auch außer der Reihe und auch wenn inzwischen gepasst wurde. Alles darunter ist außer Reichweite.',
    },
    paw: {
      title: 'Pfote drauf, dann benennen',
      text: 'Leg die Pfote auf den Stapel. Die schnellste Pfote zählt und bleibt liegen, und so lange handelt niemand sonst. Dann sag, was nicht stimmt: Zahl oder Gewürz. Wer nicht rechtzeitig etwas benennt, verliert.',
    },
    reveal: {
      title: 'Die Karte wird aufgedeckt',
      text: 'Nur was du benannt hast, zählt. Ist das falsch, gewinnst du. Stimmt es, gewinnt, wer die Karte gespielt hat, so gelogen der andere Teil auch sein mag.',
    },
    wilds: {
      title: 'Joker',
      text: 'Ein Gewürzjoker geht als jedes Gewürz durch, aber seine Zahl ist immer falsch. Ein Zahlenjoker geht als jede Zahl durch, aber sein Gewürz ist immer falsch.',
    },
    winner: {
      title: 'Wer gewinnt, bekommt den Stapel',
      text: 'Alle seine Karten kommen verdeckt auf den eigenen Punktestapel, jede ist 1 Punkt wert. Angesehen werden sie nicht mehr.',
    },
    loser: {
      title: 'Wer verliert, zieht',
      text: 'Wer verliert, zieht zwei Karten und muss sofort den nächsten Stapel beginnen. Passen ist in diesem Zug nicht erlaubt.',
    },
    lastCard: {
      title: 'Die letzte Karte',
      text: 'Die letzte Karte muss angekündigt werden. Dann ruht alles, bis alle anderen sie durchgehen lassen oder jemand die Pfote darauflegt.',
    },
    trophy: {
      title: 'Eine Trophäe gewinnen',
      text: 'Zweifelt niemand deine letzte Karte an oder scheitert, wer es tut, bekommst du eine Trophäe und ziehst 6 neue Karten. Wurde sie nicht angezweifelt, bleibt der Stapel liegen, deine Karte ist endgültig sicher und die nächste Katze spielt darauf weiter. Wirst du erwischt, gibt es keine Trophäe.',
    },
    worldsEnd: {
      title: worldsEnd,
      text: 'Diese Karte steckt tief im Nachziehstapel. Sobald sie obenauf liegt, ist die Partie vorbei, selbst mitten im Ziehen. Was noch auf dem Stapel liegt, zählt für niemanden.',
    },
    manyTrophies: {
      title: 'Zweite und dritte Trophäe',
      text: 'Die zweite Trophäe derselben Katze gewinnt sofort. Ist die dritte Trophäe des Tisches vergeben, endet die Partie und die Punkte entscheiden.',
    },
    points: {
      title: 'Zählen',
      text: 'Jede gewonnene Karte bringt 1 Punkt, jede Trophäe 10, jede Karte auf der Hand kostet 1. Eine Trophäe, 24 gewonnene Karten und 4 auf der Hand machen 30. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.',
    },
    manners: {
      title: 'Patzer',
      text: 'An einem Tisch mit Hilfe lässt sich nur Erlaubtes ansagen, und letzte Karten kündigen sich von selbst an. An einem strengen Tisch geht alles, aber nach einer unerlaubten Ansage oder einer vergessenen Ankündigung kommt die Karte zurück auf die Hand, und statt zu spielen ziehst du eine. Was gar keinen Sinn ergibt, wird überall abgelehnt.',
    },
    peeking: {
      title: 'Spicken',
      text: 'Verdeckte Karten gehen niemanden etwas an. Wer an einem strengen Tisch nachsehen will, zieht eine Karte und sieht nichts, höchstens einmal zwischen zwei Zügen.',
    },
    time: {
      title: 'Uhren',
      text: 'Für jede Entscheidung läuft eine Uhr. Ist die Zeit für einen Zug um, wird gepasst. Nach jeder Karte bleibt ein Moment für die Pfoten, ehe es weitergeht; er endet früher, wenn alle sie durchgehen lassen. Das ist kein Versprechen: Die Pfote darfst du danach trotzdem noch drauflegen.',
    },
    spiceItUp: {
      title: 'Karten, die Regeln ändern',
      text: 'Der Gastgeber wählt beliebige dieser sechs aus oder lässt einige zufällig ziehen. Sie liegen neben dem Nachziehstapel und gelten die ganze Partie.',
    },
    weLoveChili: {
      title: spiceItUp.weLoveChili.name,
      text: 'Wo eine 1, 2 oder 3 erlaubt ist, darf sie auch in Chili angesagt werden. Von da an ist der Stapel Chili.',
    },
    startItUp: {
      title: spiceItUp.startItUp.name,
      text: 'Nicht nur nach einer 10, auch nach einer 8 oder 9 darf es mit 1, 2 oder 3 desselben Gewürzes weitergehen.',
    },
    spiceRaider: {
      title: spiceItUp.spiceRaider.name,
      text: 'Sag 4 und deine Pfote bleibt auf dem Stapel. Zweifelt niemand die 4 an, bevor die nächste Karte gespielt ist, gehört dir alles unter der Pfote. Der Stapel besteht dann nur noch aus der neuen Karte.',
    },
    changeYourLuck: {
      title: spiceItUp.changeYourLuck.name,
      text: 'Zu einer 5 darfst du bis zu zwei weitere Karten verdeckt darunterschieben und ebenso viele ziehen. Sie gehören zum Stapel, doch beim Anzweifeln sieht sie niemand an.',
    },
    turnItUp: {
      title: spiceItUp.turnItUp.name,
      text: 'Wird die Zahl angezweifelt, gilt eine 6 auch als 9 und eine 9 auch als 6.',
    },
    copyCat: {
      title: spiceItUp.copyCat.name,
      text: 'Bis zum nächsten Zug darf jede andere Katze eine eigene Karte mit genau derselben Ansage legen, auch außer der Reihe. Weiter geht es links von ihr. Eine nachgemachte 4 raubt, eine nachgemachte 5 tauscht, falls diese Karten gelten. Beim Anzweifeln wird nichts benannt: Zahl und Gewürz müssen beide stimmen, und bei einem Joker ist das nie der Fall.',
    },
  },
};
