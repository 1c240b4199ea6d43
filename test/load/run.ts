/** `npm run load -- --tables 500 --minutes 2 --processes 2`: whole matches at many tables of a server of its own, or of several processes, and what that costs. */

import { parseArgs } from 'node:util';
import type { AnyGame } from '../../shared/engine/game.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { drive, percentile, reset } from './drive.ts';
import { LoadTable } from './loadTable.ts';
import { startSubject } from './subject.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '2' },
    /** Moves a second of each table. People make one in several seconds. */
    rate: { type: 'string', default: '0.5' },
    /** At every table; without it every number that its game has. */
    seats: { type: 'string' },
    /** With Postgres, Redis and a proxy; without any it is one process with SQLite. */
    processes: { type: 'string', default: '0' },
  },
});
const count = Number(values.tables);
const seconds = Number(values.minutes) * 60;
const rate = Number(values.rate);
const OPENED_AT_ONCE = 10;
/** As fast as they can, so that the compiler is done with servers of few tables too: they would seem to pay more for every move. */
const WARM_UP_MOVES = 15_000;
const WARM_UP_SLICE_SECONDS = 2;
const PROGRESS_SECONDS = 10;

const processes = Number(values.processes);
const subject = await startSubject(processes, { MAX_TABLES: String(count + 10), LOG_LEVEL: 'error' });
const empty = await subject.residentBytes();

const tables: LoadTable[] = [];
while (tables.length < count) {
  const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, count - tables.length) }, (_, index) =>
    openTable(tables.length + index),
  );
  tables.push(...(await Promise.all(batch)));
  if (tables.length % 100 === 0) console.log(`${tables.length} tables are open`);
}

while (sum((table) => table.moves) < WARM_UP_MOVES) await drive(tables, { seconds: WARM_UP_SLICE_SECONDS });
reset(tables);
const [cpuBefore, before] = [subject.cpuSeconds(), await subject.operations()];
const start = performance.now();
const progress = setInterval(report, PROGRESS_SECONDS * 1000);
await drive(tables, { seconds, rate });
clearInterval(progress);
const [cpu, after] = [subject.cpuSeconds() - cpuBefore, await subject.operations()];
const resident = await subject.residentBytes();
const elapsed = (performance.now() - start) / 1000;

const moves = sum((table) => table.moves);
const latencies = tables.flatMap((table) => table.latencies);
const errors = tables.flatMap((table) => table.errors);
const figures: readonly (readonly [string, string])[] = [
  ['processes', processes === 0 ? '1, with SQLite' : String(processes)],
  ['tables', String(count)],
  ['clients', String(sum((table) => table.guests.length))],
  ['matches finished', String(sum((table) => table.matches))],
  ['moves', String(moves)],
  ['moves a second', (moves / elapsed).toFixed(1)],
  ['latency p50 / p90 / p99 ms', [0.5, 0.9, 0.99].map((share) => percentile(latencies, share).toFixed(1)).join(' / ')],
  ['server CPU of one core', `${((cpu / elapsed) * 100).toFixed(0)} %`],
  ['CPU a move, µs', ((cpu * 1e6) / moves).toFixed(0)],
  ['memory a table, KB', ((resident - empty) / 1024 / count).toFixed(0)],
  ['store transactions a move', ((after.store - before.store) / moves).toFixed(2)],
  ['Redis commands a move', ((after.redis - before.redis) / moves).toFixed(2)],
  ['errors', errors.length === 0 ? 'none' : `${errors.length}: ${[...new Set(errors)].join(', ')}`],
];
for (const [name, value] of figures) console.log(`${name.padEnd(28)} ${value}`);

for (const table of tables) table.close();
await subject.close();
process.exit(errors.length === 0 ? 0 : 1);

/** Both games, every number of seats. */
function openTable(index: number): Promise<LoadTable> {
  const game: AnyGame = GAMES[GAME_NAMES[index % GAME_NAMES.length] ?? 'spicy'];
  const { min, max } = game.seats;
  const seats = values.seats === undefined ? min + (index % (max - min + 1)) : Number(values.seats);
  return LoadTable.open(subject.url, game, seats, `load ${index}`);
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
