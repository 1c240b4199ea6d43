import type { Verdict } from '../checkDeal.ts';

export interface FairnessWords {
  readonly title: string;
  readonly checking: string;
  /** The answer, before all reasons. */
  readonly verdict: { readonly [type in Verdict['type']]: string };
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

export const en: FairnessWords = {
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
};
