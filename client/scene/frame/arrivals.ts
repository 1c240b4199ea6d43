/** Who has come of those who were expected when the table was opened. */

export interface Arrivals {
  /** 0 to 1. */
  readonly share: number;
  /** Everybody who was expected has come, or never will. */
  readonly complete: Promise<void>;
  /** Says whether anybody waited for it. */
  came(seat: number): boolean;
}

export function createArrivals(expected: readonly number[]): Arrivals {
  const awaited = new Set(expected);
  let resolve = (): void => undefined;
  const complete = new Promise<void>((done) => {
    resolve = done;
  });
  if (awaited.size === 0) resolve();
  return {
    get share() {
      return expected.length === 0 ? 1 : 1 - awaited.size / expected.length;
    },
    complete,
    came(seat) {
      const wasAwaited = awaited.delete(seat);
      if (awaited.size === 0) resolve();
      return wasAwaited;
    },
  };
}
