/** `npm exec -- node test/tools/recordMatch.ts`: plays the golden matches anew. Only for a change of rules that is meant to change them. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../shared/engine/game.ts';
import { serialize } from '../../shared/engine/record.ts';
import { GAMES, type GameName } from '../../shared/games/games.ts';
import { SPICE_IT_UP } from '../../shared/games/spicy/rules/spiceItUp/names.ts';
import { playedMatch } from '../support/play.ts';

interface Golden {
  readonly name: string;
  readonly game: GameName;
  readonly seats: number;
  readonly options: unknown;
}

const GOLDEN: readonly Golden[] = [
  { name: 'spicy-2-plain', game: 'spicy', seats: 2, options: {} },
  { name: 'spicy-4-all-cards', game: 'spicy', seats: 4, options: { spiceItUp: [...SPICE_IT_UP] } },
  { name: 'spicy-6-strict', game: 'spicy', seats: 6, options: { manners: 'strict', spiceItUp: { random: 2 } } },
  { name: 'spicy-3-short', game: 'spicy', seats: 3, options: { worldsEnd: 'short' } },
  { name: 'black-jacky-2', game: 'blackJacky', seats: 2, options: {} },
  { name: 'black-jacky-6', game: 'blackJacky', seats: 6, options: {} },
  { name: 'black-jacky-4-quick-duel', game: 'blackJacky', seats: 4, options: { quickDuel: true } },
];

for (const { name, game, seats, options } of GOLDEN) {
  const rules: AnyGame = GAMES[game];
  const match = playedMatch(rules, seats, name, options);
  const golden = { outcome: rules.outcome(match.state), record: serialize(match) };
  writeFileSync(join(import.meta.dirname, '../games/recorded', `${name}.json`), `${JSON.stringify(golden)}\n`);
}
