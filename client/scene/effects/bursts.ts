/** Which bursts are in the air at a time: a pure function of the stage's effects, so that time may run backwards. */

import type { Effect } from '../stage.ts';
import { type EffectKind, type EffectKinds, MOTES, SPREAD } from './kinds.ts';

/** Uniform space of the particle shader. */
export const MAX_BURSTS = 36;

/** Kinds as the shader counts them: the motes, then those that steps ask for. */
export interface CountedKinds {
  readonly all: readonly EffectKind[];
  /** By name. */
  readonly places: ReadonlyMap<string, number>;
}

export function countKinds(kinds: EffectKinds): CountedKinds {
  const places = new Map(Object.keys(kinds).map((name, index) => [name, index + 1]));
  return { all: [MOTES, ...Object.values(kinds)], places };
}

/** Writes place and scale, then age, seed, kind and duration of every burst; returns how many. */
export function burstsAt(
  effects: readonly Effect[],
  time: number,
  kinds: CountedKinds,
  places: Float32Array,
  times: Float32Array,
): number {
  let count = writeMotes(time, places, times);
  for (const effect of effects) {
    const age = time - effect.start;
    const index = kinds.places.get(effect.kind) ?? 0;
    const kind = kinds.all[index];
    // What nobody knows stays unseen.
    if (index === 0 || kind === undefined) continue;
    if (age < 0 || age > effect.duration + kind.life + SPREAD) continue;
    for (let burst = 0; burst < kind.bursts && count < MAX_BURSTS; burst += 1) {
      const o = count * 4;
      places[o] = effect.x;
      places[o + 1] = effect.y;
      places[o + 2] = effect.z;
      places[o + 3] = effect.scale;
      times[o] = age;
      times[o + 1] = effect.seed * 0.618 + burst * 7.31;
      times[o + 2] = index;
      times[o + 3] = kind.flows ? effect.duration : 0;
      count += 1;
    }
  }
  return count;
}

function writeMotes(time: number, places: Float32Array, times: Float32Array): number {
  for (let burst = 0; burst < MOTES.bursts; burst += 1) {
    places.set(MOTES_PLACE, burst * 4);
    times[burst * 4] = time + MOTES.life;
    times[burst * 4 + 1] = burst * 7.31 + 0.5;
    times[burst * 4 + 2] = 0;
    times[burst * 4 + 3] = FOREVER;
  }
  return MOTES.bursts;
}

const MOTES_PLACE = [0, 0, 0, 1] as const;
const FOREVER = 1e9;
