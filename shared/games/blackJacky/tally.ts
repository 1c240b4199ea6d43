/** What is counted of a match of Black Jacky: who busts, who knocks, who tips well, and whose tricks hit whom. */

import type { Tally } from '../../engine/game.ts';
import { Counter, Duels } from '../../engine/tally.ts';
import type { JackyEvent } from './model/model.ts';

export function tally(events: readonly JackyEvent[], seats: number): Tally {
  const counter = new Counter(seats);
  const duels = new Duels(seats);
  for (const event of events)
    switch (event.type) {
      case 'reckoned':
        for (const { seat } of event.cats) counter.add(seat, 'rounds');
        for (const seat of event.losers) counter.add(seat, event.why === 'bust' ? 'busts' : 'lowest');
        break;
      case 'knocked':
        counter.add(event.seat, 'knocks', ...(event.first ? ['firstKnocks'] : []));
        break;
      case 'tipPaid':
        counter.add(event.seat, 'tips', ...(event.right ? ['tipsRight'] : []));
        break;
      case 'trickLaid':
        counter.add(event.seat, 'tricks');
        if (event.effect) for (const target of event.targets) duels.add(event.seat, target);
        break;
      case 'blackHeartGiven':
        counter.add(event.seat, 'comebacks');
        break;
      default:
    }
  return { counts: counter.counts, bested: duels.bested };
}
