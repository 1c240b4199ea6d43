/** What every game's texts have, whatever else they hold. */

import type { Wording } from './wording.ts';

export interface GameWords {
  readonly name: string;
  readonly pitch: string;
  readonly refusals: { readonly [reason: string]: Wording };
}
