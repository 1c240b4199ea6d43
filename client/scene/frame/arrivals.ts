/** Who has come of those who were expected when the table was opened. */

export interface Arrivals {
  /** 0 to 1. */
  readonly share: number;
  /** Everybody who was expected has come, or never will. */
  readonly complete: Promise<void>;
  came(seat: number): void;
}

export function createArrivals(expected: readonly number[]): Arrivals {
  const awaited = new Set(expected);
  const { promise, resolve } = Promise.withResolvers<void>();
  if (awaited.size === 0) resolve();
  return {
    get share() {
      return expected.length === 0 ? 1 : 1 - awaited.size / expected.length;
    },
    complete: promise,
    came(seat) {
      awaited.delete(seat);
      if (awaited.size === 0) resolve();
    },
  };
}
