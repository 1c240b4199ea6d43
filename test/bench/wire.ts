/**
 * What a move costs from the command to the last of six clients, journal included, beside a bare `ws` fan-out of the same messages.
 * Black Jacky, because its moves do not race: in Spicy a play waits at least 30 ms for paws that may be on their way.
 * Both sides send as many frames, bytes and pings at the same rate, to clients in this process that do the same work. A third one, `synced`,
 * does not tell a move before the disk has it: mostly a measure of the disk.
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
import { type Environment, ServerProcess } from '../server/process.ts';

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
  const [fast, rawFast] = await byTurns([ours, raw], FLAT_OUT_SLICES, { seconds: FLAT_OUT_SECONDS });
  const synced = await openTables({ SYNC_LAG_MS: '0' });
  await drive(synced.tables, { seconds: WARM_UP_SECONDS });
  console.error(`beside a bare fan-out, ${MOVES_PER_SECOND} moves a second each, by turns...`);
  const pacing = { seconds: PACED_SECONDS, rate: MOVES_PER_SECOND / TABLES };
  const [paced, rawPaced, syncedPaced] = await byTurns([ours, raw, synced], PACED_SLICES, pacing);
  const errors = [ours, synced].flatMap(({ tables }) => tables.flatMap((table) => table.errors));
  if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
  await Promise.all([ours, raw, synced].map((side) => side.close()));
  const [calm, rawCalm, syncedCalm] = [paced, rawPaced, syncedPaced].map(medians) as [Measured, Measured, Measured];
  return {
    movesPerSecond: 1e6 / medians(fast).cpuMicrosPerMove,
    cpuMicrosPerMove: calm.cpuMicrosPerMove,
    timesRawCpu: timesOf(paced, rawPaced, 'cpuMicrosPerMove'),
    p50Ms: calm.p50Ms,
    p99Ms: calm.p99Ms,
    timesRawP99: timesOf(paced, rawPaced, 'p99Ms'),
    bytesPerMovePerViewer: bytes.moves + bytes.patches,
    kilobytesPerTable: ours.kilobytesPerTable,
    movesPerSecondPaced: calm.movesPerSecond,
    rawCpuMicrosPerMove: rawCalm.cpuMicrosPerMove,
    rawP50Ms: rawCalm.p50Ms,
    rawP99Ms: rawCalm.p99Ms,
    movesPerSecondFlatOut: medians(fast).movesPerSecond,
    cpuMicrosPerMoveFlatOut: medians(fast).cpuMicrosPerMove,
    timesRawCpuFlatOut: timesOf(fast, rawFast, 'cpuMicrosPerMove'),
    rawMovesPerSecondFlatOut: medians(rawFast).movesPerSecond,
    rawCpuMicrosPerMoveFlatOut: medians(rawFast).cpuMicrosPerMove,
    syncedCpuMicrosPerMove: syncedCalm.cpuMicrosPerMove,
    syncedP50Ms: syncedCalm.p50Ms,
    syncedP99Ms: syncedCalm.p99Ms,
  };
}

type Turns<S extends readonly Side[]> = { readonly [K in keyof S]: readonly Measured[] };

async function byTurns<const S extends readonly Side[]>(sides: S, slices: number, slicing: Slicing): Promise<Turns<S>> {
  const measured: Measured[][] = sides.map(() => []);
  for (let turn = 0; turn < slices; turn += 1)
    for (const [place, side] of sides.entries()) measured[place]?.push(await slice(side, slicing));
  return measured as unknown as Turns<S>;
}

interface OurSide extends Side {
  readonly tables: readonly LightTable[];
  readonly kilobytesPerTable: number;
}

async function openTables(environment: Environment = {}): Promise<OurSide> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-wire-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'error', ...environment });
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
