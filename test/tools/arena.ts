/**
 * `npm run arena -- --game spicy --seats 4 --games 2000 --seed 1 [--levels legend] [--against bigCat,frozen] [--options '{...}'] [--json]`
 * One seat of each of `levels` against a table of each of `against`: round robin of all levels unless others are named.
 * `--seats 2,4,6` measures all of these one after another.
 * `npm run arena -- --ladder [--game spicy] [--seats 2,4,6] [--games 4000] [--json]`: all levels and characters on one scale.
 * `npm run arena -- --calibration [--games 2000] [--json]`: how far forecasts of lies and of winners can be trusted.
 * `npm run arena -- --exact [--seed 1] [--json]`: how much a best response wins in a Spicy small enough to be solved.
 */

import { parseArgs } from 'node:util';
import { GAMES } from '../../shared/games/games.ts';
import { calibrate } from './arena/calibration.ts';
import { type Cell, playCell } from './arena/cell.ts';
import { contendersNamed } from './arena/contenders.ts';
import { seedOf } from './arena/fastRandom.ts';
import { climb } from './arena/ladder.ts';
import { readToolOptions, runTool, type ToolOptions } from './arguments.ts';
import { exactReport } from './exact/report.ts';
import { progressBar } from './progress.ts';

const NAMES = ['levels', 'against', 'seats'] as const;

await runTool(() => {
  const argv = process.argv.slice(2);
  const without = (flag: string): readonly string[] => argv.filter((each) => each !== flag);
  if (argv.includes('--exact')) return printExact(without('--exact'));
  if (argv.includes('--calibration')) return printCalibration(without('--calibration'));
  if (argv.includes('--ladder')) return printLadder(without('--ladder'));
  const { own, rest } = splitArguments(argv);
  const tables = own.seats.map((seats) => readToolOptions([...rest, '--seats', seats], { games: 2000 }));
  const found = tables.map((table) => ({ ...table, cells: measure(table, own.levels, own.against) }));
  const [first] = found;
  if (first === undefined) return;
  const { game, games, seed, options, json } = first;
  const seats = found.length === 1 ? first.seats : found.map((table) => table.seats);
  const cells = found.flatMap((table) => table.cells);
  if (json) console.log(JSON.stringify({ game, seats, games, seed, options, cells }));
  else for (const table of found) print(table.cells, table.seats);
});

/** As many rounds and updates as one core does in a minute each. */
function printExact(argv: readonly string[]): void {
  const { seed, json } = readToolOptions(argv, { games: 1 });
  const report = exactReport({ rounds: 60, updates: 1500, seed: seedOf(seed) });
  if (json) console.log(JSON.stringify(report));
  else
    for (const [name, share] of Object.entries(report.bestResponse))
      console.log(`  a best response wins ${(100 * share).toFixed(2)}% against ${name}`);
}

function printCalibration(argv: readonly string[]): void {
  const { games, seed, json } = readToolOptions(argv, { games: 2000 });
  const found = calibrate(games, seed);
  if (json) {
    console.log(JSON.stringify(found));
    return;
  }
  for (const question of ['lie', 'win'] as const) {
    const { bins, ...rest } = found[question];
    console.log(question, JSON.stringify(rest));
    for (const { from, to, count, forecast, happened } of bins)
      console.log(
        `  ${from.toFixed(1)} to ${to.toFixed(1)}: ${forecast.toFixed(3)} forecast, ${happened.toFixed(3)} came true (${count})`,
      );
  }
}

function printLadder(argv: readonly string[]): void {
  const { own, rest } = splitArguments(argv);
  const seats = argv.includes('--seats') ? own.seats : ['2', '4', '6'];
  const ladders = seats.map((count) => {
    const {
      game,
      games,
      seed,
      options,
      json,
      seats: sitting,
    } = readToolOptions([...rest, '--seats', count], { games: 4000 });
    const parsed = GAMES[game].parseOptions(options);
    if (!parsed.ok) throw new Error(`--options: ${JSON.stringify(parsed.error)}`);
    const progress = progressBar(games, `${game} with ${sitting} seats`);
    let done = 0;
    const order = { game, options: parsed.value, seats: sitting, games, seed };
    const rungs = climb(contendersNamed(game, ['levels', 'characters']), order, () => {
      done += 1;
      progress(done);
    });
    return { game, seats: sitting, games, seed, json, rungs };
  });
  if (ladders[0]?.json) console.log(JSON.stringify(ladders.map(({ json: _, ...ladder }) => ladder)));
  else
    for (const { seats: sitting, rungs } of ladders) {
      console.log(`${sitting} seats`);
      for (const { name, rating, low, high } of [...rungs].sort((one, other) => other.rating - one.rating))
        console.log(`  ${name.padEnd(20)} ${rating.toFixed(0).padStart(5)}  (${low.toFixed(0)} to ${high.toFixed(0)})`);
    }
}

function measure(
  { game: name, seats, games, seed, options }: ToolOptions,
  levels: readonly string[],
  against: readonly string[],
): readonly Cell[] {
  const game = GAMES[name];
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`--options: ${JSON.stringify(parsed.error)}`);
  const tables = contendersNamed(name, against);
  const pairs = contendersNamed(name, levels).flatMap((one) =>
    tables.filter((many) => many.name !== one.name).map((many) => ({ one, many })),
  );
  const progress = progressBar(pairs.length * games, `${name} with ${seats} seats`);
  let done = 0;
  return pairs.map(({ one, many }) =>
    playCell({ game, options: parsed.value, one, many, seats, games, seed }, () => {
      done += 1;
      progress(done);
    }),
  );
}

/** Takes `--levels`, `--against` and `--seats`, which are lists here, out of the arguments that all tools share. */
function splitArguments(argv: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...argv],
    options: { levels: { type: 'string' }, against: { type: 'string' }, seats: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const own = { levels: ['levels'], against: ['levels'], seats: ['4'] };
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = NAMES.find((each) => each === token.name);
    if (name === undefined || token.value === undefined) continue;
    own[name] = token.value.split(',');
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  return { own, rest: argv.filter((_, index) => !taken.has(index)) };
}

function print(cells: readonly Cell[], seats: number): void {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`.padStart(7);
  console.log(`win share of one, chance is${percent(1 / seats)}`);
  for (const { level, against, games, share, low, high } of cells)
    console.log(
      `  ${level.padEnd(22)} against ${String(seats - 1)} ${against.padEnd(22)} ${percent(share)}  (${percent(low).trim()} to ${percent(high).trim()}, ${games} games)`,
    );
}
