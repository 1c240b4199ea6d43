/** How fast the rules are: beside boardgame.io and beside a mutable loop, on the same matches, interleaved in one run. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type Entry, eventsOf, fold, type Match } from '../../shared/engine/match.ts';
import { createRandom } from '../../shared/engine/random.ts';
import { blackJacky } from '../../shared/games/blackJacky/index.ts';
import { spicy } from '../../shared/games/spicy/index.ts';
import { playedMatch } from '../support/play.ts';
import { createClient } from './boardgameio/spicy.ts';
import type { Figures } from './run.ts';
import { MutableSpicy } from './spicyCore/mutable.ts';
import { OPS, recordScripts, type Script } from './spicyCore/script.ts';

const SEATS = 4;
const MATCHES = 60;
const SLOW_MATCHES = 6;
const ROUNDS = 15;

export async function bench(): Promise<Figures> {
  installBoardgameio();
  const scripts = recordScripts(SEATS, MATCHES);
  const slow = scripts.slice(0, SLOW_MATCHES);
  const jackyMatches = Array.from({ length: MATCHES }, (_, index) => playedMatch(blackJacky, SEATS, `jacky ${index}`));
  const spicyMatches = scripts.map((script) => script.match);
  const spicyStates = statesOf(spicyMatches);
  const jackyStates = statesOf(jackyMatches);
  checkAgreement(scripts, slow);

  const micros = interleave({
    spicy: () => time(() => replay(spicyMatches)),
    mutable: () => time(() => playMutable(scripts)),
    boardgameio: () => playBoardgameio(slow),
    view: () => time(() => lookAt(spicy, spicyStates)),
    legal: () => time(() => askLegal(spicy, spicyStates)),
  });
  const jackyMicros = interleave({
    blackJacky: () => time(() => replay(jackyMatches)),
    view: () => time(() => lookAt(blackJacky, jackyStates)),
    legal: () => time(() => askLegal(blackJacky, jackyStates)),
  });
  const timesBoardgameio = ratio(micros.boardgameio, micros.spicy);
  const timesSlowerThanMutable = ratio(micros.spicy, micros.mutable);
  const viewTimesMove = ratio(micros.view, micros.spicy);
  const jackyViewTimesMove = ratio(jackyMicros.view, jackyMicros.blackJacky);
  for (const [name, values] of [...Object.entries(micros), ...Object.entries(jackyMicros)])
    report(`${name}, µs each`, values);
  report('times boardgame.io', timesBoardgameio);
  report('times slower than mutable', timesSlowerThanMutable);
  report('view beside a move, Spicy', viewTimesMove);
  report('view beside a move, Black Jacky', jackyViewTimesMove);

  return {
    movesPerSecond: 1e6 / median(micros.spicy),
    timesBoardgameio: median(timesBoardgameio),
    timesSlowerThanMutable: median(timesSlowerThanMutable),
    bytesPerMove: bytesEach(() => replay(spicyMatches.slice(0, 4))),
    viewsPerSecond: 1e6 / median(micros.view),
    viewTimesMove: median(viewTimesMove),
    legalPerSecond: 1e6 / median(micros.legal),
    blackJackyMovesPerSecond: 1e6 / median(jackyMicros.blackJacky),
    blackJackyBytesPerMove: bytesEach(() => replay(jackyMatches.slice(0, 4))),
    blackJackyViewsPerSecond: 1e6 / median(jackyMicros.view),
    blackJackyViewTimesMove: median(jackyViewTimesMove),
    blackJackyLegalPerSecond: 1e6 / median(jackyMicros.legal),
  };
}

function installBoardgameio(): void {
  const folder = join(import.meta.dirname, 'boardgameio');
  if (existsSync(join(folder, 'node_modules'))) return;
  console.error('installing boardgame.io beside the benchmark');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** All contestants come to the same points, or the comparison means nothing. */
function checkAgreement(scripts: readonly Script[], slow: readonly Script[]): void {
  const mutable = new MutableSpicy();
  for (const { deal, ops, points } of scripts) {
    mutable.deal(deal);
    for (const op of ops) if (!mutable.submit(op)) throw new Error(`The mutable loop refuses ${JSON.stringify(op)}`);
    agree('the mutable loop', [...mutable.points.slice(0, deal.seats)], points);
  }
  for (const { deal, ops, points } of slow) {
    const client = createClient(deal);
    for (const op of ops) dispatch(client, op);
    agree('boardgame.io', client.getState().G.points, points);
    client.stop();
  }
}

function agree(who: string, found: readonly number[], expected: readonly number[]): void {
  if (found.join() !== expected.join()) throw new Error(`${who} counts ${found.join()} instead of ${expected.join()}`);
}

/** Judges the commands of recorded matches again, with the same chance. */
function replay(matches: readonly Match[]): number {
  let moves = 0;
  for (const { game, seed, history } of matches) {
    const [deal, ...entries] = history as readonly [Entry, ...Entry[]];
    const random = createRandom(seed, deal.position);
    let state = fold(game, eventsOf(deal));
    for (const entry of entries) {
      if (entry.kind !== 'move') continue;
      const decided = game.decide(state, entry.actor, entry.command, random);
      if (!decided.ok) throw new Error(`Refused: ${decided.error.code}`);
      for (const event of decided.value) state = game.evolve(state, event);
      moves += 1;
    }
  }
  return moves;
}

function playMutable(scripts: readonly Script[]): number {
  const game = new MutableSpicy();
  let moves = 0;
  for (const { deal, ops } of scripts) {
    game.deal(deal);
    for (const op of ops) game.submit(op);
    moves += ops.length;
  }
  return moves;
}

const OP_NAMES = Object.keys(OPS) as readonly (keyof typeof OPS)[];

function dispatch(client: ReturnType<typeof createClient>, { op, seat, a, b, c }: Script['ops'][number]): void {
  client.moves[OP_NAMES[op] as string]?.(seat, a, b, c);
}

/** Making the clients is not counted: only their moves are. */
function playBoardgameio(scripts: readonly Script[]): number {
  const clients = scripts.map(({ deal }) => createClient(deal));
  const start = process.cpuUsage();
  let moves = 0;
  scripts.forEach(({ ops }, index) => {
    const client = clients[index] as ReturnType<typeof createClient>;
    for (const op of ops) dispatch(client, op);
    moves += ops.length;
  });
  const { user, system } = process.cpuUsage(start);
  for (const client of clients) client.stop();
  return (user + system) / moves;
}

function statesOf(matches: readonly Match[]): readonly unknown[] {
  return matches.flatMap(({ game, history }) => {
    let state: unknown;
    return history.map((entry) => {
      state = fold(game, eventsOf(entry), state);
      return state;
    });
  });
}

function lookAt(game: AnyGame, states: readonly unknown[]): number {
  states.forEach((state, index) => {
    game.viewFor(state, (index % SEATS) as never);
  });
  return states.length;
}

function askLegal(game: AnyGame, states: readonly unknown[]): number {
  states.forEach((state, index) => {
    game.legal(state, (index % SEATS) as never);
  });
  return states.length;
}

const ratio = (above: readonly number[], below: readonly number[]): number[] =>
  above.map((value, round) => value / (below[round] as number));

const report = (label: string, values: readonly number[]): void =>
  console.error(`${label.padEnd(34)} ${spread(values)}`);

/** Long enough for a clock that ticks in microseconds, short enough for many rounds. */
const SLICE_MICROS = 25_000;

/** Microseconds of processor time that each of the counted things took: other programs of a busy machine do not count. */
function time(run: () => number): number {
  const start = process.cpuUsage();
  let count = 0;
  let spent = 0;
  while (spent < SLICE_MICROS) {
    count += run();
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return spent / count;
}

function interleave<K extends string>(contestants: Readonly<Record<K, () => number>>): Record<K, number[]> {
  const names = Object.keys(contestants) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (const name of names) for (let warmUp = 0; warmUp < 3; warmUp += 1) contestants[name]();
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) times[name].push(contestants[name]());
  return times;
}

/** Bytes allocated by each of the counted things: short runs between two collections, so that none happens inside. */
function bytesEach(run: () => number): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const samples = Array.from({ length: 9 }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    const count = run();
    return (process.memoryUsage().heapUsed - before) / count;
  });
  return median(samples);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number;
}

function spread(values: readonly number[]): string {
  const show = (value: number) => value.toPrecision(3).padStart(8);
  return `${show(median(values))}  (10% ${show(quantile(values, 0.1))}, 90% ${show(quantile(values, 0.9))})`;
}
