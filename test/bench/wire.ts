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
import { type Driven, drive, percentile, reset } from '../load/drive.ts';
import { readGauges } from '../load/gauges.ts';
import { LightTable } from '../load/lightTable.ts';
import { RawTable, REPLY_BYTES } from '../load/rawTable.ts';
import { ServerProcess } from '../server/process.ts';

const TABLES = 60;
const SEATS = 6;
/** Moves a second of each table in the paced part: far more than people make, far less than the server can. */
const RATE = 8;
const WARM_UP = 4;
const SECONDS = 12;

interface Measured {
  readonly cpuMicrosPerMove: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

async function measure(tables: readonly Driven[], cpuSeconds: () => Promise<number>, rate?: number): Promise<Measured> {
  const pace = rate === undefined ? {} : { rate };
  await drive(tables, { seconds: WARM_UP, ...pace });
  reset(tables);
  const before = await cpuSeconds();
  const start = performance.now();
  await drive(tables, { seconds: SECONDS, ...pace });
  const seconds = (performance.now() - start) / 1000;
  const moves = tables.reduce((sum, table) => sum + table.moves, 0);
  const latencies = tables.flatMap((table) => table.latencies);
  return {
    cpuMicrosPerMove: (((await cpuSeconds()) - before) * 1e6) / moves,
    movesPerSecond: moves / seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

async function measureTables(): Promise<{ paced: Measured; flatOut: Measured; bytes: Bytes; kilobytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-wire-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    const empty = await readGauges(server.url);
    const tables: LightTable[] = [];
    for (let index = 0; index < TABLES; index += 1)
      tables.push(await LightTable.open(server.url, blackJacky, SEATS, `wire ${index}`));
    const full = await readGauges(server.url);
    const cpu = async () => (await readGauges(server.url)).cpuSeconds;
    const paced = await measure(tables, cpu, RATE);
    const bytes = await measureBytes(tables);
    const flatOut = await measure(tables, cpu);
    const errors = tables.flatMap((table) => table.errors);
    if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
    for (const table of tables) table.close();
    return { paced, flatOut, bytes, kilobytes: (full.residentBytes - empty.residentBytes) / 1024 / TABLES };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
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
  await drive(tables, { seconds: 2, rate: RATE });
  const heard = tables.reduce((sum, { moves }) => sum + moves, 0) * SEATS;
  return { moves: (total('moves') - before.moves) / heard, patches: (total('patches') - before.patches) / heard };
}

async function measureRaw(bytes: Bytes): Promise<Measured> {
  const server = fork(
    join(import.meta.dirname, '../load/rawServer.ts'),
    [bytes.moves, bytes.patches, REPLY_BYTES].map((size) => String(Math.round(size))),
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const cpu = async () => {
    server.send('cpu');
    const [answer] = (await once(server, 'message')) as [{ cpu: NodeJS.CpuUsage }];
    return (answer.cpu.user + answer.cpu.system) / 1e6;
  };
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, index) => RawTable.open(port, SEATS, `t${index}`)),
  );
  const measured = await measure(tables, cpu, RATE);
  for (const table of tables) table.close();
  server.kill();
  return measured;
}

export async function bench(): Promise<{ [figure: string]: number }> {
  console.error(`${TABLES} tables of ${SEATS}, ${RATE} moves a second each, then as fast as they can...`);
  const ours = await measureTables();
  const bytes = ours.bytes.moves + ours.bytes.patches;
  console.error(`a bare fan-out of ${Math.round(bytes)} bytes at the same rate...`);
  const raw = await measureRaw(ours.bytes);
  return {
    movesPerSecond: 1e6 / ours.flatOut.cpuMicrosPerMove,
    cpuMicrosPerMove: ours.paced.cpuMicrosPerMove,
    timesRawCpu: ours.paced.cpuMicrosPerMove / raw.cpuMicrosPerMove,
    p50Ms: ours.paced.p50Ms,
    p99Ms: ours.paced.p99Ms,
    timesRawP99: ours.paced.p99Ms / raw.p99Ms,
    bytesPerMovePerViewer: bytes,
    kilobytesPerTable: ours.kilobytes,
    movesPerSecondMeasured: ours.flatOut.movesPerSecond,
    cpuMicrosPerMoveFlatOut: ours.flatOut.cpuMicrosPerMove,
    rawCpuMicrosPerMove: raw.cpuMicrosPerMove,
    rawP50Ms: raw.p50Ms,
    rawP99Ms: raw.p99Ms,
  };
}
