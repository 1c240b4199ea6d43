/** How long everybody watches a challenge, in seconds: what the stage needs to show it, worked out from what all may know. */

import type { CardRevealed, SpicyEvent } from './model/model.ts';

export function reveals(events: readonly SpicyEvent[]): number {
  if (!events.some(({ type }) => type === 'cardRevealed')) return 0;
  return events.reduce((seconds, event) => seconds + watched(event), 0);
}

function watched(event: SpicyEvent): number {
  switch (event.type) {
    case 'cardRevealed':
      return 6.1 + (event.call === 'nothing' ? 1.4 : 0) + (isTurnedAround(event) ? 0.9 : 0);
    case 'stackWon':
      return 1.3;
    case 'cardsDrawn':
      return 0.4 + 0.2 * event.cards.length;
    case 'trophyTaken':
    case 'worldsEndShown':
      return 6.7;
    case 'matchEnded':
      return 12;
    default:
      return 0.8;
  }
}

/** R45: a 6 that counts as a 9, or the other way round. */
const isTurnedAround = ({ face, declare, numberRight }: CardRevealed): boolean =>
  face.kind === 'spice' && numberRight && face.number !== declare.number;
