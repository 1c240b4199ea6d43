/** How each cue sounds. A cue knows nothing but its name: a lie and a truth are the same slap. */

import type { Cue } from '../choreography/cues.ts';
import { noise, type Output, pitch, type Seconds, tone } from './synth.ts';

export type Recipe = (output: Output, at: Seconds) => void;

const around = ({ chance }: Output, value: number, spread = 0.1): number => value * (1 + spread * (2 * chance() - 1));

const swish =
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

const slap =
  (weight: number): Recipe =>
  (output, at) => {
    noise(output, { at, length: 0.09, gain: 0.5 * weight, filter: 'lowpass', from: around(output, 2600), to: 300 });
    noise(output, { at, length: 0.02, gain: 0.35 * weight, filter: 'highpass', from: 3000 });
    tone(output, { at, length: 0.16, gain: 0.55 * weight, from: around(output, 150), to: 55 });
  };

const wood =
  (height: number, gain: number): Recipe =>
  (output, at) => {
    tone(output, { at, length: 0.09, gain, from: around(output, height, 0.03), to: height * 0.8, shape: 'triangle' });
    tone(output, { at, length: 0.05, gain: gain * 0.5, from: height * 2.7, shape: 'sine' });
    noise(output, { at, length: 0.025, gain: gain * 0.8, filter: 'bandpass', from: 1800, sharpness: 2 });
  };

const notes =
  (halfTones: readonly number[], gap: Seconds, length: Seconds, gain: number, shape: OscillatorType): Recipe =>
  (output, at) =>
    halfTones.forEach((height, index) => {
      tone(output, { at: at + index * gap, length, gain, from: pitch(height), shape });
    });

const together =
  (...recipes: readonly Recipe[]): Recipe =>
  (output, at) => {
    for (const recipe of recipes) recipe(output, at);
  };

const later =
  (delay: Seconds, recipe: Recipe): Recipe =>
  (output, at) =>
    recipe(output, at + delay);

const crackle =
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

const voice =
  (from: number, to: number, length: Seconds, gain: number): Recipe =>
  (output, at) => {
    const start = around(output, from, 0.06);
    tone(output, { at, length, gain, attack: length / 4, from: start, to, shape: 'sawtooth', vibrato: 9 });
    tone(output, { at, length, gain: gain * 0.7, attack: length / 4, from: start * 2, to: to * 2, shape: 'sine' });
  };

const bell =
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

const heart: Recipe = (output, at) => {
  tone(output, { at, length: 0.16, gain: 0.7, from: 62, to: 42 });
  tone(output, { at: at + 0.2, length: 0.2, gain: 0.5, from: 55, to: 38 });
};

const drums =
  (length: Seconds): Recipe =>
  (output, at) => {
    for (let beat = 0; beat * 0.045 < length; beat += 1) {
      const when = beat * 0.045;
      noise(output, {
        at: at + when,
        length: 0.05,
        gain: 0.08 + 0.22 * (when / length),
        filter: 'bandpass',
        from: around(output, 320),
        sharpness: 1.5,
      });
    }
  };

const boom = (gain: number): Recipe =>
  together(
    (output, at) => tone(output, { at, length: 1.6, gain, from: 70, to: 24 }),
    (output, at) => noise(output, { at, length: 1.8, gain: gain * 0.6, filter: 'lowpass', from: 700, to: 60 }),
  );

const rocket: Recipe = (output, at) => {
  const height = around(output, 700, 0.4);
  tone(output, { at, length: 0.5, gain: 0.08, from: height, to: height * 2.4, attack: 0.2 });
  noise(output, { at: at + 0.5, length: 0.7, gain: 0.35, filter: 'lowpass', from: 1800, to: 150 });
  crackle(0.8, 22, 0.25)(output, at + 0.55);
};

const coin: Recipe = (output, at) => bell(around(output, 1900, 0.05), 0.1, 0.35)(output, at);

export const RECIPES: { readonly [cue in Cue]: Recipe } = {
  cardDeal: swish(0.11, 1800, 3800, 0.25),
  cardDraw: swish(0.16, 1200, 3200, 0.25),
  cardPlace: together(swish(0.08, 2200, 900, 0.2), slap(0.25)),
  cardSlap: slap(0.8),
  cardFlip: together(swish(0.18, 900, 4200, 0.3), later(0.14, slap(0.4))),
  cardTurn: swish(0.14, 1400, 2600, 0.22),
  cardSweep: swish(0.5, 700, 2400, 0.3),
  cardShuffle: (output, at) => {
    for (let card = 0; card < 16; card += 1) swish(0.04, 2600, 1800, 0.18)(output, at + card * 0.035);
  },

  pawSlap: slap(1.1),
  pawRake: swish(0.8, 500, 1500, 0.35),
  pawTap: slap(0.3),
  knock: together(wood(210, 0.5), later(0.16, wood(200, 0.55))),

  hush: (output, at) =>
    noise(output, {
      at,
      length: 1.4,
      gain: 0.14,
      attack: 0.7,
      filter: 'bandpass',
      from: 3000,
      to: 250,
      sharpness: 0.7,
    }),
  heartbeat: heart,
  drumroll: drums(1.2),
  verdictTrue: together(notes([3, 7, 10, 15], 0.09, 0.5, 0.14, 'triangle'), later(0.27, bell(880, 0.1, 0.9))),
  verdictLie: together(notes([-5, -6, -9, -14], 0.11, 0.45, 0.13, 'sawtooth'), later(0.33, boom(0.4))),
  burn: together(
    (output, at) => noise(output, { at, length: 1.4, gain: 0.3, attack: 0.2, filter: 'lowpass', from: 400, to: 1600 }),
    crackle(1.4, 26, 0.3),
  ),
  gasp: (output, at) =>
    noise(output, {
      at,
      length: 0.45,
      gain: 0.2,
      attack: 0.3,
      filter: 'bandpass',
      from: 700,
      to: 2400,
      sharpness: 2.5,
    }),
  cheer: (output, at) => {
    for (let cat = 0; cat < 5; cat += 1)
      voice(around(output, 620, 0.3), 880, 0.5, 0.03)(output, at + output.chance() * 0.25);
  },

  turnYours: notes([3, 10], 0.1, 0.35, 0.12, 'sine'),
  lastCard: together(notes([-9, -8, -9, -8], 0.16, 0.3, 0.1, 'triangle'), heart),
  trophy: together(notes([3, 7, 10, 15, 10, 15], 0.13, 0.55, 0.13, 'triangle'), later(0.65, bell(1320, 0.14, 1.5))),
  fireworks: together(rocket, later(0.45, rocket), later(0.8, rocket)),
  worldsEnd: together(boom(0.8), later(0.5, crackle(2.4, 30, 0.3)), (output, at) =>
    tone(output, { at, length: 3, gain: 0.16, attack: 1, from: 98, to: 46, shape: 'sawtooth' }),
  ),
  scoreTick: coin,
  fanfare: together(
    notes([-9, -5, -2, 3, -2, 3, 7], 0.14, 0.5, 0.11, 'sawtooth'),
    notes([-21, -21, -14, -9], 0.28, 0.6, 0.14, 'triangle'),
  ),

  bell: bell(1046, 0.22, 1.8),
  knockUndone: together(wood(180, 0.35), (output, at) =>
    tone(output, { at: at + 0.05, length: 0.3, gain: 0.14, from: 300, to: 900, shape: 'triangle' }),
  ),
  underTheTable: together(swish(0.35, 400, 900, 0.3), later(0.3, swish(0.3, 900, 420, 0.25))),
  forcedDraw: together(slap(0.4), later(0.1, swish(0.2, 900, 3400, 0.28))),
  nail: together(wood(520, 0.35), later(0.17, wood(540, 0.4)), later(0.34, wood(560, 0.5))),
  goldDust: (output, at) => {
    for (let grain = 0; grain < 9; grain += 1) bell(around(output, 2600, 0.3), 0.045, 0.5)(output, at + grain * 0.06);
  },
  sumTick: wood(900, 0.16),
  bust: together(boom(0.5), notes([2, -4, -10], 0.12, 0.4, 0.1, 'square')),
  heartBreak: together(
    (output, at) => noise(output, { at, length: 0.12, gain: 0.35, filter: 'highpass', from: 2400 }),
    notes([-2, -5, -9], 0.15, 0.5, 0.11, 'sine'),
  ),
  wanted: together(slap(0.6), later(0.12, wood(430, 0.4))),
  tip: coin,
  tipPaid: together(
    coin,
    later(0.1, coin),
    later(0.18, coin),
    later(0.3, notes([3, 7, 10], 0.1, 0.4, 0.1, 'triangle')),
  ),
  tipLost: together(coin, later(0.15, notes([-2, -6], 0.16, 0.4, 0.1, 'triangle'))),
  blackHeart: together(heart, later(0.5, notes([-9, -2, 3], 0.16, 0.7, 0.1, 'triangle'))),
  showdown: (output, at) => {
    for (const [index, height] of [-7, -2, -7, -2, -7].entries())
      tone(output, {
        at: at + index * 0.14,
        length: index === 4 ? 0.9 : 0.16,
        gain: 0.13,
        from: pitch(height + 12),
        vibrato: 6,
      });
  },
  tumbleweed: (output, at) =>
    noise(output, { at, length: 2.6, gain: 0.16, attack: 1.2, filter: 'bandpass', from: 350, to: 900, sharpness: 3 }),

  meow: voice(560, 420, 0.5, 0.06),
  purr: (output, at) => {
    for (let beat = 0; beat < 24; beat += 1)
      noise(output, { at: at + beat * 0.045, length: 0.04, gain: 0.16, filter: 'lowpass', from: 180 });
  },
  hiss: (output, at) => noise(output, { at, length: 0.7, gain: 0.22, attack: 0.08, filter: 'highpass', from: 3500 }),
  sob: together(voice(480, 330, 0.4, 0.05), later(0.45, voice(440, 290, 0.5, 0.05))),
};
