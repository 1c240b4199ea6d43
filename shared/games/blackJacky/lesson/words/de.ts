import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { JackyBeatId } from '../lesson.ts';

export const de: LessonWords<JackyBeatId> = {
  layEight: {
    ask: 'Willkommen im Saloon! Heute haben alle nur ein Herz. Du hast 8 und 2. Zuerst kommt ein Trick: Nimm die 8 und leg sie aus. Vor dir zählt sie 8,1.',
  },
  swap: {
    ask: 'Jetzt musst du ziehen, tauschen oder klopfen. 10,1 ist wenig: Nimm deine 2 und tausch sie gegen die offene 5.',
    after:
      '13,1 also. Am Ende verlieren alle mit 21 oder mehr ein Herz. Hat niemand so viel, trifft es die niedrigste Summe.',
  },
  calamityDraws: {},
  biscuitFour: {
    after: 'Biscuit legt eine 4 aus: Die nächste Katze muss ziehen, und das bist du. Es ist eine 1: 14,1.',
  },
  biscuitDraws: {},
  draw: {
    ask: '14,1 ist vielleicht am wenigsten. Zieh eine Karte vom Stapel.',
    after: 'Eine 6! Das macht 20,1, und mehr geht unter 21 kaum. Jetzt muss es nur noch halten.',
  },
  calamityAgain: {},
  biscuitSwaps: {},
  plusOne: {
    ask: 'Calamity hat zweimal gezogen und wirkt zufrieden. Nimm deine 6 und spiel ihren Trick: Die +1 geht an Calamity.',
  },
  knock: {
    ask: 'Deine 6 liegt aus und zählt weiter, es bleibt bei 20,1. Klopf! Danach kann dir kein Trick mehr etwas anhaben.',
    after: 'Das erste Klopfen: Alle anderen haben noch genau einen Zug.',
  },
  calamityLast: {
    after: 'Calamity tauscht eine 7 gegen eine Karte vom Stapel. Ob das geholfen hat? Zuletzt kommt Biscuit.',
  },
  reckoning: {
    after:
      'Alle Karten werden gezeigt. Calamity hatte 20, mit deiner +1 sind es 21: ein Herz weniger. Unter den Übrigen hast du die höchste Summe. Gewonnen!',
  },
};
