/** The words of the check, loaded with it. */

import type { ByLanguage } from '../../../shared/table/talk.ts';
import type { DealVerdict } from './checkDeal.ts';

export interface FairnessWords {
  readonly title: string;
  readonly checking: string;
  /** The answer, before all reasons. */
  readonly verdict: { readonly [type in DealVerdict['type']]: string };
  readonly promised: string;
  readonly promise: string;
  readonly shown: string;
  readonly seed: string;
  readonly sameFingerprint: string;
  readonly playedAgain: (steps: number) => string;
  readonly stepDiffers: (step: number) => string;
  readonly unreachable: string;
  readonly record: string;
}

export const FAIRNESS_WORDS: ByLanguage<FairnessWords> = {
  en: {
    title: 'Was the deal fair?',
    checking: 'Your browser is dealing the match again …',
    verdict: {
      fair: 'Yes. Nobody chose the cards, the server included.',
      sealed: 'Not to be checked: the seed of this match has not been opened.',
      otherPromise: 'No. The fingerprint is not the one that you were given at the deal.',
      otherSeed: 'No. The seed does not fit the fingerprint that was promised.',
      unreadable: 'Not to be checked: this record can no longer be read.',
      otherRules:
        'The seed is the promised one. The match was played under older rules, so not every step can be repeated.',
      differs: 'No. With this seed the match comes out differently.',
    },
    promised:
      'Before the deal the table published this fingerprint of its seed. Nobody can find the seed from it, and no other seed has the same.',
    promise: 'Fingerprint',
    shown: 'After the match it published the seed. Every card that was shuffled and drawn follows from it.',
    seed: 'Seed',
    sameFingerprint: 'Your browser has taken the fingerprint of this seed: it is the promised one.',
    playedAgain: (steps) =>
      `Then it has dealt and played all ${steps} steps again: every card came as it did at the table.`,
    stepDiffers: (step) => `Step ${step} comes out differently.`,
    unreachable: 'The record of this match cannot be reached.',
    record: 'The record, for your own check',
  },
  de: {
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
  },
  nl: {
    title: 'Is er eerlijk gedeeld?',
    checking: 'Je browser deelt de partij opnieuw …',
    verdict: {
      fair: 'Ja. Niemand heeft de kaarten gekozen, ook de server niet.',
      sealed: 'Niet te controleren: de startwaarde van deze partij is niet geopend.',
      otherPromise: 'Nee. De vingerafdruk is niet die je bij het delen hebt gekregen.',
      otherSeed: 'Nee. De startwaarde past niet bij de beloofde vingerafdruk.',
      unreadable: 'Niet te controleren: deze opname is niet meer te lezen.',
      otherRules: 'De startwaarde is de beloofde. Er is met oudere regels gespeeld, dus niet elke stap is te herhalen.',
      differs: 'Nee. Met deze startwaarde komt de partij anders uit.',
    },
    promised:
      'Voor het delen heeft de tafel deze vingerafdruk van zijn startwaarde bekendgemaakt. Niemand kan daar de startwaarde uit vinden, en geen andere heeft dezelfde.',
    promise: 'Vingerafdruk',
    shown: 'Na de partij is de startwaarde bekendgemaakt. Elke kaart die werd geschud en getrokken volgt daaruit.',
    seed: 'Startwaarde',
    sameFingerprint: 'Je browser heeft de vingerafdruk van deze startwaarde genomen: het is de beloofde.',
    playedAgain: (steps) =>
      `Daarna zijn alle ${steps} stappen opnieuw gedeeld en gespeeld: elke kaart kwam zoals aan tafel.`,
    stepDiffers: (step) => `Stap ${step} komt anders uit.`,
    unreachable: 'De opname van deze partij is niet te bereiken.',
    record: 'De opname, om zelf te controleren',
  },
  fr: {
    title: 'La donne était-elle honnête ?',
    checking: 'Ton navigateur redonne la partie …',
    verdict: {
      fair: 'Oui. Personne n’a choisi les cartes, pas même le serveur.',
      sealed: 'Impossible à vérifier : la graine de cette partie n’a pas été ouverte.',
      otherPromise: 'Non. L’empreinte n’est pas celle que tu as reçue à la donne.',
      otherSeed: 'Non. La graine ne correspond pas à l’empreinte promise.',
      unreadable: 'Impossible à vérifier : cet enregistrement ne peut plus être lu.',
      otherRules:
        'La graine est bien celle promise. La partie suivait d’anciennes règles : chaque coup ne peut pas être rejoué.',
      differs: 'Non. Avec cette graine, la partie se déroule autrement.',
    },
    promised:
      'Avant la donne, la table a publié cette empreinte de sa graine. Personne ne peut en tirer la graine, et aucune autre graine n’a la même.',
    promise: 'Empreinte',
    shown: 'Après la partie, elle a publié la graine. Chaque carte mélangée et piochée en découle.',
    seed: 'Graine',
    sameFingerprint: 'Ton navigateur a pris l’empreinte de cette graine : c’est celle promise.',
    playedAgain: (steps) =>
      `Puis il a redonné et rejoué les ${steps} étapes : chaque carte est venue comme à la table.`,
    stepDiffers: (step) => `L’étape ${step} se déroule autrement.`,
    unreachable: 'L’enregistrement de cette partie est inaccessible.',
    record: 'L’enregistrement, pour vérifier soi-même',
  },
};
