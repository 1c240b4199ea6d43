/** How a mood shows. A mood follows from public facts or from what a player chooses to show, never from cards. */

import { lerp } from './ease.ts';
import type { Symptom } from './pose.ts';

export interface Manner extends Record<Symptom, number> {
  /** Lids: wide above 0, heavy below. */
  readonly wide: number;
  readonly squint: number;
  readonly shut: number;
  readonly slant: number;
  readonly frown: number;
  readonly joy: number;
  readonly pupil: number;
  readonly wet: number;
  readonly gazeX: number;
  readonly gazeY: number;
  readonly browRaise: number;
  /** Angry above 0, worried below. */
  readonly browSlant: number;
  readonly browSkew: number;
  readonly browStrength: number;
  readonly smile: number;
  readonly jaw: number;
  readonly pant: number;
  readonly blush: number;
  readonly heat: number;
  readonly droop: number;
  readonly earsBack: number;
  readonly earsOut: number;
  readonly headPitch: number;
  readonly headRoll: number;
  readonly headYaw: number;
  readonly sink: number;
  readonly lean: number;
  readonly tailSpeed: number;
  readonly tailSway: number;
  readonly tailLift: number;
  readonly breath: number;
  readonly breathSpeed: number;
  readonly tremble: number;
  readonly bounce: number;
  readonly hatLift: number;
}

export const CALM: Manner = {
  wide: 0,
  squint: 0.12,
  shut: 0,
  slant: 0.14,
  frown: 0,
  joy: 0,
  pupil: 0.52,
  wet: 0,
  gazeX: 0,
  gazeY: 0,
  browRaise: 0,
  browSlant: 0.02,
  browSkew: 0,
  browStrength: 0.45,
  smile: 0.3,
  jaw: 0,
  pant: 0,
  blush: 0.12,
  heat: 0,
  droop: 0,
  earsBack: 0,
  earsOut: 0,
  headPitch: 0,
  headRoll: 0,
  headYaw: 0,
  sink: 0,
  lean: 0,
  tailSpeed: 1,
  tailSway: 1,
  tailLift: 0,
  breath: 1,
  breathSpeed: 1,
  tremble: 0,
  bounce: 0,
  hatLift: 0,
  steam: 0,
  tears: 0,
  sweat: 0,
  snores: 0,
  hearts: 0,
  sparks: 0,
};

/** What every cat can feel. A game may bring more. */
export const MOODS = {
  calm: CALM,
  thinking: {
    ...CALM,
    squint: 0.22,
    gazeX: 0.5,
    gazeY: 0.62,
    browRaise: 0.1,
    browSkew: 0.85,
    browSlant: 0.16,
    browStrength: 0.85,
    smile: -0.1,
    headRoll: 0.15,
    headPitch: -0.06,
    headYaw: 0.12,
    tailSpeed: 0.6,
    earsOut: 0.08,
  },
  smug: {
    ...CALM,
    wide: -0.5,
    squint: 0.28,
    pupil: 0.4,
    browSkew: 0.9,
    browSlant: 0.18,
    browStrength: 0.95,
    smile: 1,
    blush: 0.2,
    headPitch: -0.14,
    headRoll: -0.1,
    headYaw: -0.08,
    earsOut: 0.14,
    tailSpeed: 0.7,
    tailSway: 1.5,
    tailLift: 0.3,
    lean: -0.25,
  },
  nervous: {
    ...CALM,
    wide: 0.35,
    squint: 0,
    pupil: 0.85,
    slant: 0.02,
    frown: -0.25,
    browRaise: 0.4,
    browSlant: -0.5,
    browStrength: 0.9,
    smile: -0.55,
    jaw: 0.1,
    earsBack: 0.42,
    earsOut: 0.5,
    headPitch: 0.07,
    sink: 0.1,
    tailSpeed: 2.4,
    tailSway: 0.6,
    tailLift: -0.25,
    breathSpeed: 2.1,
    tremble: 0.5,
    sweat: 1,
    droop: 0.08,
  },
  shocked: {
    ...CALM,
    wide: 1,
    squint: 0,
    pupil: 0.12,
    slant: 0.02,
    browRaise: 1.25,
    browSlant: -0.3,
    browStrength: 1,
    smile: -0.2,
    jaw: 1,
    earsBack: -0.15,
    earsOut: -0.12,
    headPitch: -0.12,
    sink: -0.1,
    lean: -0.9,
    tailSpeed: 0.2,
    tailSway: 0.3,
    tailLift: 0.9,
    breath: 0.3,
    hatLift: 1,
    droop: -0.12,
  },
  burning: {
    ...CALM,
    wide: 0.3,
    squint: 0.1,
    pupil: 0.25,
    slant: -0.02,
    frown: -0.5,
    wet: 1,
    browRaise: 0.5,
    browSlant: -0.62,
    browStrength: 1,
    smile: -0.75,
    jaw: 0.85,
    pant: 1,
    blush: 1,
    heat: 1,
    earsBack: 0.5,
    earsOut: 0.45,
    headPitch: -0.1,
    tailSpeed: 3,
    tailSway: 1.2,
    tailLift: 0.5,
    breathSpeed: 3,
    tremble: 0.8,
    hatLift: 0.3,
    steam: 1,
    tears: 1,
    droop: 0.1,
  },
  triumphant: {
    ...CALM,
    squint: 0,
    joy: 1,
    pupil: 0.8,
    browRaise: 0.75,
    browSlant: -0.05,
    browStrength: 0.7,
    smile: 1,
    jaw: 0.6,
    blush: 0.55,
    earsBack: -0.05,
    headPitch: -0.16,
    headRoll: 0.08,
    tailSpeed: 1.8,
    tailSway: 1.6,
    tailLift: 0.8,
    bounce: 1,
    lean: -0.2,
    sparks: 1,
  },
  sulking: {
    ...CALM,
    wide: -0.42,
    squint: 0.3,
    slant: 0,
    frown: 0.28,
    pupil: 0.5,
    gazeX: -0.7,
    gazeY: -0.35,
    browRaise: -0.35,
    browSlant: 0.42,
    browStrength: 1,
    smile: -1,
    earsBack: 0.25,
    earsOut: 0.85,
    headPitch: 0.17,
    headRoll: -0.07,
    headYaw: -0.3,
    sink: 0.16,
    tailSpeed: 0.5,
    tailSway: 0.4,
    tailLift: -0.5,
    breath: 1.3,
    breathSpeed: 0.7,
    droop: 0.3,
  },
  asleep: {
    ...CALM,
    shut: 1,
    squint: 0,
    browRaise: -0.1,
    browStrength: 0.3,
    smile: 0.35,
    jaw: 0.08,
    earsBack: 0.1,
    earsOut: 0.55,
    headPitch: 0.34,
    headRoll: 0.2,
    sink: 0.24,
    lean: 0.35,
    tailSpeed: 0.25,
    tailSway: 0.3,
    tailLift: -0.5,
    breath: 2.6,
    breathSpeed: 0.42,
    snores: 1,
    droop: 0.12,
  },
} satisfies { readonly [mood: string]: Manner };

const CHANNELS = Object.keys(CALM) as readonly (keyof Manner)[];

/**
 * A mood as strong as `amount` says, above calm. Six cats ask on every frame: what is wholly one mood is handed out as it is, the rest written
 * into `into`.
 */
export function blendManner(mood: Manner, amount: number, into: { -readonly [K in keyof Manner]: number }): Manner {
  if (mood === CALM || amount >= 1) return mood;
  if (amount <= 0) return CALM;
  for (const channel of CHANNELS) into[channel] = lerp(CALM[channel], mood[channel], amount);
  return into;
}

export const createManner = (): { -readonly [K in keyof Manner]: number } => ({ ...CALM });
