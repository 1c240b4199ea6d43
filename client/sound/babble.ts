/**
 * What a cat says, as a melody: the words alone decide it, so the same declaration sounds the same whether it is true or not.
 * Each cat has a voice of its own.
 */

import type { Words } from '../choreography/words.ts';
import { type Desk, noise, pitch, type Seconds, tone } from './synth.ts';

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
const SYLLABLE: Seconds = 0.11;
const VOICES = [-9, -5, -2, 1, 4, 7] as const;

export interface Syllable {
  readonly halfTones: number;
  /** Where the vowel sits, in hertz. */
  readonly vowel: number;
}

/** A number climbs as many steps as it says; any other fact is a small figure of its own. */
export function melodyOf({ key, facts }: Words): readonly Syllable[] {
  const values = Object.values(facts);
  const said = values.length > 0 ? values : [key];
  return said.flatMap((value) => (typeof value === 'number' ? climb(value) : figure(value))).slice(0, 8);
}

export function babble(desk: Desk, at: Seconds, words: Words, seat: number): void {
  const base = VOICES[seat % VOICES.length] ?? 0;
  melodyOf(words).forEach(({ halfTones, vowel }, index) => {
    const when = at + index * SYLLABLE;
    const height = pitch(base + halfTones);
    tone(desk, {
      at: when,
      length: SYLLABLE * 1.2,
      gain: 0.05,
      attack: 0.02,
      from: height,
      to: height * 1.06,
      shape: 'sawtooth',
    });
    tone(desk, { at: when, length: SYLLABLE * 1.1, gain: 0.06, attack: 0.02, from: height * 2 });
    noise(desk, { at: when, length: 0.03, gain: 0.05, filter: 'bandpass', from: vowel, sharpness: 5 });
  });
}

function climb(value: number): readonly Syllable[] {
  const scale = (step: number) => (MAJOR[step % MAJOR.length] ?? 0) + 12 * Math.floor(step / MAJOR.length);
  return [
    { halfTones: 0, vowel: 900 },
    { halfTones: scale(Math.max(0, Math.min(20, Math.round(value)))), vowel: 1500 },
  ];
}

function figure(text: string): readonly Syllable[] {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return [0, 1, 2].map((place) => ({
    halfTones: MAJOR[Math.floor(sum / 7 ** place) % MAJOR.length] ?? 0,
    vowel: 700 + ((sum * (place + 3)) % 13) * 110,
  }));
}
