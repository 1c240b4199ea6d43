/** How it stands with a quick match that somebody waits for, on whichever page they are meanwhile. */

import { createStore } from 'zustand/vanilla';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { QueueState } from '../../../shared/table/queue.ts';

export interface Waiting {
  readonly queue: QueueState;
  /** When the server said so, by this browser's clock. */
  readonly at: number;
  readonly refusal: Refusal | undefined;
}

export const NOT_WAITING: Waiting = { queue: { state: 'none' }, at: 0, refusal: undefined };

export const queueStore = createStore<Waiting>(() => NOT_WAITING);
