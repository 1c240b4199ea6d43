import type { FairnessWords } from './en.ts';

export const de: FairnessWords = {
  title: 'Wurde ehrlich gegeben?',
  checking: 'Dein Browser gibt die Partie noch einmal …',
  verdict: {
    fair: 'Ja. Niemand hat die Karten ausgesucht, auch der Server nicht.',
    sealed: 'Nicht zu prüfen: Der Startwert dieser Partie wurde nicht geöffnet.',
    otherPromise: 'Nein. Der Fingerabdruck ist nicht der, den du beim Geben bekommen hast.',
    otherSeed: 'Nein. Der Startwert passt nicht zum versprochenen Fingerabdruck.',
    unreadable: 'Nicht zu prüfen: Diese Aufzeichnung lässt sich nicht mehr lesen.',
    otherRules:
      'Der Startwert ist der versprochene. Gespielt wurde nach älteren Regeln, darum lässt sich nicht jeder Schritt wiederholen.',
    differs: 'Nein. Mit diesem Startwert kommt die Partie anders heraus.',
  },
  promised:
    'Vor dem Geben hat der Tisch diesen Fingerabdruck seines Startwerts veröffentlicht. Niemand kann daraus den Startwert finden, und kein anderer hat den gleichen.',
  promise: 'Fingerabdruck',
  shown: 'Nach der Partie hat er den Startwert veröffentlicht. Jede gemischte und gezogene Karte folgt aus ihm.',
  seed: 'Startwert',
  sameFingerprint: 'Dein Browser hat den Fingerabdruck dieses Startwerts genommen: Es ist der versprochene.',
  playedAgain: (steps) =>
    `Dann hat er alle ${steps} Schritte noch einmal gegeben und gespielt: Jede Karte kam wie am Tisch.`,
  stepDiffers: (step) => `Schritt ${step} kommt anders heraus.`,
  unreachable: 'Die Aufzeichnung dieser Partie ist nicht zu erreichen.',
  record: 'Die Aufzeichnung, zum Selberprüfen',
};
