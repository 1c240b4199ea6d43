/** How hot a reckoning was: how close, how many were hit, how late, and what hung on it. */

import type { Moment, Revealed } from '../../../engine/game.ts';
import type { JackyEvent, JackyState, JackyView, Reckoning } from '../model/model.ts';

const LATE = 15;
const PER_BUST = 12;
const MOST_FOR_CLOSE = 24;
const PER_LOSER = 6;
const LAST_HEART = 8;
const SHOWDOWN = 10;
const DECIDED = 16;
/** A sum of 20, one below too much. */
const BRAVE = 200;
const PER_BRAVE = 4;

export function moment({ events, after, progress }: Revealed<JackyState, JackyEvent>): Moment | undefined {
  const reckoned = events.find((event) => event.type === 'reckoned');
  if (reckoned === undefined) return undefined;
  const { cats, losers, why, round } = reckoned;
  const has = (type: JackyEvent['type']): number => events.filter((event) => event.type === type).length;
  const heat =
    (why === 'bust' ? PER_BUST * losers.length : closeness(cats) + PER_LOSER * losers.length) +
    PER_BRAVE * cats.filter(({ sum }) => sum === BRAVE).length +
    LAST_HEART * (has('wantedPosted') + has('catOutForGood')) +
    SHOWDOWN * has('showdown') +
    LATE * progress +
    (after.phase.kind === 'over' ? DECIDED : 0);
  return {
    heat: Math.min(100, Math.round(heat)),
    title: cats.length === 2 ? 'duel' : 'reckoning',
    cast: cats.map(({ seat }) => seat),
    facts: { round, cats: cats.length },
  };
}

/** Two sums that nearly met: a tenth between the lowest and the next is as close as it gets. */
function closeness(cats: readonly Reckoning[]): number {
  const [lowest = 0, next = lowest] = cats.map(({ sum }) => sum).sort((one, other) => one - other);
  return Math.max(0, MOST_FOR_CLOSE - (next - lowest) / 2);
}

/** Only two are left, or somebody has knocked and the round is about to be reckoned. */
export function isHot({ phase, cats, firstKnock }: JackyView): boolean {
  if (phase.kind === 'over') return false;
  return firstKnock !== undefined || cats.filter(({ standing }) => standing === 'in').length === 2;
}
