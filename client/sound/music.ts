/** A quiet background that never repeats: a few notes chosen by chance over a slow bass, bar after bar. */

import type { Output, Seconds } from './synth.ts';

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
