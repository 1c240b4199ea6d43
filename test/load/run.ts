/** `npm run load -- --tables 500 --minutes 2 --processes 2`: whole matches at many tables of a server of its own, or of several processes, and what that costs. */

import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../shared/engine/game.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { drive, percentile } from './drive.ts';
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
const WARM_UP = { tables: 20, moves: 15_000, sliceSeconds: 2 };
const SETTLE_SECONDS = 10;
const PROGRESS_SECONDS = 10;

const processes = Number(values.processes);
// All of them come from one address, and the fuller a server is the fewer tables an address may have: this one never is more than half full.
const room = 2 * (count + WARM_UP.tables);
const subject = await startSubject(processes, { MAX_TABLES: String(room), LOG_LEVEL: 'error' });
await warmUp();
/** Of the same server without people, when it has all that every table shares: code, buffers, room for young objects. */
const empty = await subject.residentBytes();

const tables = await openTables(count);
const [cpuBefore, before] = [subject.cpuSeconds(), await subject.operations()];
const start = performance.now();
let most = 0;
const progress = setInterval(() => void report(), PROGRESS_SECONDS * 1000);
await drive(tables, { seconds, rate });
clearInterval(progress);
const [cpu, after] = [subject.cpuSeconds() - cpuBefore, await subject.operations()];
const elapsed = (performance.now() - start) / 1000;
await report();

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
  ['memory without people, MB', megabytes(empty)],
  ['memory at most, MB', megabytes(most)],
  ['more for each table, KB', ((most - empty) / 1024 / count).toFixed(0)],
  ['store transactions a move', ((after.store - before.store) / moves).toFixed(2)],
  ['Redis commands a move', ((after.redis - before.redis) / moves).toFixed(2)],
  ['errors', errors.length === 0 ? 'none' : `${errors.length}: ${[...new Set(errors)].join(', ')}`],
];
for (const [name, value] of figures) console.log(`${name.padEnd(28)} ${value}`);

for (const table of tables) table.close();
await subject.close();
process.exit(errors.length === 0 ? 0 : 1);

async function warmUp(): Promise<void> {
  const few = await openTables(WARM_UP.tables);
  while (few.reduce((total, table) => total + table.moves, 0) < WARM_UP.moves)
    await drive(few, { seconds: WARM_UP.sliceSeconds });
  for (const table of few) table.close();
  await setTimeout(SETTLE_SECONDS * 1000);
}

async function openTables(wanted: number): Promise<readonly LoadTable[]> {
  const opened: LoadTable[] = [];
  while (opened.length < wanted) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, wanted - opened.length) }, (_, index) =>
      openTable(opened.length + index),
    );
    opened.push(...(await Promise.all(batch)));
    if (opened.length % 100 === 0) console.log(`${opened.length} tables are open`);
  }
  return opened;
}

/** Both games, every number of seats. */
function openTable(index: number): Promise<LoadTable> {
  const game: AnyGame = GAMES[GAME_NAMES[index % GAME_NAMES.length] ?? 'spicy'];
  const { min, max } = game.seats;
  const seats = values.seats === undefined ? min + (index % (max - min + 1)) : Number(values.seats);
  return LoadTable.open(subject.url, game, seats, `load ${index}`);
}

async function report(): Promise<void> {
  const recent = tables.flatMap((table) => table.latencies.slice(-20));
  const passed = (performance.now() - start) / 1000;
  const rateNow = (sum((table) => table.moves) / passed).toFixed(1);
  const failures = sum((table) => table.errors.length);
  const resident = await subject.residentBytes();
  most = Math.max(most, resident);
  console.log(
    `${passed.toFixed(0)} s: ${rateNow} moves/s, p99 ${percentile(recent, 0.99).toFixed(1)} ms, ${megabytes(resident)} MB, ${failures} errors`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

function sum(of: (table: LoadTable) => number): number {
  return tables.reduce((total, table) => total + of(table), 0);
}
