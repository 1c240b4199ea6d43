/** Has many tables move, at a given rate or as fast as they can, for a given time. */

export interface Driven {
  readonly latencies: number[];
  moves: number;
  move(): Promise<boolean>;
  rematch?(): Promise<void>;
}

export interface Drive {
  readonly seconds: number;
  /** Moves a second of each table; as fast as it can without. */
  readonly rate?: number;
}

export async function drive(tables: readonly Driven[], { seconds, rate }: Drive): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(tables.map((table, index) => driveOne(table, end, rate, index / tables.length)));
}

/** Each table starts at its own moment: all at once would be a load that no server ever has. */
async function driveOne(table: Driven, end: number, rate: number | undefined, phase: number): Promise<void> {
  const pause = rate === undefined ? 0 : 1000 / rate;
  let due = performance.now() + pause * phase;
  while (performance.now() < end) {
    if (rate !== undefined) {
      await until(due);
      due += pause;
    }
    if (!(await table.move())) await table.rematch?.();
  }
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function reset(tables: readonly Driven[]): void {
  for (const table of tables) {
    table.latencies.length = 0;
    table.moves = 0;
  }
}
