/** A quiet background that never repeats: a few notes chosen by chance over a slow bass, bar after bar. */

import { type Output, pitch, type Seconds, tone } from './synth.ts';

export interface Music {
  readonly beat: Seconds;
  readonly chords: readonly (readonly number[])[];
  bar(output: Output, at: Seconds, chord: readonly number[], beat: Seconds): void;
}

export const BEATS_PER_BAR = 4;

/** One of these by chance. */
export const pick = <T>({ chance }: Output, items: readonly T[]): T =>
  items[Math.floor(chance() * items.length) % items.length] as T;

export const barLength = ({ beat }: Music): Seconds => beat * BEATS_PER_BAR;

export function playBar(output: Output, { chords, beat, bar: play }: Music, bar: number, at: Seconds): void {
  play(output, at, chords[bar % chords.length] as readonly number[], beat);
}

const rootOf = ({ chords }: Music, bar: number): number => (chords[bar % chords.length] as readonly number[])[0] ?? -21;

/** A low heart under the tune: two beats to the bar. */
export function pulse(output: Output, music: Music, bar: number, at: Seconds): void {
  const root = pitch(rootOf(music, bar) - 12);
  for (const beat of [0, 2]) {
    const when = at + beat * music.beat;
    tone(output, { at: when, length: 0.22, gain: 0.16, from: root * 1.3, to: root * 0.8 });
    tone(output, { at: when + music.beat * 0.45, length: 0.2, gain: 0.1, from: root * 1.1, to: root * 0.7 });
  }
}

/** Strings that tremble high above it, half a tone apart. */
export function shimmer(output: Output, music: Music, bar: number, at: Seconds): void {
  const root = rootOf(music, bar) + 36;
  const length = barLength(music) * 1.1;
  for (const [height, gain] of [
    [root, 0.02],
    [root + 1, 0.012],
    [root + 7, 0.014],
  ] as const)
    tone(output, { at, length, gain, attack: length / 3, from: pitch(height), shape: 'sawtooth', vibrato: 9 });
}
