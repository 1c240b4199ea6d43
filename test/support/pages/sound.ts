/** Renders every sound without a loudspeaker and tells how loud and how long it is. */

import { CLIENT_GAMES } from '../../../client/games/index.ts';
import type { Recipe } from '../../../client/sound/blocks.ts';
import { playBar } from '../../../client/sound/music.ts';
import { RECIPES } from '../../../client/sound/recipes.ts';
import type { Output } from '../../../client/sound/synth.ts';

export interface Heard {
  readonly peak: number;
  /** Seconds until it is silent for good. */
  readonly length: number;
  readonly fingerprint: number;
}

export interface HeardAll {
  readonly cues: { readonly [cue: string]: Heard };
  readonly music: { readonly [game: string]: Heard };
}

const RATE = 22_050;
const SECONDS = 8;
const AUDIBLE = 0.002;

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
  const listen = async (recipes: { readonly [cue: string]: Recipe }) => {
    for (const [cue, recipe] of Object.entries(recipes)) cues[cue] = await hear((output) => recipe(output, 0.01));
  };
  await listen(RECIPES);
  for (const game of CLIENT_GAMES) {
    const { sound } = await game.loadStage();
    if (sound === undefined) continue;
    await listen(sound.recipes);
    const style = sound.music;
    if (style !== undefined) music[game.manifest.id] = await hear((output) => playBar(output, style, 0, 0.01));
  }
  return { cues, music };
}

Object.assign(window, { heard: all() });
