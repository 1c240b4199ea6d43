import { pluralsOf } from '../../../../../../shared/table/texts/wording.ts';
import type { FibTexts } from './en.ts';

const plural = pluralsOf('de');

export const de: FibTexts = {
  name: 'Fib',
  pitch: 'Leg eine Karte, sag eine Zahl und hoff, dass niemand fragt.',
  keys: { call: 'Nachfragen' },
  yourTurn: 'Du bist dran: Leg eine Karte und sag eine Zahl.',
  orCall: 'Leg eine Karte oder zweifle die letzte an.',
  callOrStand: 'Zweifle die letzte Karte an oder lass sie gelten.',
  waiting: (name) => `Wir warten auf ${name}.`,
  hand: 'Deine Karten',
  card: (number) => `Eine ${number}`,
  say: 'Was sagst du dazu?',
  number: (number) => `${number} sagen`,
  call: 'Geflunkert!',
  callHint: (name, number) => `${name} hat ${number} gesagt`,
  letStand: 'Gelten lassen',
  cancel: 'Andere Karte',
  pile: 'Der Stapel',
  inHand: (count) => plural(count, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
  taken: (count) => plural(count, { one: '# Karte genommen', other: '# Karten genommen' }),
  endedBy: 'Alle Karten sind gelegt.',
  log: {
    starts: (who) => (who.you ? 'Du fängst an.' : `${who.name} fängt an.`),
    laid: (who, number) => `${who.you ? 'Du sagst' : `${who.name} sagt`} ${number}.`,
    stands: (who) => `${who.you ? 'Du lässt' : `${who.name} lässt`} es gelten.`,
    revealed: (who, face, lied) =>
      lied
        ? `${who.you ? 'Du hast' : `${who.name} hat`} geflunkert: Es ist eine ${face}.`
        : `${who.you ? 'Du hast' : `${who.name} hat`} die Wahrheit gesagt: Es ist eine ${face}.`,
    took: (who, count) =>
      `${who.you ? 'Du nimmst' : `${who.name} nimmt`} ${plural(count, { one: '# Karte', other: '# Karten' })}.`,
    over: 'Alle Karten sind gelegt.',
  },
  refusals: {
    malformed: 'Das war nicht zu lesen.',
    matchOver: 'Die Partie ist vorbei.',
    tableOnly: 'Das tut nur die Uhr.',
    seatOnly: 'Das tut nur eine Katze.',
    notYourTurn: 'Du bist nicht dran.',
    notInHand: 'Diese Karte hast du nicht.',
    tooLow: ({ least }) => `Sag mindestens ${least}.`,
    nothingToCall: 'Da ist nichts, was du anzweifeln könntest.',
    mustLay: 'Solange du Karten hast, legst du eine.',
  },
};
