/** What makes a level of Black Jacky: how much it likes each thing that it may do. */

import type { JackyCommand } from '../model/model.ts';
import type { Scene } from './scene.ts';

export interface Mind {
  /** As often as its weight says, in the order of the commands. */
  weigh(scene: Scene, commands: readonly JackyCommand[]): ArrayLike<number>;
}
