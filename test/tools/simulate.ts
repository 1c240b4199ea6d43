/**
 * `npm run simulate -- --game spicy --seats 4 --games 1000 --seed 7 [--options '{...}'] [--json]`: matches by chance;
 * `npm run simulate -- --what ratings|queue [--games N] [--seed 7] [--json]`: how good ratings and matchmaking are.
 */

import { parseArgs } from 'node:util';
import type { Outcome } from '../../shared/engine/game.ts';
import { createMatch, type Match, seqOf } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { GAMES } from '../../shared/games/games.ts';
import { playOut } from '../support/play.ts';
import { readToolOptions, runTool, type ToolOptions } from './arguments.ts';
import { progressBar } from './progress.ts';

interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly ended: { readonly [reason: string]: number };
  readonly moves: { readonly mean: number; readonly min: number; readonly max: number };
  readonly wins: readonly number[];
  readonly points: readonly number[];
}

await runTool(async () => {
  const { values } = parseArgs({ options: { what: { type: 'string' } }, strict: false });
  if (values.what !== undefined) return simulateHouse(String(values.what));
  const options = readToolOptions(process.argv.slice(2), { games: 1000 });
  const simulation = simulate(options);
  if (options.json) console.log(JSON.stringify(simulation));
  else print(simulation);
});

/** `games`: matches of bots for ratings, pairings for the queue. */
async function simulateHouse(what: string): Promise<void> {
  const { values } = parseArgs({
    options: {
      what: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const games = values.games === undefined ? undefined : Number(values.games);
  const figures =
    what === 'ratings'
      ? (await import('./simulate/ratings.ts')).simulateRatings(games ?? 1200, values.seed)
      : what === 'queue'
        ? await (await import('./simulate/queue.ts')).simulateQueue(games ?? 100_000, values.seed)
        : undefined;
  if (figures === undefined) throw new Error(`--what ${what}: there are ratings and queue`);
  if (values.json) console.log(JSON.stringify({ simulate: what, figures }));
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(36)} ${value}`);
}

function simulate(tool: ToolOptions): Simulation {
  const { game, seats, games, seed } = tool;
  const ended: Record<string, number> = {};
  const wins = new Array<number>(seats).fill(0);
  const points = new Array<number>(seats).fill(0);
  const moves = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  const progress = progressBar(games, `${game} with ${seats} seats`);
  for (let index = 0; index < games; index += 1) {
    const match = playOut(deal(tool, index), createRandom(seedFromText(`choices ${seed} ${index}`)));
    const { reason, winners, scores } = match.game.outcome(match.state) as Outcome;
    ended[reason] = (ended[reason] ?? 0) + 1;
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1 / winners.length;
    for (const score of scores) points[score.seat] = (points[score.seat] ?? 0) + score.points / games;
    const length = seqOf(match);
    moves.sum += length;
    moves.min = Math.min(moves.min, length);
    moves.max = Math.max(moves.max, length);
    progress(index + 1);
  }
  return {
    game,
    seats,
    games,
    seed,
    ended,
    moves: { mean: moves.sum / games, min: moves.min, max: moves.max },
    wins,
    points,
  };
}

function deal({ game, seats, seed, options }: ToolOptions, index: number): Match {
  const created = createMatch(GAMES[game], { options, seats, seed: seedFromText(`deal ${seed} ${index}`) });
  if (!created.ok) throw new Error(`--options: ${created.error.code} ${JSON.stringify(created.error.facts ?? {})}`);
  return created.value;
}

function print({ game, seats, games, ended, moves, wins, points }: Simulation): void {
  const share = (count: number) => `${((count / games) * 100).toFixed(1)}%`.padStart(6);
  console.log(`${games} matches of ${game} with ${seats} seats`);
  console.log(`moves a match: ${moves.mean.toFixed(1)} (${moves.min} to ${moves.max})`);
  for (const [reason, count] of Object.entries(ended)) console.log(`  ended by ${reason.padEnd(14)} ${share(count)}`);
  console.log('  seat   won    points');
  wins.forEach((count, index) => {
    console.log(`  ${String(index).padStart(4)} ${share(count)} ${(points[index] ?? 0).toFixed(2).padStart(8)}`);
  });
}
