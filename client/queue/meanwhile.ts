/** What Play is set to, and the way to the table when it is there. */

import type { QuickMatchInput } from '../../shared/table/options.ts';
import { gameNamed } from '../games/registry.ts';
import { stopWaiting } from '../net/queue.ts';
import { go } from '../store/page/address.ts';
import { paceOf, profileStore } from '../store/person/profile.ts';

export function wishOf(): QuickMatchInput {
  const profile = profileStore.getState();
  const { id, seats: range } = gameNamed(profile.game).manifest;
  const { seats, bots } = profile.quick;
  // Chosen for another game, it may be more than this one takes.
  const fits = seats === 'any' || (seats >= range.min && seats <= range.max);
  return { game: id, pace: paceOf(profile), seats: fits ? seats : 'any', bots };
}

export function goToTable(id: string): void {
  stopWaiting();
  go({ page: 'table', id, as: 'seat' });
}
