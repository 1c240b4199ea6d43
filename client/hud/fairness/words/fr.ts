import type { FairnessWords } from './en.ts';

export const fr: FairnessWords = {
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
  playedAgain: (steps) => `Puis il a redonné et rejoué les ${steps} étapes : chaque carte est venue comme à la table.`,
  stepDiffers: (step) => `L’étape ${step} se déroule autrement.`,
  unreachable: 'L’enregistrement de cette partie est inaccessible.',
  record: 'L’enregistrement, pour vérifier soi-même',
};
