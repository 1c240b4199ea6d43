/** What the stage can be told to show beside cards. Every game has the same moods, lights, effects and shots, and may bring more. */

import { SHOTS } from './camera/shots.ts';
import { CALM, type Manner, MOODS } from './cats/act/mood.ts';
import { EFFECT_KINDS, type EffectKinds } from './effects/kinds.ts';
import type { CameraFrame } from './layout/cameraFrame.ts';
import type { TableLayout } from './layout/layout.ts';
import { LIGHT_MOODS, type LightMoods } from './lights/lightMoods.ts';

/** Where the camera goes at full weight. */
export type OwnShots = { readonly [shot: string]: (layout: TableLayout) => CameraFrame };

/** What one game brings. */
export interface OwnRepertoire {
  /** Each by what is different from a calm cat. */
  readonly moods?: { readonly [mood: string]: Partial<Manner> };
  readonly lights?: LightMoods;
  readonly effects?: EffectKinds;
  readonly shots?: OwnShots;
}

export interface Repertoire {
  readonly moods: { readonly [mood: string]: Manner };
  readonly lights: LightMoods;
  readonly effects: EffectKinds;
  /** Beside those that every table has. */
  readonly ownShots: OwnShots;
  /** The names of all shots. */
  readonly shots: readonly string[];
}

export function repertoireWith({ moods = {}, lights, effects, shots = {} }: OwnRepertoire): Repertoire {
  const own = Object.entries(moods).map(([mood, manner]) => [mood, { ...CALM, ...manner }] as const);
  return {
    moods: { ...MOODS, ...Object.fromEntries(own) },
    lights: { ...LIGHT_MOODS, ...lights },
    effects: { ...EFFECT_KINDS, ...effects },
    ownShots: shots,
    shots: [...SHOTS, ...Object.keys(shots)],
  };
}
