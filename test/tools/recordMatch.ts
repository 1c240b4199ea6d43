/**
 * `npm exec -- node test/tools/recordMatch.ts spicy-3-short --game spicy --seats 3 --options '{"worldsEnd":"short"}'` records one more golden match.
 * Without a name all that there are play anew: only for a change of rules that is meant to change them.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../shared/engine/game.ts';
import { serialize } from '../../shared/engine/record.ts';
import { GAMES } from '../../shared/games/games.ts';
import { playedMatch } from '../support/play.ts';
import { runTool } from './arguments.ts';

interface Golden {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
}

const FOLDER = join(import.meta.dirname, '../games/recorded');
const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, seats: { type: 'string' }, options: { type: 'string', default: '{}' } },
  });
  const [name] = positionals;
  if (name !== undefined)
    return record(name, {
      game: values.game ?? '',
      seats: Number(values.seats),
      options: JSON.parse(values.options),
    });
  for (const file of readdirSync(FOLDER)) {
    const known = file.replace(/\.json$/, '');
    record(known, JSON.parse(readFileSync(fileOf(known), 'utf8')).record);
  }
});

function record(name: string, { game, seats, options }: Golden): void {
  const games: { readonly [game: string]: AnyGame } = GAMES;
  const rules = games[game];
  if (rules === undefined) throw new Error(`No game ${game}: there are ${Object.keys(games).join(', ')}`);
  const match = playedMatch(rules, seats, name, options);
  const golden = { outcome: rules.outcome(match.state), record: serialize(match) };
  writeFileSync(fileOf(name), `${JSON.stringify(golden)}\n`);
}
