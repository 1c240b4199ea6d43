/** Die Regeln von Black Jacky für Spielende, auf Deutsch. */

import { de as words } from '../de.ts';
import type { JackyBookTexts } from './book.ts';

const { tricks } = words;
const trickTitle = (face: keyof typeof tricks): string => `${face}: ${tricks[face].name}`;

export const de: JackyBookTexts = {
  pictures: {
    laid: 'ausgelegt',
    worth: (sum) => `zählt ${sum}`,
    back: 'eine verdeckte Karte',
    redHeart: 'rotes Herz',
    blackHeart: 'schwarzes Herz',
    plusOne: 'die +1-Karte',
    saloon: 'eine Katze im Saloon',
    wanted: 'ein Steckbrief',
  },
  chapters: {
    start: 'Bevor es losgeht',
    turn: 'Dein Zug',
    tricks: 'Die acht Tricks',
    reckoning: 'Die Abrechnung',
    tipping: 'Gesucht',
    end: 'Wie es endet',
    table: 'An diesem Tisch',
  },
  paragraphs: {
    aim: {
      title: 'Worum es geht',
      text: 'Komm so nah an die 21 heran, wie du dich traust, aber nicht ganz: 21 oder mehr kostet ein Herz. Geht niemand so weit, zahlt die niedrigste Summe. Zu zweit oder dritt haben alle 3 Herzen, sonst 2.',
    },
    cards: {
      title: 'Die Karten',
      text: '36 Mäuse: eine 1, zwei 2en und so weiter bis zu acht 8en. Jede Zahl hat einen Trick. Jede Runde beginnt mit 2 Karten für alle, dazu liegt eine Karte vom Stapel offen auf der Ablage.',
    },
    starter: {
      title: 'Wer beginnt',
      text: 'Das entscheidet das Los, es sei denn, der Gastgeber hat einen Platz bestimmt. Es geht im Uhrzeigersinn reihum.',
    },
    turn: {
      title: 'Erst tricksen, dann zocken',
      text: 'Zuerst darfst du einen Trick spielen. Danach musst du genau eins tun: ziehen, tauschen oder klopfen.',
    },
    trick: {
      title: 'Einen Trick spielen',
      text: 'Leg eine Handkarte offen vor dir aus und tu, was sie sagt. Sie bleibt bis zur Abrechnung liegen und zählt weiter mit. Auch wenn ihr Trick gerade nichts bewirkt, darf sie ausgelegt werden.',
    },
    draw: { title: 'Ziehen', text: 'Nimm die oberste Karte vom Stapel auf die Hand.' },
    swap: {
      title: 'Tauschen',
      text: 'Leg eine Handkarte beiseite, nimm die oberste Karte vom Stapel oder von der Ablage, dann kommt deine Karte offen auf die Ablage. Ohne Handkarte geht es nicht.',
    },
    knock: {
      title: 'Klopfen',
      text: 'Deine Hand bleibt, wie sie ist. Nach dem ersten Klopfen haben alle anderen noch genau einen Zug. Wer geklopft hat, ist vor allen Tricks sicher und kommt in dieser Runde nicht mehr dran.',
    },
    one: {
      title: trickTitle(1),
      text: 'Die Runde endet gleich nach diesem Zug. Du ziehst, tauschst oder klopfst noch, dann wird abgerechnet, egal, wer geklopft hat.',
    },
    two: {
      title: trickTitle(2),
      text: 'Alles Klopfen ist vergessen, die Runde geht weiter. Wer geklopft hatte, spielt wieder mit und ist dran, wenn die Reihe herum ist.',
    },
    three: {
      title: trickTitle(3),
      text: 'Nenne zwei Katzen mit Handkarten, die nicht geklopft haben; du selbst darfst dabei sein. Beide wählen eine eigene Karte, und die zwei wechseln ungesehen den Besitzer. Wer zu lange braucht, für den wählt das Spiel.',
    },
    four: {
      title: trickTitle(4),
      text: 'Die nächste Katze im Uhrzeigersinn, die nicht geklopft hat, zieht sofort eine Karte. Gibt es keine andere, bist du es selbst.',
    },
    five: { title: trickTitle(5), text: 'Die ausgelegte Karte wird umgedreht und zählt 0.' },
    six: {
      title: trickTitle(6),
      text: 'Leg die +1-Karte vor eine Katze, die nicht geklopft hat, gern auch vor dich. Deren Summe steigt um 1. Liegt die Karte schon vor so einer Katze, darf sie bleiben oder wandern. Vor einer Katze, die geklopft hat, bleibt sie liegen, und der Trick wirkt nicht.',
    },
    seven: {
      title: trickTitle(7),
      text: 'Die oberste Karte vom Stapel kommt offen auf die Ablage. Dort darfst du sie dir gleich ertauschen.',
    },
    eight: { title: trickTitle(8), text: 'Ausgelegt zählt eine 8 genau 8,1. Auf der Hand zählt sie 8.' },
    sum: {
      title: 'Deine Summe',
      text: 'Handkarten und ausgelegte Karten zusammen, dazu 1 für die +1-Karte. Alle zeigen alles. Auch Zehntel zählen: 20,1 ist mehr als 20.',
    },
    loss: {
      title: 'Wer ein Herz verliert',
      text: 'Alle mit 21 oder mehr. Ist niemand so weit gegangen, verliert die niedrigste Summe, bei Gleichstand alle, die sie haben.',
    },
    example: {
      title: 'Zum Beispiel',
      text: '7 und 5 auf der Hand mit einer ausgelegten 8 sind 20,1. 8 und 5 mit einer ausgelegten 6 und der +1 sind 20. 7, 6 und 2 mit einer ausgelegten 6 sind 21: Nur diese Katze verliert ein Herz.',
    },
    wanted: {
      title: 'Kein Herz mehr',
      text: 'Deine Karte zeigt jetzt den Steckbrief, und du setzt vorerst aus.',
    },
    nextRound: {
      title: 'Die nächste Runde',
      text: 'Es beginnt die nächste Katze, die noch im Spiel ist, im Uhrzeigersinn nach der letzten Startkatze. Wer gerade zurückgekommen ist, zählt mit.',
    },
    tip: {
      title: 'Tippen',
      text: 'Vor dem Austeilen tippt jede gesuchte Katze offen, welche Katze ein Herz verlieren wird. Mehrere dürfen auf dieselbe tippen. Zu zweit oder dritt wird nicht getippt.',
    },
    comeBack: {
      title: 'Zurück ins Spiel',
      text: 'Ein richtiger Tipp bringt ein schwarzes Herz, und ab der nächsten Runde bist du wieder dabei. Geht auch das verloren, bist du endgültig raus. Nach einem falschen Tipp tippst du wieder. Erst gehen Herzen verloren, dann zahlen sich Tipps aus.',
    },
    showdown: {
      title: 'Nur noch zwei',
      text: 'Sobald nur zwei Katzen ein Herz haben, sind die anderen raus und tippen nicht mehr. Die zwei machen es unter sich aus.',
    },
    winner: {
      title: 'Wer gewinnt',
      text: 'Die letzte Katze mit einem Herzen. Gehen die letzten Herzen gleichzeitig verloren, gewinnt niemand.',
    },
    quickDuel: {
      title: words.quickDuel,
      text: 'Mit der ersten Abrechnung, nach der eine Katze kein Herz mehr hat, ist Schluss. Die meisten Herzen gewinnen, dann die höchste Summe unter 21 aus dieser Runde. Ist es immer noch gleich, teilt man sich den Sieg. Das gilt auch, wenn keine Katze mehr ein Herz hat.',
    },
    emptyPile: {
      title: 'Der Stapel ist leer',
      text: 'Die Ablage wird bis auf ihre oberste Karte zu einem neuen Stapel gemischt. Gibt es dann immer noch nichts zu ziehen, fallen Ziehen und Tauschen mit dem Stapel aus, und die Tricks 4 und 7 wirken nicht.',
    },
    time: {
      title: 'Uhren',
      text: 'Für jede Entscheidung läuft eine Uhr. Ist die Zeit für einen Zug um, gilt er als Klopfen; eine Karte zum Geben oder einen Tipp wählt dann das Spiel. Wer zuschaut, hat nichts zu sagen, und was keinen Sinn ergibt, wird mit einem Grund abgelehnt.',
    },
  },
};
