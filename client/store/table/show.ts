/** The show that plays over the table, as far as the controls have to know of it. */

import { createStore } from 'zustand/vanilla';

export interface Show {
  /** Cuts short what plays; undefined while nothing plays that would be worth it. */
  readonly skip: (() => void) | undefined;
}

export const showStore = createStore<Show>(() => ({ skip: undefined }));
