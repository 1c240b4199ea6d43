/** Renders every sound without a loudspeaker and tells how loud and how long it is. */

import { CUES } from '../../../client/choreography/cues.ts';
import { barLength, playBar, ROOMS } from '../../../client/sound/music.ts';
import { RECIPES } from '../../../client/sound/recipes.ts';
import type { Output } from '../../../client/sound/synth.ts';

export interface Heard {
  readonly peak: number;
  /** Seconds until it is silent for good. */
  readonly length: number;
  readonly fingerprint: number;
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

async function all(): Promise<Record<string, Heard>> {
  const heard: Record<string, Heard> = {};
  for (const cue of CUES) heard[cue] = await hear((output) => RECIPES[cue](output, 0.01));
  for (const room of ROOMS) heard[room] = await hear((output) => playBar(output, room, 0, 0.01));
  return heard;
}

Object.assign(window, { heard: all(), bars: Object.fromEntries(ROOMS.map((room) => [room, barLength(room)])) });
