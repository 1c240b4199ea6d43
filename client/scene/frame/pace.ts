/** Which frames are worth drawing: all while something plays, few while cats only breathe, none unseen. */

export interface Watched {
  readonly hidden: boolean;
  readonly playing: boolean;
  /** Frames a second at rest; 0 stands still until something changes. */
  readonly idleRate: number;
}

const asked = (name: string): string | null => new URLSearchParams(globalThis.location?.search).get(name);

/** `?bench`: every frame is drawn, so that the device can be measured. */
export const isMeasured = (): boolean => asked('bench') !== null;

/** `?clock=fixed`: no frame is drawn but those that are asked for by hand. */
export const clockIsFixed = (): boolean => asked('clock') === 'fixed';

/** Milliseconds until the next frame; Infinity is none. */
export function frameInterval({ hidden, playing, idleRate }: Watched): number {
  if (hidden) return Number.POSITIVE_INFINITY;
  if (playing) return 0;
  return idleRate > 0 ? 1000 / idleRate : Number.POSITIVE_INFINITY;
}
