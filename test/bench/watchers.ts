/** What a thousand who watch cost those who play: two servers by turns, one table each, one of them with an audience. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../shared/engine/game.ts';
import { GAMES } from '../../shared/games/games.ts';
import { cpuSecondsOf } from '../load/cpu.ts';
import { drive, percentile, reset } from '../load/drive.ts';
import { LoadTable } from '../load/loadTable.ts';
import { ServerProcess } from '../support/server/serverProcess.ts';

const WATCHERS = 1000;
const SEATS = 4;
const GAME: AnyGame = GAMES.blackJacky;
/** More than people make at one table. */
const MOVES_PER_SECOND = 4;
const TURN_SECONDS = 5;
const TURNS = 12;
const WARM_UP_SECONDS = 5;

export async function bench(args: readonly string[] = []): Promise<{ [figure: string]: number }> {
  const count = Number(args.find((arg) => /^\d+$/.test(arg)) ?? WATCHERS);
  const quiet = await open();
  const crowded = await open();
  console.error(`${count} come to watch...`);
  const audience = await gather(crowded, count);
  for (const { table } of [quiet, crowded]) await drive([table], { seconds: WARM_UP_SECONDS, rate: MOVES_PER_SECOND });
  const before = await ask(audience);
  console.error(`${TURNS} turns of ${TURN_SECONDS} s each...`);
  const turns: { quiet: readonly number[]; crowded: readonly number[] }[] = [];
  let cpu = 0;
  let moves = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const alone = await latencies(quiet.table);
    const start = cpuSecondsOf(crowded.server.pid);
    const watched = await latencies(crowded.table);
    cpu += cpuSecondsOf(crowded.server.pid) - start;
    moves += watched.length;
    turns.push({ quiet: alone, crowded: watched });
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await ask(audience);
  const errors = [...quiet.table.errors, ...crowded.table.errors];
  audience.kill();
  await quiet.close();
  await crowded.close();
  if (errors.length > 0 || after.lost > 0) throw new Error(`${after.lost} were lost; ${errors.join(', ')}`);
  const all = (side: 'quiet' | 'crowded', share: number) =>
    percentile(
      turns.flatMap((turn) => turn[side]),
      share,
    );
  return {
    watchers: count,
    timesP99: all('crowded', 0.99) / all('quiet', 0.99),
    timesP50: all('crowded', 0.5) / all('quiet', 0.5),
    p99Ms: all('crowded', 0.99),
    quietP99Ms: all('quiet', 0.99),
    p50Ms: all('crowded', 0.5),
    quietP50Ms: all('quiet', 0.5),
    cpuMillisPerMove: (cpu * 1000) / moves,
    heardPerWatcherAndMove: (after.heard - before.heard) / count / Math.max(1, moves),
    movesMeasured: moves,
  };
}

interface Side {
  readonly server: ServerProcess;
  readonly table: LoadTable;
  readonly id: string;
  close(): Promise<void>;
}

async function open(): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-watchers-'));
  const server = await ServerProcess.start({ DATA_DIR: folder, LOG_LEVEL: 'error', MAX_WATCHERS: '2000' });
  const table = await LoadTable.open(server.url, GAME, SEATS, 'watched');
  return {
    server,
    table,
    id: table.id,
    async close() {
      table.close();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function gather({ server, id }: Side, count: number): Promise<ChildProcess> {
  const audience = fork(join(import.meta.dirname, '../load/audience.ts'), [server.url, id, String(count), GAME.id]);
  await once(audience, 'message');
  return audience;
}

async function ask(audience: ChildProcess): Promise<{ readonly heard: number; readonly lost: number }> {
  const answer = once(audience, 'message');
  audience.send('how many');
  return (await answer)[0] as { heard: number; lost: number };
}

async function latencies(table: LoadTable): Promise<readonly number[]> {
  reset([table]);
  await drive([table], { seconds: TURN_SECONDS, rate: MOVES_PER_SECOND });
  return [...table.latencies];
}
