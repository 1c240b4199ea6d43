/** The moods of the light: each says what it leaves of the room's everyday light, and what it adds. */

import { Color } from 'three';

/** The lights on cats and cards, then the room's own: daylight on its walls, and its lamps. */
const LIGHTS_OF_A_ROOM = ['fill', 'key', 'front', 'cool', 'warm', 'day', 'lamp'] as const;
type RoomLightName = (typeof LIGHTS_OF_A_ROOM)[number];
type Tinted = 'fill' | 'key' | 'warm' | 'stack';

/** At its full weight. What is left out stays as it is. */
export interface LightMood {
  /** What it leaves of a light: 0 puts it out, 2 doubles it. */
  readonly leaves?: { readonly [light in RoomLightName]?: number };
  readonly adds?: { readonly [light in RoomLightName]?: number };
  /** How bright the light over the stack is, from 0 to 1. */
  readonly stack?: number;
  /** How far the walls glow as before a fire, from 0 to 1. */
  readonly fire?: number;
  /** Which colour it draws lights to, and how far. */
  readonly tint?: { readonly color: string } & { readonly [light in Tinted]?: number };
  /** What it adds is never quite steady. */
  readonly flickers?: true;
  /** It is there at once and fades, instead of changing over its whole step. */
  readonly fades?: true;
  /** How dark a flat table becomes, and in which colour. */
  readonly flat?: { readonly dark: number; readonly color: string };
}

export interface LightMoods {
  readonly [mood: string]: LightMood;
}

/** What every game has. */
export const LIGHT_MOODS: LightMoods = {
  /** Dark around, one light on the stack. */
  hush: {
    leaves: { fill: 0.28, key: 0.28, front: 0.28, cool: 0.5, warm: 0.5, day: 0.3, lamp: 0.38 },
    stack: 1,
    flat: { dark: 0.5, color: '8 2 10' },
  },
  /** The slap's, or the burst's. */
  flash: { adds: { key: 2.5 }, fades: true },
};

/** How much of every mood there is, from 0 to 1. */
export interface LightWeights {
  readonly [mood: string]: number;
}

/** All moods of a moment together. */
export interface LightMix {
  readonly left: Readonly<Record<RoomLightName, number>>;
  readonly added: Readonly<Record<RoomLightName, number>>;
  readonly stack: number;
  readonly fire: number;
  update(weights: LightWeights, time: number): void;
  tint(light: Tinted, color: Color): Color;
}

const all = (value: number): Record<RoomLightName, number> => ({
  fill: value,
  key: value,
  front: value,
  cool: value,
  warm: value,
  day: value,
  lamp: value,
});

const flickerAt = (time: number): number => 1 + 0.16 * Math.sin(time * 13) * Math.sin(time * 7.1);

export function createLightMix(moods: LightMoods): LightMix {
  const known = Object.entries(moods).map(([name, mood]) => ({
    name,
    mood,
    color: mood.tint && new Color(mood.tint.color),
    weight: 0,
  }));
  const left = all(1);
  const added = all(0);
  const mix = {
    left,
    added,
    stack: 0,
    fire: 0,
    update(weights: LightWeights, time: number) {
      const flicker = flickerAt(time);
      Object.assign(left, EVERYDAY.left);
      Object.assign(added, EVERYDAY.added);
      mix.stack = 0;
      mix.fire = 0;
      for (const each of known) {
        const { leaves, adds, stack = 0, fire = 0, flickers } = each.mood;
        each.weight = weights[each.name] ?? 0;
        const shining = each.weight * (flickers ? flicker : 1);
        for (const light of LIGHTS_OF_A_ROOM) {
          left[light] *= 1 + ((leaves?.[light] ?? 1) - 1) * each.weight;
          added[light] += (adds?.[light] ?? 0) * shining;
        }
        mix.stack = Math.max(mix.stack, stack * shining);
        mix.fire += fire * shining;
      }
    },
    tint(light: Tinted, color: Color) {
      for (const { mood, color: towards, weight } of known) {
        const amount = mood.tint?.[light];
        if (towards !== undefined && amount !== undefined) color.lerp(towards, amount * weight);
      }
      return color;
    },
  };
  return mix;
}

const EVERYDAY = { left: all(1), added: all(0) } as const;
