/**
 * What a move costs from the command to the last of six clients, journal included, beside a bare `ws` fan-out of the same messages.
 * Black Jacky, because its moves do not race: in Spicy a play waits at least 30 ms for paws that may be on their way.
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
import { LightTable } from '../load/lightTable.ts';
import { RawTable, REPLY_BYTES } from '../load/rawTable.ts';
import { type Measured, medians, type Side, type Slicing, slice, timesOf } from '../load/slices.ts';
import { ServerProcess } from '../server/process.ts';

const TABLES = 60;
const SEATS = 6;
/** The first table has the server load and compile what all of them use: its memory is not that of a table. */
const OPENED_FIRST = 5;
/** The compiler needs some ten thousand moves until it is done with both servers. */
const WARM_UP_SECONDS = 10;
const FLAT_OUT_SECONDS = 2;
const FLAT_OUT_SLICES = 3;
/** What two thousand tables of people make, and about half of what either side can do: at its limit it would measure its queue. */
const MOVES_PER_SECOND = 1000;
/** The pulse of every seat, and what Colyseus finds dead connections with. */
const PINGS_MS = [2000, 3000];
const PACED_SECONDS = 2;
const PACED_SLICES = 11;

export async function bench(): Promise<{ [figure: string]: number }> {
  const ours = await openTables();
  console.error(`${TABLES} tables of ${SEATS}, as fast as they can...`);
  await drive(ours.tables, { seconds: WARM_UP_SECONDS });
  const bytes = await measureBytes(ours.tables);
  const raw = await openFanOut(bytes, ours.tables);
  await drive(raw.tables, { seconds: WARM_UP_SECONDS });
  const flatOut = await byTurns([ours, raw], FLAT_OUT_SLICES, { seconds: FLAT_OUT_SECONDS });
  console.error(`beside a bare fan-out, ${MOVES_PER_SECOND} moves a second each, by turns...`);
  const slicing = { seconds: PACED_SECONDS, rate: MOVES_PER_SECOND / TABLES };
  const paced = await byTurns([ours, raw], PACED_SLICES, slicing);
  const errors = ours.tables.flatMap((table) => table.errors);
  if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
  await Promise.all([ours.close(), raw.close()]);
  const [fast, rawFast] = flatOut.map(medians) as [Measured, Measured];
  const [calm, rawCalm] = paced.map(medians) as [Measured, Measured];
  return {
    movesPerSecond: 1e6 / fast.cpuMicrosPerMove,
    cpuMicrosPerMove: calm.cpuMicrosPerMove,
    timesRawCpu: timesOf(...paced, 'cpuMicrosPerMove'),
    p50Ms: calm.p50Ms,
    p99Ms: calm.p99Ms,
    timesRawP99: timesOf(...paced, 'p99Ms'),
    bytesPerMovePerViewer: bytes.moves + bytes.patches,
    kilobytesPerTable: ours.kilobytesPerTable,
    movesPerSecondPaced: calm.movesPerSecond,
    rawCpuMicrosPerMove: rawCalm.cpuMicrosPerMove,
    rawP50Ms: rawCalm.p50Ms,
    rawP99Ms: rawCalm.p99Ms,
    movesPerSecondFlatOut: fast.movesPerSecond,
    cpuMicrosPerMoveFlatOut: fast.cpuMicrosPerMove,
    timesRawCpuFlatOut: timesOf(...flatOut, 'cpuMicrosPerMove'),
    rawMovesPerSecondFlatOut: rawFast.movesPerSecond,
    rawCpuMicrosPerMoveFlatOut: rawFast.cpuMicrosPerMove,
  };
}

type Turns = readonly [ours: readonly Measured[], raw: readonly Measured[]];

async function byTurns(sides: readonly [Side, Side], slices: number, slicing: Slicing): Promise<Turns> {
  const measured: readonly [Measured[], Measured[]] = [[], []];
  for (let turn = 0; turn < slices; turn += 1)
    for (const place of [0, 1] as const) measured[place].push(await slice(sides[place], slicing));
  return measured;
}

interface OurSide extends Side {
  readonly tables: readonly LightTable[];
  readonly kilobytesPerTable: number;
}

async function openTables(): Promise<OurSide> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-wire-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const tables: LightTable[] = [];
  const openUpTo = async (count: number) => {
    while (tables.length < count)
      tables.push(await LightTable.open(server.url, blackJacky, SEATS, `wire ${tables.length}`));
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

async function measureBytes(tables: readonly LightTable[]): Promise<Bytes> {
  const total = (kind: keyof Bytes) =>
    tables.flatMap(({ guests }) => guests).reduce((sum, { bytes }) => sum + bytes[kind], 0);
  const before = { moves: total('moves'), patches: total('patches') };
  reset(tables);
  await drive(tables, { seconds: FLAT_OUT_SECONDS });
  const heard = tables.reduce((sum, { moves }) => sum + moves, 0) * SEATS;
  return { moves: (total('moves') - before.moves) / heard, patches: (total('patches') - before.patches) / heard };
}

async function openFanOut(bytes: Bytes, real: readonly LightTable[]): Promise<Side> {
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
