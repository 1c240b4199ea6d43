/** Measures servers by turns, in short slices: whatever else the machine does meanwhile hits all of them alike. */

import { type Driven, drive, percentile, reset } from './drive.ts';

export interface Side {
  readonly tables: readonly Driven[];
  /** What the server has used so far. */
  cpuSeconds(): number;
  close(): Promise<void>;
}

export interface Measured {
  readonly movesPerSecond: number;
  readonly cpuMicrosPerMove: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Slicing {
  readonly seconds: number;
  /** Moves a second of each table; as fast as they can without. */
  readonly rate?: number;
}

export async function slice({ tables, cpuSeconds }: Side, slicing: Slicing): Promise<Measured> {
  reset(tables);
  const before = cpuSeconds();
  const start = performance.now();
  await drive(tables, slicing);
  const seconds = (performance.now() - start) / 1000;
  const cpu = cpuSeconds() - before;
  const moves = tables.reduce((sum, table) => sum + table.moves, 0);
  const latencies = tables.flatMap((table) => table.latencies);
  return {
    movesPerSecond: moves / seconds,
    cpuMicrosPerMove: (cpu * 1e6) / moves,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

/** How many times as much the first of two sides took: the middle of the turns, in each of which the machine was the same for both. */
export function timesOf(ours: readonly Measured[], bare: readonly Measured[], figure: keyof Measured): number {
  return percentile(
    ours.map((measured, turn) => measured[figure] / (bare[turn]?.[figure] ?? Number.NaN)),
    0.5,
  );
}

/** The middle one of each figure: a slice in which the machine was elsewhere does not count. */
export function medians(slices: readonly Measured[]): Measured {
  const median = (of: (measured: Measured) => number) => percentile(slices.map(of), 0.5);
  return {
    movesPerSecond: median((measured) => measured.movesPerSecond),
    cpuMicrosPerMove: median((measured) => measured.cpuMicrosPerMove),
    p50Ms: median((measured) => measured.p50Ms),
    p99Ms: median((measured) => measured.p99Ms),
  };
}
