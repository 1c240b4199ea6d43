/** Renders every sound without a loudspeaker and tells how loud and how long it is. */

import type { CommonCue } from '../../../client/choreography/cues.ts';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import type { Recipe } from '../../../client/sound/blocks.ts';
import { createMix, LAYERS, type Layer, type Mix, TENSIONS, type Tension } from '../../../client/sound/mix.ts';
import { barLength, type Music, playBar } from '../../../client/sound/music.ts';
import { RECIPES } from '../../../client/sound/recipes.ts';
import type { Output } from '../../../client/sound/synth.ts';
import { VOICES } from '../../../client/sound/voices.ts';
import { SPECIES } from '../../../shared/table/people/catLook.ts';

export interface Heard {
  readonly peak: number;
  /** Seconds until it is silent for good. */
  readonly length: number;
  readonly fingerprint: number;
}

export interface HeardMix {
  /** How loud each layer of the music is in each situation, as the root of its mean square. */
  readonly layers: { readonly [tension in Tension]: { readonly [layer in Layer]: number } };
  /** The loudest sample while a paw comes down in the middle of a drumroll, and of the same moment without it. */
  readonly slap: { readonly withIt: number; readonly without: number };
  /** The loudest sample of everything at once. */
  readonly tumult: number;
  /** How many times a second the voice of each species swings, at its middle. */
  readonly voices: { readonly [species: string]: number };
}

export interface HeardAll {
  readonly cues: { readonly [cue: string]: Heard };
  readonly music: { readonly [game: string]: Heard };
  readonly mix: HeardMix;
}

const RATE = 22_050;
const SECONDS = 8;
const AUDIBLE = 0.002;

const chanceFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

interface Moment {
  readonly at: number;
  readonly cue: CommonCue;
}

/** So many seconds of the table, with these cues at their moments, after `set` has changed the mix. */
async function record(
  style: Music,
  moments: readonly Moment[],
  set: (mix: Mix) => void = () => {},
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  const mix = createMix(context);
  const chance = chanceFrom(7);
  for (let bar = 0; bar * barLength(style) < SECONDS; bar += 1)
    mix.writeBar(style, bar, bar * barLength(style) + 0.01, chance);
  for (const at of new Set(moments.map((moment) => moment.at)))
    void context.suspend(at).then(() => {
      for (const { cue } of moments.filter((moment) => moment.at === at)) {
        mix.follow(cue, false);
        RECIPES[cue]({ context, out: mix.busFor(cue), chance }, context.currentTime);
      }
      return context.resume();
    });
  set(mix);
  return (await context.startRendering()).getChannelData(0);
}

const loudest = (samples: Float32Array, from = 0, to = SECONDS): number =>
  samples.subarray(from * RATE, to * RATE).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
const meanOf = (samples: Float32Array, from: number, to: number): number => {
  const part = samples.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
};

/** The cue that brings each situation; it is not heard itself, only what the music makes of it. */
const BRINGS: { readonly [tension in Tension]: string } = { calm: 'verdictTrue', lastCard: 'lastCard', reveal: 'hush' };

async function hearMix(style: Music): Promise<HeardMix> {
  const layers: Record<string, Record<string, number>> = {};
  for (const tension of TENSIONS) {
    const levels: Record<string, number> = {};
    for (const layer of LAYERS) {
      const samples = await record(style, [], (mix) => {
        for (const other of LAYERS) if (other !== layer) mix.layers[other].disconnect();
        mix.follow(BRINGS[tension], false);
      });
      levels[layer] = meanOf(samples, 2, 6);
    }
    layers[tension] = levels;
  }
  const roll: readonly Moment[] = [{ at: 2, cue: 'drumroll' }];
  const slapped = await record(style, [...roll, { at: 2.5, cue: 'pawSlap' }]);
  const unslapped = await record(style, roll);
  const all = (['pawSlap', 'cardSlap', 'burn', 'fireworks', 'fanfare', 'verdictLie', 'cheer', 'knock'] as const).map(
    (cue) => ({ at: 2, cue }),
  );
  const voices: Record<string, number> = {};
  for (const species of SPECIES) {
    const context = new OfflineAudioContext(1, RATE, RATE);
    RECIPES.meow(
      { context, out: context.destination, chance: () => 0.5, voice: { ...VOICES[species], rough: 0 } },
      0.01,
    );
    const samples = (await context.startRendering()).getChannelData(0).subarray(RATE * 0.1, RATE * 0.3);
    voices[species] = samples.filter((sample, at) => sample >= 0 && (samples[at - 1] ?? 0) < 0).length / 0.2;
  }
  return {
    layers: layers as HeardMix['layers'],
    slap: { withIt: loudest(slapped, 2.5, 2.6), without: loudest(unslapped, 2.5, 2.6) },
    tumult: loudest(await record(style, all)),
    voices,
  };
}

async function hear(play: (output: Output) => void): Promise<Heard> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  let state = 1;
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  play({ context, out: context.destination, chance });
  const samples = (await context.startRendering()).getChannelData(0);
  let peak = 0;
  let last = 0;
  let fingerprint = 0;
  samples.forEach((sample, index) => {
    peak = Math.max(peak, Math.abs(sample));
    if (Math.abs(sample) > AUDIBLE) last = index;
    fingerprint = (fingerprint * 31 + Math.round(sample * 1000)) % 1_000_003;
  });
  return { peak, length: last / RATE, fingerprint };
}

/** The cues that all games have, those of each, and a bar of each room's music, which goes by the name of its game. */
async function all(): Promise<HeardAll> {
  const cues: Record<string, Heard> = {};
  const music: Record<string, Heard> = {};
  let heardStyle: Music | undefined;
  const listen = async (recipes: { readonly [cue: string]: Recipe }) => {
    for (const [cue, recipe] of Object.entries(recipes)) cues[cue] = await hear((output) => recipe(output, 0.01));
  };
  await listen(RECIPES);
  for (const game of CLIENT_GAMES) {
    const { sound } = await game.loadStage();
    if (sound === undefined) continue;
    await listen(sound.recipes);
    const style = sound.music;
    heardStyle ??= style;
    if (style !== undefined) music[game.manifest.id] = await hear((output) => playBar(output, style, 0, 0.01));
  }
  if (heardStyle === undefined) throw new Error('No game has music');
  return { cues, music, mix: await hearMix(heardStyle) };
}

Object.assign(window, { heard: all() });
