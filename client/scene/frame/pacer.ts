/** Decides which animation frames are worth drawing: all while something plays, few while cats only breathe, none unseen. */

export interface Pace {
  readonly hidden: boolean;
  readonly playing: boolean;
  /** Frames a second at rest; 0 stands still until something changes. */
  readonly idleRate: number;
}

/** Milliseconds between two frames; Infinity is none. */
export function frameInterval({ hidden, playing, idleRate }: Pace): number {
  if (hidden) return Number.POSITIVE_INFINITY;
  if (playing) return 0;
  return idleRate > 0 ? 1000 / idleRate : Number.POSITIVE_INFINITY;
}

export interface Pacer {
  /** Whether to draw at this time, in milliseconds. `wanted` asks for one frame although nothing plays. */
  due(now: number, pace: Pace, wanted: boolean): boolean;
}

/** A frame comes a little early or late: without tolerance 30 of 60 would fall to 20. */
const TOLERANCE = 3;

export function createPacer(): Pacer {
  let last = Number.NEGATIVE_INFINITY;
  return {
    due(now, pace, wanted) {
      if (pace.hidden) return false;
      if (!wanted && now - last < frameInterval(pace) - TOLERANCE) return false;
      last = now;
      return true;
    },
  };
}
