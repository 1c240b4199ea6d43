import type { FairnessWords } from './en.ts';

export const nl: FairnessWords = {
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
};
