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
import { drive, reset } from '../load/drive.ts';
import { readGauges } from '../load/gauges.ts';
import { LightTable } from '../load/lightTable.ts';
import { RawTable, REPLY_BYTES } from '../load/rawTable.ts';
import { type Measured, medians, type Side, type Slicing, slice } from '../load/slices.ts';
import { ServerProcess } from '../server/process.ts';

const TABLES = 60;
const SEATS = 6;
/** The first table has the server load and compile what all of them use: its memory is not that of a table. */
const OPENED_FIRST = 5;
const WARM_UP_SECONDS = 6;
const FLAT_OUT_SECONDS = 2;
const FLAT_OUT_SLICES = 3;
/** Of what our server can do: close to its limit both sides would measure their queues. */
const SHARE_OF_CAPACITY = 0.5;
const PACED_SECONDS = 2;
const PACED_SLICES = 9;

export async function bench(): Promise<{ [figure: string]: number }> {
  const ours = await openTables();
  console.error(`${TABLES} tables of ${SEATS}, as fast as they can...`);
  await drive(ours.tables, { seconds: WARM_UP_SECONDS });
  const bytes = await measureBytes(ours.tables);
  const [flatOut] = await byTurns([ours], FLAT_OUT_SLICES, { seconds: FLAT_OUT_SECONDS });
  const raw = await openFanOut(bytes);
  await drive(raw.tables, { seconds: FLAT_OUT_SECONDS });
  const { movesPerSecond: capacity, cpuMicrosPerMove } = flatOut;
  const rate = (capacity * SHARE_OF_CAPACITY) / TABLES;
  console.error(`beside a bare fan-out, ${Math.round(rate * TABLES)} moves a second each, by turns...`);
  const [paced, bare] = await byTurns([ours, raw], PACED_SLICES, { seconds: PACED_SECONDS, rate });
  const errors = ours.tables.flatMap((table) => table.errors);
  if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
  await Promise.all([ours.close(), raw.close()]);
  return {
    movesPerSecond: 1e6 / cpuMicrosPerMove,
    cpuMicrosPerMove: paced.cpuMicrosPerMove,
    timesRawCpu: paced.cpuMicrosPerMove / bare.cpuMicrosPerMove,
    p50Ms: paced.p50Ms,
    p99Ms: paced.p99Ms,
    timesRawP99: paced.p99Ms / bare.p99Ms,
    bytesPerMovePerViewer: bytes.moves + bytes.patches,
    kilobytesPerTable: ours.kilobytesPerTable,
    movesPerSecondMeasured: capacity,
    cpuMicrosPerMoveFlatOut: cpuMicrosPerMove,
    movesPerSecondPaced: paced.movesPerSecond,
    rawCpuMicrosPerMove: bare.cpuMicrosPerMove,
    rawP50Ms: bare.p50Ms,
    rawP99Ms: bare.p99Ms,
  };
}

async function byTurns<const S extends readonly Side[]>(
  sides: S,
  slices: number,
  slicing: Slicing,
): Promise<{ [K in keyof S]: Measured }> {
  const measured: Measured[][] = sides.map(() => []);
  for (let turn = 0; turn < slices; turn += 1)
    for (const [place, side] of sides.entries()) measured[place]?.push(await slice(side, slicing));
  return measured.map(medians) as { [K in keyof S]: Measured };
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
    cpuSeconds: async () => (await readGauges(server.url)).cpuSeconds,
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

async function openFanOut(bytes: Bytes): Promise<Side> {
  const server = fork(
    join(import.meta.dirname, '../load/rawServer.ts'),
    [bytes.moves, bytes.patches, REPLY_BYTES].map((size) => String(Math.round(size))),
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, index) => RawTable.open(port, SEATS, `t${index}`)),
  );
  return {
    tables,
    async cpuSeconds() {
      server.send('cpu');
      const [answer] = (await once(server, 'message')) as [{ cpu: NodeJS.CpuUsage }];
      return (answer.cpu.user + answer.cpu.system) / 1e6;
    },
    async close() {
      for (const table of tables) table.close();
      server.kill();
    },
  };
}
