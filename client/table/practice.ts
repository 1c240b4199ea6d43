/** A table in this browser against bots. Loaded only for that: the bots weigh as much as the controls of a table. */

import { BOTS } from '../../shared/bots/index.ts';
import { createRandom, type Seed, seedFromBytes } from '../../shared/engine/random.ts';
import { GAMES, type GameName, isGameName } from '../../shared/games/index.ts';
import { randomLook } from '../../shared/table/catLook.ts';
import { openTable, personSeat, type TableModel } from '../../shared/table/model.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { fillWithBots } from '../../shared/table/seating.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { CATALOG } from '../games/catalog.ts';
import { openLocalTable } from '../net/localTable.ts';
import { profileStore } from '../store/profile.ts';
import { tableStore } from '../store/table.ts';
import { sitLocally } from './session.ts';

const PRACTICE_BOTS: readonly BotLevel[] = ['kitten', 'alleyCat', 'alleyCat'];

export function practise(name: string, ownName: string): void {
  const game: GameName = isGameName(name) ? name : 'spicy';
  sitLocally(() =>
    openLocalTable({
      game: GAMES[game],
      bot: BOTS[game],
      model: practiceModel(practiceOptions(game), ownName),
      seed: freshSeed,
      store: tableStore,
    }),
  );
}

function practiceOptions(game: GameName): TableOptions {
  const { pace, matches } = profileStore.getState();
  const rules = matches === 0 ? (CATALOG.find(({ id }) => id === game)?.firstRules ?? {}) : {};
  const parsed = parseTableOptions({ game, seats: PRACTICE_BOTS.length + 1, pace, rules, practice: true }, GAMES);
  if (!parsed.ok) throw new Error(`Practice has legal options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function practiceModel(options: TableOptions, ownName: string): TableModel {
  const { name, look } = profileStore.getState();
  const random = createRandom(freshSeed());
  const pick = (count: number) => random.below(count);
  const you = personSeat({ id: 'you', name: name || ownName, look: look ?? randomLook(pick) });
  const alone = { ...openTable(options), host: you.player, seats: [you, ...openTable(options).seats.slice(1)] };
  return fillWithBots(alone, PRACTICE_BOTS, pick, false);
}

const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
