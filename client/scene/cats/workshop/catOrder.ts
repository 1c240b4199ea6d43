/** A cat that is being made for everybody who holds it. What it borrowed goes back once, after the last one has let go. */

import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import type { CatOptions } from '../quality.ts';
import { type CatAssets, leaseCat } from './assets.ts';

export interface CatOrder {
  readonly look: CatLook;
  readonly options: CatOptions;
  /** The same promise every time: React waits for it while it renders. */
  readonly assets: Promise<CatAssets>;
  /** Until the answer is called. */
  hold(): () => void;
}

export function orderCat(look: CatLook, options: CatOptions): CatOrder {
  const assets = leaseCat(look, options);
  let holders = 0;
  const giveBack = () => assets.then((made) => made.release()).catch(() => undefined);
  return {
    look,
    options,
    assets,
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        if (holders === 0) void giveBack();
      };
    },
  };
}
