/** What is heard at this game's table only: its own cues, and the music of its room. */

import { bell, boom, crackle, heart, later, notes, together, wood } from '../../sound/blocks.ts';
import type { GameSound } from '../../sound/gameSound.ts';
import { BEATS_PER_BAR, type Music, pick } from '../../sound/music.ts';
import { noise, pitch, tone } from '../../sound/synth.ts';

/** Warm and slow: plucked strings over a drone, in a scale of the spice road. */
const music: Music = {
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

export const sound: GameSound = {
  music,
  recipes: {
    lastCard: together(notes([-9, -8, -9, -8], 0.16, 0.3, 0.1, 'triangle'), heart),
    cupDown: together(wood(190, 0.3), later(0.02, bell(1480, 0.09, 0.8))),
    trophy: together(notes([3, 7, 10, 15, 10, 15], 0.13, 0.55, 0.13, 'triangle'), later(0.65, bell(1320, 0.14, 1.5))),
    worldsEnd: together(boom(0.8), later(0.5, crackle(2.4, 30, 0.3)), (output, at) =>
      tone(output, { at, length: 3, gain: 0.16, attack: 1, from: 98, to: 46, shape: 'sawtooth' }),
    ),
  },
  ducking: ['trophy', 'worldsEnd'],
};
