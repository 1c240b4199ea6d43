/** From one reckoning to the next first turn. */

import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { deal } from './deal.ts';
import { ending } from './ending.ts';
import type { Pair } from './model.ts';
import { reckon } from './reckoning.ts';
import { catAt, isWanted, nextIn, seatsFrom, seatsIn } from './seating.ts';
import type { Story } from './story.ts';
import { payTips, tippersFrom } from './tipping.ts';

/** The reckoning and what follows from it, in the order of B33; then the match is over or the next round begins. */
export function endRound(story: Story, random: Random): void {
  const contenders = seatsIn(story.state.cats).length;
  const reckoned = reckon(story.state);
  story.tell(reckoned);
  for (const seat of reckoned.losers) loseHeart(story, seat);
  payTips(story, reckoned.losers);
  const outcome = ending(story.state, reckoned);
  if (outcome !== undefined) {
    story.tell({ type: 'matchEnded', outcome });
    return;
  }
  faceOff(story, contenders);
  startRound(story, nextIn(story.state.cats, story.state.starter), random); // B26
}

/** Gathers the cards; deals at once unless somebody has to tip first (B30). */
export function startRound(story: Story, starter: Seat, random: Random): void {
  const tippers = tippersFrom(story.state.cats, starter);
  story.tell({ type: 'roundStarted', round: story.state.round + 1, starter, tippers });
  if (tippers.length === 0) deal(story, random);
}

function loseHeart(story: Story, seat: Seat): void {
  const { hearts, lastChance } = catAt(story.state.cats, seat);
  const left = hearts - 1;
  story.tell({ type: 'heartLost', seat, black: lastChance, left });
  if (left > 0) return;
  story.tell(lastChance ? { type: 'catOutForGood', seat } : { type: 'wantedPosted', seat }); // B31, B25
}

/** B34: tipping is over as soon as only two cats have a heart. */
function faceOff(story: Story, contenders: number): void {
  const { cats } = story.state;
  const left = seatsIn(cats);
  if (left.length !== 2 || contenders === 2) return;
  const out = seatsFrom(cats, story.state.starter, isWanted);
  story.tell({ type: 'showdown', seats: left as unknown as Pair, out });
}
