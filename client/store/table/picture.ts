/** What there is to see of a table. What the scene does not draw yet, or cannot at the moment, the DOM draws. */

import { createStore } from 'zustand/vanilla';

/** Whether the graphics card is away: `now`, and it may come back, or `forGood`, and the table goes on without 3D. */
export type Loss = 'no' | 'now' | 'forGood';

export interface Picture {
  /** The table is in the picture. */
  readonly ready: boolean;
  /** Bit by seat: whose cat is in the picture. */
  readonly seated: number;
  /** 0 to 1 while the scene is being built. */
  readonly built: number;
  readonly lost: Loss;
  /** The camera has left its place: what stands at the places of the cats would stand on other things now. */
  readonly closeUp: boolean;
}

/** Before the first picture. */
export const NOTHING = { ready: false, seated: 0, built: 0, closeUp: false } as const satisfies Partial<Picture>;

export const pictureStore = createStore<Picture>(() => ({ ...NOTHING, lost: 'no', closeUp: false }));
