/** What is heard at this game's table only: its own cues, and the music of its room. */

import { around, bell, boom, coin, heart, later, notes, slap, swish, together, wood } from '../../sound/blocks.ts';
import type { GameSound } from '../../sound/gameSound.ts';
import { BEATS_PER_BAR, type Music, pick } from '../../sound/music.ts';
import { noise, type Output, pitch, type Seconds, tone } from '../../sound/synth.ts';

/** An upright piano that has seen better days, walking through a rag. */
const music: Music = {
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

export const sound: GameSound = {
  music,
  recipes: {
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
    heartCrack: together(
      (output, at) => noise(output, { at, length: 0.05, gain: 0.2, filter: 'bandpass', from: 4200, sharpness: 6 }),
      later(0.16, (output, at) =>
        noise(output, { at, length: 0.07, gain: 0.26, filter: 'bandpass', from: 3100, sharpness: 5 }),
      ),
    ),
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
  },
  ducking: ['showdown', 'bust'],
};
