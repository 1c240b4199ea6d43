/** One frame: an ordered list of small systems, each run once, all on the same clock. */

import type { Stage } from './stage.ts';

export interface System {
  readonly name: string;
  update(stage: Stage, dt: number): void;
}

export interface Frame {
  /** The only thing that moves `stage.time`. */
  tick(dt: number): void;
}

export function createFrame(stage: Stage, systems: readonly System[]): Frame {
  return {
    tick(dt) {
      stage.time += dt;
      for (const system of systems) system.update(stage, dt);
    },
  };
}
