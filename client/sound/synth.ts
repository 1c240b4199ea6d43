/** The few things every sound here is made of: a tone that glides and fades, and a breath of filtered noise. */

import type { Voice } from './voices.ts';

export type Seconds = number;
export type Hertz = number;

/** Where a sound is made: an audio context, what it flows into, and the chance that makes no two slaps the same. */
export interface Output {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** Of the cat that is heard, where one is. */
  readonly voice?: Voice;
}

interface Envelope {
  readonly at: Seconds;
  readonly length: Seconds;
  readonly gain: number;
  readonly attack?: Seconds;
}

export interface Tone extends Envelope {
  readonly from: Hertz;
  readonly to?: Hertz;
  readonly shape?: OscillatorType;
  /** Trembles by this many hertz. */
  readonly vibrato?: Hertz;
}

export interface Noise extends Envelope {
  readonly filter: BiquadFilterType;
  readonly from: Hertz;
  readonly to?: Hertz;
  readonly sharpness?: number;
}

/** Exponential ramps may not touch zero: this is silence to the ear. */
const SILENCE = 0.0001;
const NOISE_LENGTH: Seconds = 2;
const VIBRATO_RATE: Hertz = 5.5;

export function tone(
  output: Output,
  { at, length, gain, attack = 0.005, from, to = from, shape = 'sine', vibrato }: Tone,
): void {
  const { context } = output;
  const source = context.createOscillator();
  source.type = shape;
  glide(source.frequency, { from, to, at, length });
  if (vibrato !== undefined) tremble(context, source.frequency, vibrato, at, length);
  source.connect(envelope(output, { at, length, gain, attack }));
  source.start(at);
  source.stop(at + length);
}

export function noise(
  output: Output,
  { at, length, gain, attack = 0.002, filter, from, to = from, sharpness = 1 }: Noise,
): void {
  const { context } = output;
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  source.loop = true;
  const shaped = context.createBiquadFilter();
  shaped.type = filter;
  shaped.Q.value = sharpness;
  glide(shaped.frequency, { from, to, at, length });
  source.connect(shaped).connect(envelope(output, { at, length, gain, attack }));
  source.start(at, output.chance() * NOISE_LENGTH);
  source.stop(at + length);
}

/** The overtones of a small bell lie higher than a slow sound card can play: browsers complain of each. */
function glide(
  target: AudioParam,
  { from, to, at, length }: Required<Pick<Tone, 'from' | 'to' | 'at' | 'length'>>,
): void {
  target.setValueAtTime(Math.min(from, target.maxValue), at);
  if (to !== from) target.exponentialRampToValueAtTime(Math.min(to, target.maxValue), at + length);
}

function envelope({ context, out }: Output, { at, length, gain, attack = 0.005 }: Envelope): AudioNode {
  const level = context.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(Math.max(gain, SILENCE), at + Math.min(attack, length / 2));
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  level.connect(out);
  return level;
}

function tremble(context: BaseAudioContext, target: AudioParam, depth: Hertz, at: Seconds, length: Seconds): void {
  const wave = context.createOscillator();
  const amount = context.createGain();
  wave.frequency.value = VIBRATO_RATE;
  amount.gain.value = depth;
  wave.connect(amount).connect(target);
  wave.start(at);
  wave.stop(at + length);
}

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, made once: two seconds of it serve every hiss, slap and crackle. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const known = buffers.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_LENGTH, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x9e3779b9;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
}

/** A pitch by its distance in half tones from the A of 440 Hz. */
export const pitch = (halfTones: number): Hertz => 440 * 2 ** (halfTones / 12);
