/** How each cue that all games have sounds. A cue knows nothing but its name: a lie and a truth are the same slap. */

import type { CommonCue } from '../choreography/cues.ts';
import {
  around,
  bell,
  boom,
  coin,
  crackle,
  drums,
  heart,
  later,
  notes,
  type Recipe,
  rocket,
  slap,
  swish,
  together,
  voice,
  wood,
} from './blocks.ts';
import { noise } from './synth.ts';

export const RECIPES: { readonly [cue in CommonCue]: Recipe } = {
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
  pawSlap: together(slap(1.1), boom(0.16)),
  pawPat: together(
    (output, at) => noise(output, { at, length: 0.12, gain: 0.3, filter: 'lowpass', from: 700, to: 160 }),
    later(0.12, (output, at) => noise(output, { at, length: 0.08, gain: 0.12, filter: 'lowpass', from: 600, to: 160 })),
  ),
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
  press: together(wood(620, 0.1), swish(0.03, 3200, 2400, 0.06)),
  pressInVain: together(wood(170, 0.14), later(0.07, wood(150, 0.1))),
  fireworks: together(rocket, later(0.45, rocket), later(0.8, rocket)),
  scoreTick: coin,
  fanfare: together(
    notes([-9, -5, -2, 3, -2, 3, 7], 0.14, 0.5, 0.11, 'sawtooth'),
    notes([-21, -21, -14, -9], 0.28, 0.6, 0.14, 'triangle'),
  ),
  meow: voice(560, 420, 0.5, 0.06),
  purr: (output, at) => {
    for (let beat = 0; beat < 24; beat += 1)
      noise(output, { at: at + beat * 0.045, length: 0.04, gain: 0.16, filter: 'lowpass', from: 180 });
  },
  hiss: (output, at) => noise(output, { at, length: 0.7, gain: 0.22, attack: 0.08, filter: 'highpass', from: 3500 }),
  sob: together(voice(480, 330, 0.4, 0.05), later(0.45, voice(440, 290, 0.5, 0.05))),
};
