/** Where a cat holds what it lifts, seen from its own place: its paws and the thing between them go by the same figures. */

import { ramp } from './ease.ts';

/** Over the fan of its cards and before its chest. */
const CARRIED = { y: 0.98, z: 1.02 };
/** Over its head, so that its face is seen between its arms. */
const HIGHEST = { y: 2.95, z: 0.22 };

/** Up, held there, and down to where it is carried. */
const raised = (progress: number): number => ramp(0.22, 0.5, progress) * (1 - ramp(0.8, 1, progress));

export const liftHeight = (progress: number): number => CARRIED.y + (HIGHEST.y - CARRIED.y) * raised(progress);
export const liftReach = (progress: number): number => CARRIED.z + (HIGHEST.z - CARRIED.z) * raised(progress);
/** From when on it is in the paws. */
export const TAKEN = 0.25;
