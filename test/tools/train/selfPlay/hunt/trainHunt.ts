/** Teaches the shipped minds of a duel to hunt; in a folder, so that it goes on where it was broken off. */

import { createHash } from 'node:crypto';
import { BEFORE, HUNTED, type Odds } from '../../../../../shared/games/spicy/bots/plain/tells.ts';
import { judged } from '../company.ts';
import type { TraitNets } from '../seat.ts';
import { duelistGuest, spicyGround } from '../spicyGround.ts';
import { Hunt } from './hunt.ts';
import { HuntFolder } from './keep.ts';
import type { HuntPlan } from './plan.ts';

/** @param keep Gets how it hunts, and whom, whenever that is kept, and when all was done before. */
export function trainHunt(
  minds: readonly TraitNets[],
  plan: HuntPlan,
  seed: number,
  folder: string,
  keep: (hunting: TraitNets, odds: Odds) => void,
): void {
  const hunt = new Hunt(minds, plan, seed);
  const kept = new HuntFolder(folder, JSON.stringify({ seed, plan, minds: markOf(minds), HUNTED }));
  kept.resume(hunt);
  const { course } = hunt;
  const odds = (): Odds => hunt.odds.with(BEFORE, plan.before);
  if (course.update === plan.updates) keep(course.graduate(), odds());
  while (course.update < plan.updates) {
    hunt.learn();
    if (course.update % plan.keptEvery !== 0) continue;
    kept.keep(hunt);
    const hunting = course.graduate();
    keep(hunting, odds());
    const shares = judged(spicyGround([2], odds()), duelistGuest({ minds, hunting }), plan.judged, seed);
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
