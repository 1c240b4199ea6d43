/** What a run of frames says about a device. */

export interface FrameFigures {
  readonly frames: number;
  /** Frames a second: in the middle, and of the slowest hundredth. */
  readonly median: number;
  readonly low: number;
}

const perSecond = (ms: number): number => (ms > 0 ? 1000 / ms : 0);

/** `times` are the milliseconds from each frame to the next. */
export function figuresOf(times: readonly number[]): FrameFigures {
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = sorted.slice(Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99)));
  const mean = slowest.reduce((sum, ms) => sum + ms, 0) / Math.max(1, slowest.length);
  return { frames: times.length, median: perSecond(sorted[Math.floor(sorted.length / 2)] ?? 0), low: perSecond(mean) };
}
