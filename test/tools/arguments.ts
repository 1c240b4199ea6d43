/** Reads the arguments of a tool and says in words what is wrong with them. */

import { parseArgs } from 'node:util';
import { GAMES, type GameName, isGameName } from '../../shared/games/games.ts';

export interface ToolOptions {
  readonly game: GameName;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
  readonly json: boolean;
}

export function readToolOptions(argv: readonly string[], defaults: { readonly games: number }): ToolOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      game: { type: 'string', default: 'spicy' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: String(defaults.games) },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!isGameName(values.game)) throw new Error(`--game ${values.game}: there are ${Object.keys(GAMES).join(', ')}`);
  const { min, max } = GAMES[values.game].seats;
  return {
    game: values.game,
    seats: wholeNumber('seats', values.seats, min, max),
    games: wholeNumber('games', values.games, 1, 10_000_000),
    seed: values.seed,
    options: readJson(values.options),
    json: values.json,
  };
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`--${name} ${text}: a whole number from ${min} to ${max} is needed`);
  return value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`--options ${text}: that is not JSON`);
  }
}

/** Runs a tool's main function; what is wrong with its arguments is one line, not a stack. */
export async function runTool(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
