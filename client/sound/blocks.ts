/** What sounds are put together from: slaps, swishes, wood, bells, voices. */

import { noise, type Output, pitch, type Seconds, tone } from './synth.ts';
import { NOBODYS } from './voices.ts';

export type Recipe = (output: Output, at: Seconds) => void;

export const around = ({ chance }: Output, value: number, spread = 0.1): number =>
  value * (1 + spread * (2 * chance() - 1));

export const swish =
  (length: Seconds, from: number, to: number, gain: number): Recipe =>
  (output, at) =>
    noise(output, {
      at,
      length,
      gain,
      attack: length / 3,
      filter: 'bandpass',
      from: around(output, from),
      to,
      sharpness: 1.2,
    });

export const slap =
  (weight: number): Recipe =>
  (output, at) => {
    noise(output, { at, length: 0.09, gain: 0.5 * weight, filter: 'lowpass', from: around(output, 2600), to: 300 });
    noise(output, { at, length: 0.02, gain: 0.35 * weight, filter: 'highpass', from: 3000 });
    tone(output, { at, length: 0.16, gain: 0.55 * weight, from: around(output, 150), to: 55 });
  };

export const wood =
  (height: number, gain: number): Recipe =>
  (output, at) => {
    tone(output, { at, length: 0.09, gain, from: around(output, height, 0.03), to: height * 0.8, shape: 'triangle' });
    tone(output, { at, length: 0.05, gain: gain * 0.5, from: height * 2.7, shape: 'sine' });
    noise(output, { at, length: 0.025, gain: gain * 0.8, filter: 'bandpass', from: 1800, sharpness: 2 });
  };

export const notes =
  (halfTones: readonly number[], gap: Seconds, length: Seconds, gain: number, shape: OscillatorType): Recipe =>
  (output, at) =>
    halfTones.forEach((height, index) => {
      tone(output, { at: at + index * gap, length, gain, from: pitch(height), shape });
    });

export const together =
  (...recipes: readonly Recipe[]): Recipe =>
  (output, at) => {
    for (const recipe of recipes) recipe(output, at);
  };

export const later =
  (delay: Seconds, recipe: Recipe): Recipe =>
  (output, at) =>
    recipe(output, at + delay);

export const crackle =
  (length: Seconds, density: number, gain: number): Recipe =>
  (output, at) => {
    for (let spark = 0; spark < length * density; spark += 1) {
      const when = at + output.chance() * length;
      noise(output, {
        at: when,
        length: 0.015 + output.chance() * 0.03,
        gain: gain * output.chance(),
        filter: 'bandpass',
        from: 900 + output.chance() * 3000,
        sharpness: 4,
      });
    }
  };

export const voice =
  (from: number, to: number, length: Seconds, gain: number): Recipe =>
  (output, at) => {
    const { height, rough, length: drawn } = output.voice ?? NOBODYS;
    const start = around(output, from, 0.06) * height;
    const end = to * height;
    const lasts = length * drawn;
    const attack = lasts / 4;
    tone(output, { at, length: lasts, gain, attack, from: start, to: end, shape: 'sawtooth', vibrato: 9 });
    tone(output, { at, length: lasts, gain: gain * 0.7, attack, from: start * 2, to: end * 2, shape: 'sine' });
    if (rough > 0)
      noise(output, {
        at,
        length: lasts,
        gain: gain * rough * 1.6,
        attack,
        filter: 'bandpass',
        from: start * 3,
        to: end * 2,
      });
  };

export const bell =
  (height: number, gain: number, length: Seconds): Recipe =>
  (output, at) => {
    for (const [part, loudness] of [
      [1, 1],
      [2.76, 0.5],
      [5.4, 0.25],
      [8.9, 0.12],
    ] as const)
      tone(output, { at, length: length / Math.sqrt(part), gain: gain * loudness, from: height * part, attack: 0.002 });
  };

/** Low, with a knock an octave and more above it: a small loudspeaker plays nothing as low as that. */
export const heart: Recipe = (output, at) => {
  for (const [late, gain, height] of [
    [0, 0.45, 62],
    [0.2, 0.32, 55],
  ] as const) {
    tone(output, { at: at + late, length: 0.18, gain, from: height, to: height * 0.68 });
    tone(output, { at: at + late, length: 0.11, gain: gain * 0.55, from: height * 2.6, to: height * 1.7 });
  }
};

export const drums =
  (length: Seconds): Recipe =>
  (output, at) => {
    for (let beat = 0; beat * 0.045 < length; beat += 1) {
      const when = beat * 0.045;
      noise(output, {
        at: at + when,
        length: 0.05,
        gain: 0.3 + 0.8 * (when / length),
        filter: 'bandpass',
        from: around(output, 320),
        sharpness: 1.5,
      });
    }
  };

export const boom = (gain: number): Recipe =>
  together(
    (output, at) => tone(output, { at, length: 1.6, gain, from: 70, to: 24 }),
    (output, at) => noise(output, { at, length: 1.8, gain: gain * 0.6, filter: 'lowpass', from: 700, to: 60 }),
  );

export const rocket: Recipe = (output, at) => {
  const height = around(output, 700, 0.4);
  tone(output, { at, length: 0.5, gain: 0.08, from: height, to: height * 2.4, attack: 0.2 });
  noise(output, { at: at + 0.5, length: 0.7, gain: 0.35, filter: 'lowpass', from: 1800, to: 150 });
  crackle(0.8, 22, 0.25)(output, at + 0.55);
};

export const coin: Recipe = (output, at) => bell(around(output, 1900, 0.05), 0.1, 0.35)(output, at);
