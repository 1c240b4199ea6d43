/**
 * What a move costs from the command to the last of six clients, journal included, beside two peers that know no rules: a plain Colyseus room
 * that sends the same messages, and a bare `ws` fan-out of as many bytes. Black Jacky, because its moves do not race: in Spicy a play waits
 * at least 30 ms for paws that may be on their way.
 * All send as many frames, bytes and pings, to clients in this process that do the same work, by turns. `calm` figures, and those beside plain
 * Colyseus, are taken at one rate for all, that of a server with all its tables; `busy` ones at the full speed of ours. A last side, `synced`,
 * does not tell a move before the disk has it: mostly a measure of the disk.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Protocol } from '@colyseus/core';
import { decode as readBytes } from '@colyseus/schema';
import { unpack } from 'msgpackr';
import type { WebSocket } from 'ws';
import { blackJacky } from '../../shared/games/blackJacky/index.ts';
import { MESSAGES } from '../../shared/table/protocol.ts';
import { cpuSecondsOf } from '../load/cpu.ts';
import { type Driven, drive, reset } from '../load/drive.ts';
import { readGauges } from '../load/gauges.ts';
import { LoadTable } from '../load/loadTable.ts';
import { type PlainOrder, PlainTable } from '../load/plainTable.ts';
import { RawTable, REPLY_BYTES } from '../load/rawTable.ts';
import { type Measured, medians, type Side, slice, timesOf } from '../load/slices.ts';
import { type Environment, ServerProcess } from '../support/server/serverProcess.ts';

const TABLES = 60;
const SEATS = 6;
/** The first table has the server load and compile what all of them use: its memory is not that of a table. */
const OPENED_FIRST = 5;
/** Until the compiler is done with a server. In moves: in the same time a busy machine would leave one of them half compiled. */
const WARM_UP_MOVES = 60_000;
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
  await warmUp(ours.tables);
  const sample = await sampleMoves(ours.tables);
  const raw = await openFanOut(sample, ours.tables);
  const plain = await openPlain(sample, ours.tables);
  for (const side of [raw, plain]) await warmUp(side.tables);
  const plainBytes = await plain.bytesPerMove();
  const [busy, rawBusy, plainBusy] = await atFullSpeed(ours, raw, plain);
  const synced = await openTables({ SYNC_LAG_MS: '0' });
  await warmUp(synced.tables);
  console.error(`${CALM_MOVES_PER_SECOND} moves a second each, by turns...`);
  const [calm, plainCalm, rawCalm, syncedCalm] = await byTurns([ours, plain, raw, synced]);
  const errors = [ours, synced].flatMap(({ tables }) => tables.flatMap((table) => table.errors));
  if (errors.length > 0) throw new Error(`Something went wrong at the tables: ${[...new Set(errors)].join(', ')}`);
  await Promise.all([ours, plain, raw, synced].map((side) => side.close()));
  return {
    atMovesPerSecond: CALM_MOVES_PER_SECOND,
    timesPlainColyseus: timesOf(calm, plainCalm, 'cpuMicrosPerMove'),
    timesPlainP99: timesOf(calm, plainCalm, 'p99Ms'),
    timesPlainBusyCpu: timesOf(busy, plainBusy, 'cpuMicrosPerMove'),
    timesRawCpu: timesOf(busy, rawBusy, 'cpuMicrosPerMove'),
    timesRawCalmCpu: timesOf(calm, rawCalm, 'cpuMicrosPerMove'),
    timesRawP99: timesOf(calm, rawCalm, 'p99Ms'),
    movesPerSecond: 1e6 / medians(busy).cpuMicrosPerMove,
    cpuMicrosPerMove: medians(busy).cpuMicrosPerMove,
    calmCpuMicrosPerMove: medians(calm).cpuMicrosPerMove,
    p50Ms: medians(calm).p50Ms,
    p99Ms: medians(calm).p99Ms,
    bytesPerMovePerViewer: sample.moves + sample.patches,
    kilobytesPerTable: ours.kilobytesPerTable,
    plainBytesPerMovePerViewer: plainBytes,
    plainCpuMicrosPerMove: medians(plainCalm).cpuMicrosPerMove,
    plainP50Ms: medians(plainCalm).p50Ms,
    plainP99Ms: medians(plainCalm).p99Ms,
    rawCpuMicrosPerMove: medians(rawBusy).cpuMicrosPerMove,
    rawP50Ms: medians(rawCalm).p50Ms,
    rawP99Ms: medians(rawCalm).p99Ms,
    busyMovesPerSecond: medians(busy).movesPerSecond,
    calmMovesPerSecond: medians(calm).movesPerSecond,
    syncedCpuMicrosPerMove: medians(syncedCalm).cpuMicrosPerMove,
    syncedP50Ms: medians(syncedCalm).p50Ms,
    syncedP99Ms: medians(syncedCalm).p99Ms,
  };
}

async function warmUp(tables: readonly Driven[]): Promise<void> {
  for (let made = 0; made < WARM_UP_MOVES; made += movesOf(tables)) {
    reset(tables);
    await drive(tables, { seconds: SLICE_SECONDS });
  }
}

const movesOf = (tables: readonly Driven[]): number => tables.reduce((sum, { moves }) => sum + moves, 0);

type Turned = readonly Measured[];

/** Ours as fast as it can, and then the others just as fast: a server that has little to do pays more for every move, whichever it is. */
async function atFullSpeed(ours: Side, raw: Side, plain: Side): Promise<readonly [Turned, Turned, Turned]> {
  const [busy, rawBusy, plainBusy]: [Measured[], Measured[], Measured[]] = [[], [], []];
  for (let turn = 0; turn < BUSY_SLICES; turn += 1) {
    const measured = await slice(ours, { seconds: SLICE_SECONDS });
    const asFast = { seconds: SLICE_SECONDS, rate: measured.movesPerSecond / TABLES };
    busy.push(measured);
    rawBusy.push(await slice(raw, asFast));
    plainBusy.push(await slice(plain, asFast));
  }
  return [busy, rawBusy, plainBusy];
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
  const server = await ServerProcess.start({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...environment,
  });
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
interface Sample {
  /** Bytes. */
  readonly moves: number;
  readonly patches: number;
  /** A message of about that length. */
  readonly move: unknown;
}

async function sampleMoves(tables: readonly LoadTable[]): Promise<Sample> {
  const total = (kind: 'moves' | 'patches') =>
    tables.flatMap(({ guests }) => guests).reduce((sum, { bytes }) => sum + bytes[kind], 0);
  const before = { moves: total('moves'), patches: total('patches') };
  const frames: Buffer[] = [];
  const socket = tables[0]?.guests[0]?.connection.socket as unknown as WebSocket;
  const record = (frame: Buffer) => frames.push(frame);
  socket.on('message', record);
  reset(tables);
  await drive(tables, { seconds: SLICE_SECONDS });
  socket.off('message', record);
  const heard = movesOf(tables) * SEATS;
  const moves = (total('moves') - before.moves) / heard;
  const patches = (total('patches') - before.patches) / heard;
  return { moves, patches, move: messageOf(frames, moves) };
}

/** The message of a move whose length is closest to this. */
function messageOf(frames: readonly Buffer[], length: number): unknown {
  const read = frames.flatMap((frame) => {
    const at = { offset: 1 };
    if (frame[0] !== Protocol.ROOM_DATA || readBytes.string(frame, at) !== MESSAGES.move) return [];
    return [{ away: Math.abs(frame.length - length), payload: frame.subarray(at.offset) }];
  });
  const [closest] = read.sort((one, other) => one.away - other.away);
  if (closest === undefined) throw new Error('Nobody heard of a move');
  return unpack(closest.payload);
}

interface PlainSide extends Side {
  bytesPerMove(): Promise<number>;
}

async function openPlain({ move, patches }: Sample, real: readonly LoadTable[]): Promise<PlainSide> {
  const server = fork(join(import.meta.dirname, '../load/plainServer.ts'), [], {
    execArgv: ['--max-semi-space-size=64'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  server.send({ tables: real.length, seats: SEATS, move, patchBytes: patches } satisfies PlainOrder);
  const [{ port, ids }] = (await once(server, 'message')) as [{ port: number; ids: readonly string[] }];
  const url = `http://127.0.0.1:${port}`;
  const tables = await Promise.all(
    real.map((table, index) => PlainTable.open(url, ids[index] ?? '', SEATS, () => table.choose()?.command)),
  );
  return {
    tables,
    cpuSeconds: () => cpuSecondsOf(server.pid as number),
    async bytesPerMove() {
      reset(tables);
      for (const table of tables) table.takeBytes();
      await drive(tables, { seconds: 1 });
      return tables.reduce((sum, table) => sum + table.takeBytes(), 0) / movesOf(tables) / SEATS;
    },
    async close() {
      for (const table of tables) table.close();
      server.kill();
    },
  };
}

async function openFanOut({ moves, patches }: Sample, real: readonly LoadTable[]): Promise<Side> {
  const server = fork(
    join(import.meta.dirname, '../load/rawServer.ts'),
    [moves, patches, REPLY_BYTES, ...PINGS_MS].map((size) => String(Math.round(size))),
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
