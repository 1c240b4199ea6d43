/** Whether the server has gone on to another build of this page. It says with every ticket which one it serves. */

import { createStore } from 'zustand/vanilla';

export const buildStore = createStore<{ readonly isOld: boolean }>(() => ({ isOld: false }));

/** The first script of this page; undefined where there is none, as in tests. */
function ownBuild(): string | undefined {
  const script = globalThis.document?.querySelector('script[type="module"][src]');
  return script?.getAttribute('src') ?? undefined;
}

/** While processes are replaced one by one the answers differ: the latest counts. */
export function heardOfBuild(served: string | undefined, own = ownBuild()): void {
  if (served !== undefined && own !== undefined) buildStore.setState({ isOld: served !== own });
}
