/** A game at the table: how it is handled and how it looks on the stage. */

import type { Desk } from '../hud/desk.ts';
import type { AnyGameStage } from './gameStage.ts';

export interface Face {
  /** Controls, settings and sentences: needed at every table, in 3D or not. */
  readonly desk: () => Promise<Desk>;
  /** Everything that the scene needs. The lobby never loads it. */
  readonly stage: () => Promise<AnyGameStage>;
}
