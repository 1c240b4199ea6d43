/** Renders every sound without a loudspeaker and tells how loud and how long it is. */

import { CUES } from '../../../client/choreography/cues.ts';
import { words } from '../../../client/choreography/words.ts';
import { babble } from '../../../client/sound/babble.ts';
import { barLength, playBar, ROOMS } from '../../../client/sound/music.ts';
import { RECIPES } from '../../../client/sound/recipes.ts';
import type { Desk } from '../../../client/sound/synth.ts';
import { seat } from '../../../shared/engine/game.ts';

export interface Heard {
  readonly peak: number;
  /** Seconds until it is silent for good. */
  readonly length: number;
  readonly fingerprint: number;
}

const RATE = 22_050;
const SECONDS = 8;
const AUDIBLE = 0.002;

async function hear(play: (desk: Desk) => void): Promise<Heard> {
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
  for (const cue of CUES) heard[cue] = await hear((desk) => RECIPES[cue](desk, 0.01));
  for (const room of ROOMS) heard[room] = await hear((desk) => playBar(desk, room, 0, 0.01));
  for (const number of [3, 7])
    heard[`say ${number}`] = await hear((desk) =>
      babble(desk, 0.01, words('declare', { number, spice: 'chili' }), seat(1)),
    );
  return heard;
}

Object.assign(window, { heard: all(), bars: Object.fromEntries(ROOMS.map((room) => [room, barLength(room)])) });
