/**
 * What a move costs from the command to the last of six clients, journal included, beside a bare `ws` fan-out of the same messages.
 * Black Jacky, because its moves do not race: in Spicy a play waits at least 30 ms for paws that may be on their way.
 * Both sides send as many frames, bytes and pings at the same rate, to clients in this process that do the same work: processor time at the
 * full speed of ours, latency at that of a server with all its tables, since at full speed it would be that of the queue. A third one,
 * `synced`, does not tell a move before the disk has it: mostly a measure of the disk.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blackJacky } from '../../shared/games/blackJacky/index.ts';
import { cpuSecondsOf } from '../load/cpu.ts';
import { drive, reset } from '../load/drive.ts';
import { readGauges } from '../load/gauges.ts';
import { LoadTable } from '../load/loadTable.ts';
import { RawTable, REPLY_BYTES } from '../load/rawTable.ts';
import { type Measured, medians, type Side, slice, timesOf } from '../load/slices.ts';
import { type Environment, ServerProcess } from '../support/server/serverProcess.ts';

const TABLES = 60;
const SEATS = 6;
/** The first table has the server load and compile what all of them use: its memory is not that of a table. */
const OPENED_FIRST = 5;
/** The compiler needs some ten thousand moves until it is done with both servers. */
const WARM_UP_SECONDS = 10;
const SLICE_SECONDS = 2;
const BUSY_SLICES = 5;
/** What the thousand tables of people make that a process takes by default: half a move a second each. */
const CALM_MOVES_PER_SECOND = 500;
const CALM_SLICES = 11;
/** The pulse of every seat, and what Colyseus finds dead connections with. */
const PINGS_MS = [2000, 3000];

export async function bench(): Promise<{ [figure: string]: number }> {
  const ours = await openTables();
  console.error(`${TABLES} tables of ${SEATS}, as fast as they can...`);
  await drive(ours.tables, { seconds: WARM_UP_SECONDS });
  const bytes = await measureBytes(ours.tables);
  const raw = await openFanOut(bytes, ours.tables);
  await drive(raw.tables, { seconds: WARM_UP_SECONDS });
  const [busy, rawBusy] = await atFullSpeed(ours, raw);
  const synced = await openTables({ SYNC_LAG_MS: '0' });
  await drive(synced.tables, { seconds: WARM_UP_SECONDS });
  console.error(`beside a bare fan-out, ${CALM_MOVES_PER_SECOND} moves a second each, by turns...`);
  const [calm, rawCalm, syncedCalm] = await byTurns([ours, raw, synced]);
  const errors = [ours, synced].flatMap(({ tables }) => tables.flatMap((table) => table.errors));
  if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
  await Promise.all([ours, raw, synced].map((side) => side.close()));
  return {
    movesPerSecond: 1e6 / medians(busy).cpuMicrosPerMove,
    cpuMicrosPerMove: medians(busy).cpuMicrosPerMove,
    timesRawCpu: timesOf(busy, rawBusy, 'cpuMicrosPerMove'),
    p50Ms: medians(calm).p50Ms,
    p99Ms: medians(calm).p99Ms,
    timesRawP99: timesOf(calm, rawCalm, 'p99Ms'),
    bytesPerMovePerViewer: bytes.moves + bytes.patches,
    kilobytesPerTable: ours.kilobytesPerTable,
    rawCpuMicrosPerMove: medians(rawBusy).cpuMicrosPerMove,
    rawP50Ms: medians(rawCalm).p50Ms,
    rawP99Ms: medians(rawCalm).p99Ms,
    busyMovesPerSecond: medians(busy).movesPerSecond,
    rawBusyMovesPerSecond: medians(rawBusy).movesPerSecond,
    calmMovesPerSecond: medians(calm).movesPerSecond,
    calmCpuMicrosPerMove: medians(calm).cpuMicrosPerMove,
    timesRawCalmCpu: timesOf(calm, rawCalm, 'cpuMicrosPerMove'),
    syncedCpuMicrosPerMove: medians(syncedCalm).cpuMicrosPerMove,
    syncedP50Ms: medians(syncedCalm).p50Ms,
    syncedP99Ms: medians(syncedCalm).p99Ms,
  };
}

/** Ours as fast as it can, and then the bare one just as fast: a server that has little to do pays more for every move, whichever it is. */
async function atFullSpeed(ours: Side, raw: Side): Promise<readonly [readonly Measured[], readonly Measured[]]> {
  const busy: Measured[] = [];
  const rawBusy: Measured[] = [];
  for (let turn = 0; turn < BUSY_SLICES; turn += 1) {
    const measured = await slice(ours, { seconds: SLICE_SECONDS });
    busy.push(measured);
    rawBusy.push(await slice(raw, { seconds: SLICE_SECONDS, rate: measured.movesPerSecond / TABLES }));
  }
  return [busy, rawBusy];
}

type Turns<S extends readonly Side[]> = { readonly [K in keyof S]: readonly Measured[] };

async function byTurns<const S extends readonly Side[]>(sides: S): Promise<Turns<S>> {
  const slicing = { seconds: SLICE_SECONDS, rate: CALM_MOVES_PER_SECOND / TABLES };
  const measured: Measured[][] = sides.map(() => []);
  for (let turn = 0; turn < CALM_SLICES; turn += 1)
    for (const [place, side] of sides.entries()) measured[place]?.push(await slice(side, slicing));
  return measured as unknown as Turns<S>;
}

interface OurSide extends Side {
  readonly tables: readonly LoadTable[];
  readonly kilobytesPerTable: number;
}

async function openTables(environment: Environment = {}): Promise<OurSide> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-wire-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'error', ...environment });
  const tables: LoadTable[] = [];
  const openUpTo = async (count: number) => {
    while (tables.length < count)
      tables.push(await LoadTable.open(server.url, blackJacky, SEATS, `wire ${tables.length}`));
    return (await readGauges(server.url)).residentBytes;
  };
  const few = await openUpTo(OPENED_FIRST);
  const all = await openUpTo(TABLES);
  return {
    tables,
    kilobytesPerTable: (all - few) / 1024 / (TABLES - OPENED_FIRST),
    cpuSeconds: () => cpuSecondsOf(server.pid),
    async close() {
      for (const table of tables) table.close();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of one move, for one viewer. */
interface Bytes {
  readonly moves: number;
  readonly patches: number;
}

async function measureBytes(tables: readonly LoadTable[]): Promise<Bytes> {
  const total = (kind: keyof Bytes) =>
    tables.flatMap(({ guests }) => guests).reduce((sum, { bytes }) => sum + bytes[kind], 0);
  const before = { moves: total('moves'), patches: total('patches') };
  reset(tables);
  await drive(tables, { seconds: SLICE_SECONDS });
  const heard = tables.reduce((sum, { moves }) => sum + moves, 0) * SEATS;
  return { moves: (total('moves') - before.moves) / heard, patches: (total('patches') - before.patches) / heard };
}

async function openFanOut(bytes: Bytes, real: readonly LoadTable[]): Promise<Side> {
  const server = fork(
    join(import.meta.dirname, '../load/rawServer.ts'),
    [bytes.moves, bytes.patches, REPLY_BYTES, ...PINGS_MS].map((size) => String(Math.round(size))),
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const tables = await Promise.all(
    real.map((table, index) => RawTable.open(port, SEATS, `t${index}`, () => void table.choose())),
  );
  return {
    tables,
    cpuSeconds: () => cpuSecondsOf(server.pid as number),
    async close() {
      for (const table of tables) table.close();
      server.kill();
    },
  };
}
