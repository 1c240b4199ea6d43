/** `npm run load -- --tables 500 --minutes 2`: whole matches at many tables of a server of its own, and what that costs. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../shared/engine/game.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { ServerProcess } from '../support/server/serverProcess.ts';
import { drive, percentile, reset } from './drive.ts';
import { readGauges } from './gauges.ts';
import { LoadTable } from './loadTable.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '2' },
    /** Moves a second of each table. People make one in several seconds. */
    rate: { type: 'string', default: '0.5' },
  },
});
const count = Number(values.tables);
const seconds = Number(values.minutes) * 60;
const rate = Number(values.rate);
const OPENED_AT_ONCE = 10;
const PROGRESS_SECONDS = 10;

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-load-'));
const server = await ServerProcess.start({ DATA_DIR: folder, MAX_TABLES: String(count + 10), LOG_LEVEL: 'error' });
const empty = await readGauges(server.url);

const tables: LoadTable[] = [];
while (tables.length < count) {
  const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, count - tables.length) }, (_, index) =>
    openTable(tables.length + index),
  );
  tables.push(...(await Promise.all(batch)));
  if (tables.length % 100 === 0) console.log(`${tables.length} tables are open`);
}
const full = await readGauges(server.url);

reset(tables);
const start = performance.now();
const progress = setInterval(report, PROGRESS_SECONDS * 1000);
await drive(tables, { seconds, rate });
clearInterval(progress);
const end = await readGauges(server.url);
const elapsed = (performance.now() - start) / 1000;

const moves = sum((table) => table.moves);
const latencies = tables.flatMap((table) => table.latencies);
const errors = tables.flatMap((table) => table.errors);
const figures: readonly (readonly [string, string])[] = [
  ['tables', String(count)],
  ['clients', String(sum((table) => table.guests.length))],
  ['matches finished', String(sum((table) => table.matches))],
  ['moves', String(moves)],
  ['moves a second', (moves / elapsed).toFixed(1)],
  ['latency p50 / p90 / p99 ms', [0.5, 0.9, 0.99].map((share) => percentile(latencies, share).toFixed(1)).join(' / ')],
  ['server CPU of one core', `${(((end.cpuSeconds - full.cpuSeconds) / elapsed) * 100).toFixed(0)} %`],
  ['CPU a move, µs', (((end.cpuSeconds - full.cpuSeconds) * 1e6) / moves).toFixed(0)],
  ['memory a table, KB', ((end.residentBytes - empty.residentBytes) / 1024 / count).toFixed(0)],
  ['errors', errors.length === 0 ? 'none' : `${errors.length}: ${[...new Set(errors)].join(', ')}`],
];
for (const [name, value] of figures) console.log(`${name.padEnd(28)} ${value}`);

for (const table of tables) table.close();
await server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(errors.length === 0 ? 0 : 1);

/** Both games, every number of seats. */
function openTable(index: number): Promise<LoadTable> {
  const game: AnyGame = GAMES[GAME_NAMES[index % GAME_NAMES.length] ?? 'spicy'];
  const { min, max } = game.seats;
  return LoadTable.open(server.url, game, min + (index % (max - min + 1)), `load ${index}`);
}

function report(): void {
  const recent = tables.flatMap((table) => table.latencies.slice(-20));
  const passed = (performance.now() - start) / 1000;
  const rateNow = (sum((table) => table.moves) / passed).toFixed(1);
  const failures = sum((table) => table.errors.length);
  console.log(
    `${passed.toFixed(0)} s: ${rateNow} moves/s, p99 ${percentile(recent, 0.99).toFixed(1)} ms, ${failures} errors`,
  );
}

function sum(of: (table: LoadTable) => number): number {
  return tables.reduce((total, table) => total + of(table), 0);
}
