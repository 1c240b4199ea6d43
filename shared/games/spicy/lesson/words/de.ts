import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { SpicyBeatId } from '../lesson.ts';

export const de: LessonWords<SpicyBeatId> = {
  honest: {
    ask: 'Willkommen! Heute beginnst du mit nur drei Karten. Ein neuer Stapel fängt mit 1, 2 oder 3 an. Du hast die Chili 2: Nimm sie und spiel sie als das, was sie ist.',
  },
  misoFive: {
    after:
      'Miso legt eine Karte verdeckt ab und sagt 5 Chili: dasselbe Gewürz, eine höhere Zahl. Kann gut stimmen. Lass sie durchgehen.',
  },
  tabascoSeven: {
    after:
      '7 Chili, sagt Tabasco. Jede Karte darf angezweifelt werden, aber wer sich irrt, zahlt dafür. Lass auch diese durchgehen.',
  },
  lie: {
    ask: 'Jetzt brauchst du Chili über 7 und hast keins. Also lüge! Nimm die Wasabi 4 und spiel sie als 8 Chili. Die Karte sieht ja niemand.',
  },
  misoPaw: { after: 'Eine Pfote auf deiner Karte! Miso glaubt dir nicht und sagt, was nicht stimmt …' },
  caught: {
    after:
      'Erwischt! Miso hat das Gewürz angezweifelt, und Wasabi ist kein Chili. Der Stapel geht an Miso, jede Karte ein Punkt. Du ziehst zwei Karten.',
  },
  start: { ask: 'Wer verliert, beginnt den nächsten Stapel. Du hast die Wasabi 1 gezogen: Spiel sie ganz ehrlich.' },
  misoFour: { after: '4 Wasabi, sagt Miso. Warum nicht? Lass sie durchgehen.' },
  jump: { after: 'Tabasco springt von 4 gleich auf 10 Wasabi. Verdächtig, oder?' },
  paw: { ask: 'Zweifle sie an! Leg deine Pfote auf den Stapel: mit dem großen Knopf oder der Leertaste.' },
  catch: {
    ask: 'Jetzt sag, was nicht stimmt: Zahl oder Gewürz. Nur was du benennst, wird geprüft.',
    after:
      'Es war eine Pfeffer 6! Du hast eine Lüge entlarvt: Der Stapel gehört dir, drei Punkte. Tabasco zieht zwei Karten und muss neu beginnen.',
  },
  tabascoTwo: { after: '2 Pfeffer. Lass sie durchgehen: Du hast etwas, das darauf passt.' },
  nine: { ask: 'Spiel deine Pfeffer 9 als 9 Pfeffer. Zahlen darf man überspringen.' },
  misoTen: {
    after: '10 Pfeffer. Nach einer 10 geht es mit 1, 2 oder 3 im selben Gewürz von vorn los. Lass sie durchgehen.',
  },
  tabascoPasses: {
    after: 'Tabasco passt und zieht eine Karte. Das geht immer, wenn nichts passt oder sich nichts lohnt.',
  },
  last: {
    ask: 'Noch eine Karte, ein Gewürzjoker: Als Gewürz stimmt er immer, als Zahl nie. Spiel ihn als 1 Pfeffer. Hält deine letzte Karte, gewinnst du eine Trophäe.',
  },
  doubt: {
    after:
      'Misos Pfote liegt auf deiner letzten Karte. Zweifelt Miso die Zahl an, bist du verloren. Ist es das Gewürz, hält dein Joker …',
  },
  trophy: {
    after:
      'Das Gewürz! Ein Gewürzjoker stimmt bei jedem Gewürz. Du bekommst den Stapel und eine Trophäe, die 10 Punkte wert ist. Und die Karte Verbrannt liegt obenauf: Die Partie ist vorbei, und sie gehört dir.',
  },
};
