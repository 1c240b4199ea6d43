/** The kinds of effects as the particle shader knows them, and how long each lives. */

import { EFFECTS, type EffectKind } from '../stage.ts';

/** Particles of one burst. */
export const PARTICLES = 64;

export interface Kind {
  /** Seconds that one particle lives. */
  readonly life: number;
  /** Keeps coming for the effect's duration. */
  readonly flows: boolean;
  /** Bursts laid over each other: confetti needs more than one. */
  readonly bursts: number;
}

const KINDS: Readonly<Record<EffectKind, Kind>> = {
  dust: { life: 0.9, flows: false, bursts: 1 },
  sparks: { life: 0.75, flows: false, bursts: 1 },
  smoke: { life: 1.9, flows: false, bursts: 1 },
  fire: { life: 1.1, flows: true, bursts: 2 },
  confetti: { life: 3.6, flows: false, bursts: 4 },
  fireworks: { life: 2, flows: false, bursts: 2 },
  steam: { life: 1.1, flows: true, bursts: 1 },
  tears: { life: 0.9, flows: true, bursts: 1 },
  heartBreak: { life: 1.5, flows: false, bursts: 1 },
  goldDust: { life: 2, flows: false, bursts: 1 },
  embers: { life: 3.5, flows: true, bursts: 2 },
  coins: { life: 1.9, flows: false, bursts: 1 },
};

/** Specks that always hang in the room's light; no step asks for them. */
export const MOTES: Kind = { life: 14, flows: true, bursts: 2 };
export const MOTES_INDEX = EFFECTS.length;

export const kindOf = (name: EffectKind): Kind => KINDS[name];
export const kindIndex = (name: EffectKind): number => EFFECTS.indexOf(name);
/** As the shader counts them: effects in their order, then motes. */
export const ALL_KINDS: readonly Kind[] = [...EFFECTS.map(kindOf), MOTES];
/** Particles of a burst that does not flow start within this time. */
export const SPREAD = 0.12;
