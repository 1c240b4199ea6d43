/** The table's mix: layers of music that follow the tension, voices and effects, the slap on top of them, and a limiter over all. */

import type { Cue } from '../choreography/cues.ts';
import { type Music, playBar, pulse, shimmer } from './music.ts';
import type { Output, Seconds } from './synth.ts';

/** How much hangs on the next moment. */
export const TENSIONS = ['calm', 'lastCard', 'reveal'] as const;
export type Tension = (typeof TENSIONS)[number];

export const LAYERS = ['tune', 'pulse', 'shimmer'] as const;
export type Layer = (typeof LAYERS)[number];

/** How loud each layer of the music is. */
export const LEVELS: { readonly [tension in Tension]: { readonly [layer in Layer]: number } } = {
  calm: { tune: 1.6, pulse: 0, shimmer: 0 },
  lastCard: { tune: 1.1, pulse: 1.1, shimmer: 0.5 },
  reveal: { tune: 0.15, pulse: 1.3, shimmer: 1.8 },
};

/** Cues that change how tense the table is. Each is the same for a lie and for the truth until the verdict itself. */
const TENSION_AFTER: { readonly [cue: Cue]: Tension } = {
  lastCard: 'lastCard',
  hush: 'reveal',
  drumroll: 'reveal',
  verdictTrue: 'calm',
  verdictLie: 'calm',
  trophy: 'calm',
  fanfare: 'calm',
};
/** A scene that was skipped leaves no tension behind. */
const LONGEST_TENSION: Seconds = 9;

/** What must be heard over everything else, and makes the rest give way for a moment. */
const ON_TOP: readonly Cue[] = ['pawSlap', 'cardSlap', 'bust'];
const GIVES_WAY = 0.45;
const WAY_FOR: Seconds = 0.22;
const DUCKED = 0.35;
const DUCK_FOR: Seconds = 1.2;

export interface Mix {
  readonly effects: GainNode;
  readonly music: GainNode;
  readonly layers: { readonly [layer in Layer]: GainNode };
  /** Where a cue is to be played. */
  busFor(cue: Cue): AudioNode;
  /** A cue is heard: the rest gives way, the music follows. */
  follow(cue: Cue, ducks: boolean): void;
  readonly tension: Tension;
  /** Writes one bar of every layer. */
  writeBar(style: Music, bar: number, at: Seconds, chance: () => number): void;
}

export function createMix(context: BaseAudioContext): Mix {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -7;
  limiter.knee.value = 4;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.14;
  limiter.connect(context.destination);
  const gain = (level: number, into: AudioNode): GainNode => {
    const node = context.createGain();
    node.gain.value = level;
    node.connect(into);
    return node;
  };
  const effects = gain(1, limiter);
  const top = gain(1.25, effects);
  const rest = gain(1, effects);
  const way = gain(1, limiter);
  const music = gain(1, way);
  // Only the tune: the heart and the strings are the tension itself, and would fall silent when it rises.
  const ducking = gain(1, music);
  const layers = Object.fromEntries(
    LAYERS.map((layer) => [layer, gain(LEVELS.calm[layer], layer === 'tune' ? ducking : music)]),
  ) as { readonly [layer in Layer]: GainNode };
  let tension: Tension = 'calm';

  const dip = ({ gain: level }: GainNode, to: number, length: Seconds, back: Seconds): void => {
    const now = context.currentTime;
    level.cancelScheduledValues(now);
    level.setTargetAtTime(to, now, 0.012);
    level.setTargetAtTime(1, now + length, back);
  };
  const grow = (next: Tension): void => {
    tension = next;
    const now = context.currentTime;
    for (const layer of LAYERS) {
      const { gain: level } = layers[layer];
      level.cancelScheduledValues(now);
      level.setTargetAtTime(LEVELS[next][layer], now, next === 'calm' ? 0.7 : 0.25);
      if (next !== 'calm') level.setTargetAtTime(LEVELS.calm[layer], now + LONGEST_TENSION, 1);
    }
  };

  return {
    effects,
    music,
    layers,
    get tension() {
      return tension;
    },
    busFor: (cue) => (ON_TOP.includes(cue) ? top : rest),
    follow(cue, ducks) {
      if (ON_TOP.includes(cue)) for (const node of [way, rest]) dip(node, GIVES_WAY, WAY_FOR, 0.12);
      if (ducks) dip(ducking, DUCKED, DUCK_FOR, 0.6);
      const next = TENSION_AFTER[cue];
      if (next !== undefined) grow(next);
    },
    writeBar(style, bar, at, chance) {
      const output = (layer: Layer): Output => ({ context, out: layers[layer], chance });
      playBar(output('tune'), style, bar, at);
      pulse(output('pulse'), style, bar, at);
      shimmer(output('shimmer'), style, bar, at);
    },
  };
}
