/** What there is to see of a table. Until the scene has drawn its first picture, and whenever it cannot, the DOM draws it. */

import { createStore } from 'zustand/vanilla';

/** Whether the graphics card is away: `now`, and it may come back, or `forGood`, and the table goes on without 3D. */
export type Loss = 'no' | 'now' | 'forGood';

export interface Picture {
  readonly ready: boolean;
  readonly lost: Loss;
}

export const pictureStore = createStore<Picture>(() => ({ ready: false, lost: 'no' }));
