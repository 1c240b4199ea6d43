/** How long everybody watches a reckoning, in seconds: what the stage needs to show it, worked out from what all may know. */

import type { JackyEvent, Reckoning } from './model/model.ts';

export function reveals(events: readonly JackyEvent[]): number {
  if (!events.some(({ type }) => type === 'reckoned')) return 0;
  return events.reduce((seconds, event) => seconds + watched(event), 0);
}

function watched(event: JackyEvent): number {
  switch (event.type) {
    case 'reckoned':
      return 1.6 + counting(event.cats);
    case 'cardsDealt':
      return 0.4 + 0.3 * event.hands.length;
    case 'turnStarted':
      return 0.2;
    case 'heartLost':
    case 'deckShuffled':
    case 'firstCardTurned':
      return 0.8;
    case 'knocked':
      return 2.3;
    case 'blackHeartGiven':
      return 1.8;
    case 'showdown':
      return 6.6;
    case 'matchEnded':
      return 4;
    default:
      return 1.4;
  }
}

/** Card by card and then the sum of each cat; the more cards there are, the faster. */
function counting(cats: readonly Reckoning[]): number {
  const cards = cats.reduce((count, { hand, laid, plusOne }) => count + hand.length + laid.length + Number(plusOne), 0);
  return (cards + cats.length) * Math.min(0.4, 5 / Math.max(1, cards));
}
