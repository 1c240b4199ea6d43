/** Teaches the shipped minds of a duel to hunt; in a folder, so that it goes on where it was broken off. */

import { createHash } from 'node:crypto';
import { judged } from '../company.ts';
import type { TraitNets } from '../seat.ts';
import { type Duelist, duelistGuest, spicyGround } from '../spicyGround.ts';
import { Hunt } from './hunt.ts';
import { HuntFolder } from './keep.ts';
import type { HuntPlan } from './plan.ts';

/** @param keep Gets the legend whenever it is kept. */
export function trainHunt(
  minds: readonly TraitNets[],
  plan: HuntPlan,
  seed: number,
  folder: string,
  keep: (duelist: Duelist) => void,
): void {
  const hunt = new Hunt(minds, plan, seed);
  const kept = new HuntFolder(folder, JSON.stringify({ seed, plan, minds: markOf(minds) }));
  kept.resume(hunt);
  const { course, odds } = hunt;
  while (course.update < plan.updates) {
    hunt.learn();
    if (course.update % plan.keptEvery !== 0) continue;
    kept.keep(hunt);
    const duelist = { minds, hunting: course.graduate(), odds };
    keep(duelist);
    const shares = judged(spicyGround([2], odds), duelistGuest(duelist), plan.judged, seed);
    console.log(`update ${course.update}: ${shares}`);
  }
}

/** Tells minds from others. */
function markOf(minds: readonly TraitNets[]): string {
  const hash = createHash('sha256');
  for (const nets of minds)
    for (const { weights } of Object.values(nets))
      hash.update(Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength));
  return hash.digest('hex');
}
