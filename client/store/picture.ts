/** Whether the scene has drawn its first picture. Until then the DOM draws what has to be seen. */

import { createStore } from 'zustand/vanilla';

export const pictureStore = createStore<{ readonly ready: boolean }>(() => ({ ready: false }));
