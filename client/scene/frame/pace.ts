/** Which frames are worth drawing: all while something plays, few while cats only breathe, none unseen. */

export interface Watched {
  readonly hidden: boolean;
  readonly playing: boolean;
  /** Frames a second at rest; 0 stands still until something changes. */
  readonly idleRate: number;
}

/** `?bench`: every frame is drawn, so that the device can be measured. */
export const isMeasured = (): boolean => new URLSearchParams(globalThis.location?.search).has('bench');

/** Milliseconds until the next frame; Infinity is none. */
export function frameInterval({ hidden, playing, idleRate }: Watched): number {
  if (hidden) return Number.POSITIVE_INFINITY;
  if (playing) return 0;
  return idleRate > 0 ? 1000 / idleRate : Number.POSITIVE_INFINITY;
}
