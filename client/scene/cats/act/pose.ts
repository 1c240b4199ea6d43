/** Everything that can move on a cat, as numbers. Acting writes it, the rig reads it; nothing else is known of a cat's mind. */

import type { Side } from '../bones.ts';

/** What a mood lets out. */
export const SYMPTOMS = ['steam', 'tears', 'sweat', 'snores', 'hearts', 'sparks'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

export interface Placement {
  x: number;
  y: number;
  z: number;
  /** Turns about x, y, z. */
  pitch: number;
  yaw: number;
  roll: number;
  /** Stretch across, up, along. */
  wide: number;
  tall: number;
  long: number;
}

export interface EarPose {
  /** Turned back, 0 upright; 1 flat on the head. */
  back: number;
  /** Spread to the side. */
  out: number;
  twist: number;
}

/** Lengths are in units of the cat, the origin is on the table below its head; angles in radians; the rest runs from 0 to 1. */
export interface CatPose {
  /** The only parts of the cat that are to be seen. */
  onlyArms: Side | 'both' | undefined;
  /** How high the elbow of such an arm stands, and how much longer than the way to its paw the arm is. */
  ownElbow: number;
  ownSlack: number;
  readonly torso: Placement;
  readonly neck: Placement;
  readonly earLeft: EarPose;
  readonly earRight: EarPose;
  readonly pawLeft: Placement;
  readonly pawRight: Placement;
  /** How far each elbow is lifted away from the body. */
  elbowLeft: number;
  elbowRight: number;
  jaw: number;
  tongue: number;
  hatLift: number;
  hatRoll: number;
  /** x, y, z of the four control points. */
  readonly tail: number[];
  lidUpper: number;
  lidLower: number;
  open: number;
  /** Shuts the left eye alone. */
  wink: number;
  slant: number;
  joy: number;
  frown: number;
  pupil: number;
  wet: number;
  gazeX: number;
  gazeY: number;
  glintAt: number;
  glint: number;
  browRaise: number;
  browSlant: number;
  browSkew: number;
  browStrength: number;
  smile: number;
  blush: number;
  heat: number;
  droop: number;
  readonly symptoms: Record<Symptom, number>;
}

const placement = (): Placement => ({ x: 0, y: 0, z: 0, pitch: 0, yaw: 0, roll: 0, wide: 1, tall: 1, long: 1 });
const ear = (): EarPose => ({ back: 0, out: 0, twist: 0 });

export const createPose = (): CatPose => ({
  onlyArms: undefined,
  ownElbow: 0,
  ownSlack: 1,
  torso: placement(),
  neck: placement(),
  earLeft: ear(),
  earRight: ear(),
  pawLeft: placement(),
  pawRight: placement(),
  elbowLeft: 0,
  elbowRight: 0,
  jaw: 0,
  tongue: 0,
  hatLift: 0,
  hatRoll: 0,
  tail: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  lidUpper: 0.6,
  lidLower: 0.54,
  open: 1,
  wink: 0,
  slant: 0.14,
  joy: 0,
  frown: 0,
  pupil: 0.5,
  wet: 0,
  gazeX: 0,
  gazeY: 0,
  glintAt: -2,
  glint: 0,
  browRaise: 0,
  browSlant: 0,
  browSkew: 0,
  browStrength: 0,
  smile: 0,
  blush: 0,
  heat: 0,
  droop: 0,
  symptoms: { steam: 0, tears: 0, sweat: 0, snores: 0, hearts: 0, sparks: 0 },
});
