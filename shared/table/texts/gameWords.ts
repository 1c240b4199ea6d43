/** What every game's texts have, whatever else they hold. */

import type { Wording } from './wording.ts';

export interface GameWords {
  readonly name: string;
  readonly pitch: string;
  /** Kinds of match that a host can choose, by their id. */
  readonly presets?: { readonly [id: string]: { readonly name: string; readonly hint: string } };
  /** What each kind of window asks for. */
  readonly windows?: { readonly [kind: string]: string };
  readonly refusals: { readonly [reason: string]: Wording };
}
