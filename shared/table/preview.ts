/** What the picture of a link is painted from: nothing in it is known to fewer than everybody who watched. */

import type { CatLook } from './people/catLook.ts';

export interface PaintOrder {
  readonly game: string;
  /** By seat. */
  readonly cats: readonly { readonly name: string; readonly look: CatLook }[];
  /** Packed, as a watcher saw it: the view before the move (null for the deal), the move (null for a table at rest), the view after it. */
  readonly before: unknown;
  readonly entry: unknown;
  readonly view: unknown;
  /** Written below it; empty where nothing is. */
  readonly teaser: string;
}
