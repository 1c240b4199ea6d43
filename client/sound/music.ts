/** A quiet background for each room that never repeats: a few notes chosen by chance over a slow bass, bar after bar. */

import { noise, type Output, pitch, type Seconds, tone } from './synth.ts';

export const ROOMS = ['den', 'saloon'] as const;
export type Room = (typeof ROOMS)[number];

interface Style {
  readonly beat: Seconds;
  readonly chords: readonly (readonly number[])[];
  bar(output: Output, at: Seconds, chord: readonly number[], beat: Seconds): void;
}

export const BEATS_PER_BAR = 4;

const pick = <T>({ chance }: Output, items: readonly T[]): T =>
  items[Math.floor(chance() * items.length) % items.length] as T;

/** Warm and slow: plucked strings over a drone, in a scale of the spice road. */
const den: Style = {
  beat: 0.62,
  chords: [
    [-24, 0, 1, 4, 7],
    [-24, 1, 5, 8, 10],
    [-22, -2, 2, 5, 10],
    [-24, 0, 4, 7, 8],
  ],
  bar(output, at, [bass = -24, ...scale], beat) {
    tone(output, { at, length: beat * 4.4, gain: 0.06, attack: beat, from: pitch(bass), shape: 'triangle' });
    for (let step = 0; step < BEATS_PER_BAR * 2; step += 1) {
      if (output.chance() > 0.55) continue;
      const when = at + (step * beat) / 2;
      const height = pitch(pick(output, scale) - 12);
      tone(output, { at: when, length: 0.9, gain: 0.035, from: height, shape: 'triangle' });
      tone(output, { at: when, length: 0.35, gain: 0.015, from: height * 2.01 });
    }
    for (const hit of [0, 1.5, 3])
      noise(output, { at: at + hit * beat, length: 0.12, gain: 0.02, filter: 'lowpass', from: 220 });
  },
};

/** An upright piano that has seen better days, walking through a rag. */
const saloon: Style = {
  beat: 0.36,
  chords: [
    [-21, 3, 7, 10, 15],
    [-16, 8, 12, 15, 20],
    [-14, 5, 8, 10, 14],
    [-21, 3, 7, 10, 12],
  ],
  bar(output, at, [bass = -21, ...scale], beat) {
    for (let beatIndex = 0; beatIndex < BEATS_PER_BAR; beatIndex += 1) {
      const when = at + beatIndex * beat;
      if (beatIndex % 2 === 0) key(output, when, bass + (beatIndex === 2 ? 7 : 0), 0.05);
      else for (const height of scale.slice(0, 3)) key(output, when, height - 12, 0.016);
      if (output.chance() < 0.6) key(output, when, pick(output, scale), 0.03);
      if (output.chance() < 0.4) key(output, when + beat / 2, pick(output, scale) + pick(output, [-1, 0, 0]), 0.026);
    }
  },
};

/** Two strings to a key, not quite in tune. */
function key(output: Output, at: Seconds, halfTones: number, gain: number): void {
  const height = pitch(halfTones);
  tone(output, { at, length: 0.7, gain, from: height, shape: 'triangle' });
  tone(output, { at, length: 0.5, gain: gain * 0.6, from: height * 1.007, shape: 'triangle' });
  tone(output, { at, length: 0.12, gain: gain * 0.4, from: height * 4 });
}

const STYLES: { readonly [room in Room]: Style } = { den, saloon };

export const barLength = (room: Room): Seconds => STYLES[room].beat * BEATS_PER_BAR;

export function playBar(output: Output, room: Room, bar: number, at: Seconds): void {
  const { chords, beat, bar: play } = STYLES[room];
  play(output, at, chords[bar % chords.length] as readonly number[], beat);
}
