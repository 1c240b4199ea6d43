/** `npm exec -- node test/tools/classics.ts`: plays the house's classics anew and keeps those with the hottest reveals. For a change of rules that makes the old ones unreadable. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSICS_FOLDER, type Classic } from '../../server/gallery/classics.ts';
import { momentsOf } from '../../server/gallery/reveals.ts';
import { eventsOf, type Match } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { packEntry } from '../../shared/engine/record.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../shared/games/games.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { openTable } from '../../shared/table/people/model.ts';
import { fillWithBots } from '../../shared/table/people/seating.ts';
import { holdMs } from '../../shared/table/runtime/pace.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { playBotMatch } from '../support/botMatch.ts';

const TRIED = 40;
const KEPT = 3;
const SEATS = 4;
const ENDED = Date.UTC(2026, 0, 1, 20);
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a cat looks at its cards, as at a real table. */
const THINKING_MS = [1400, 3600] as const;
/** Legends bluff the best, others are caught more often: both are worth watching. */
const COMPANIES: readonly (readonly BotLevel[])[] = [
  ['legend', 'bigCat', 'legend', 'alleyCat'],
  ['legend', 'legend', 'legend', 'legend'],
  ['bigCat', 'legend', 'alleyCat', 'kitten'],
];

rmSync(CLASSICS_FOLDER, { recursive: true, force: true });
mkdirSync(CLASSICS_FOLDER, { recursive: true });
let days = 0;
for (const game of GAME_NAMES) {
  const found = Array.from({ length: TRIED }, (_, index) => play(game, index)).sort(
    (one, other) => other.heat - one.heat,
  );
  for (const [place, { match, levels, seed }] of found.slice(0, KEPT).entries()) {
    const id = `classic-${game}-${place + 1}`;
    writeFileSync(join(CLASSICS_FOLDER, `${id}.json`), `${JSON.stringify(classicOf(id, match, levels, seed, days))}\n`);
    days += 1;
    console.log(id, found[place]?.heat, match.history.length);
  }
}

interface Played {
  readonly match: Match;
  readonly levels: readonly BotLevel[];
  readonly seed: string;
  readonly heat: number;
}

function play(game: GameName, index: number): Played {
  const levels = COMPANIES[index % COMPANIES.length] ?? [];
  const { samples } = GAMES[game];
  const seed = `classic ${game} ${index}`;
  const match = playBotMatch({ game, levels, seed, options: samples[index % samples.length] }, () => undefined);
  const [first = 0, second = 0, third = 0] = momentsOf(match)
    .map(({ moment }) => moment.heat)
    .sort((one, other) => other - one);
  return { match, levels, seed, heat: first * 2 + second + third };
}

function classicOf(id: string, match: Match, levels: readonly BotLevel[], seed: string, days: number): Classic {
  const random = createRandom(seedFromText(`seats ${seed}`));
  const options = optionsOf(match);
  const { seats } = fillWithBots(openTable(options), levels, (count) => random.below(count), false);
  let at = 0;
  let hold = 0;
  const entries = match.history.map((entry, place) => {
    at += hold + (place === 0 ? 0 : THINKING_MS[0] + random.below(THINKING_MS[1] - THINKING_MS[0]));
    hold = place === 0 ? 0 : holdMs(match.game, eventsOf(entry), options.pace, 'full');
    return [at, hold, packEntry(match.game, entry)] as const;
  });
  return { id, version: match.version, options, seats, seed: match.seed, endedAt: ENDED + days * DAY_MS, entries };
}

function optionsOf({ game, options: rules }: Match): TableOptions {
  const options = parseTableOptions({ game: game.id, seats: SEATS, rules }, GAMES);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}
