/** What makes a level: how it doubts, how it lays. Everything else about a bot is the same for all. */

import type { Rules, SpicyCommand } from '../model/model.ts';
import type { Scene } from './scene.ts';

/** How likely it is to challenge the top card, by what it would call. A copy can only be called `wrong` (R47). */
export interface Doubts {
  readonly number: number;
  readonly spice: number;
  readonly wrong: number;
}

export const NO_DOUBTS: Doubts = { number: 0, spice: 0, wrong: 0 };

/** Something it may do, as often as its weight says. Without a command it leaves the chance to copy. */
export interface Weighted {
  readonly command: SpicyCommand | undefined;
  readonly weight: number;
}

export interface Mind {
  doubts(scene: Scene): Doubts;
  /** For a turn: plays, and passing where it is open. */
  turns(scene: Scene, mayPass: boolean): readonly Weighted[];
  /** For a card that can be copied: copies, and leaving it. */
  copies(scene: Scene): readonly Weighted[];
}

/** A mind that is another at a small table than at a large one, or with other variants. */
export const mindByRules = (mindFor: (rules: Rules) => Mind): Mind => ({
  doubts: (scene) => mindFor(scene.view.rules).doubts(scene),
  turns: (scene, mayPass) => mindFor(scene.view.rules).turns(scene, mayPass),
  copies: (scene) => mindFor(scene.view.rules).copies(scene),
});
