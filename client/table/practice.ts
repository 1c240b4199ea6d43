/** A table in this browser against bots. Loaded only for that: the bots weigh as much as the controls of a table. */

import { BOTS } from '../../shared/bots/index.ts';
import { createRandom, type Seed, seedFromBytes } from '../../shared/engine/random.ts';
import { GAMES, type GameName, isGameName } from '../../shared/games/index.ts';
import { type CatLook, randomLook } from '../../shared/table/catLook.ts';
import { dressed } from '../../shared/table/characters.ts';
import { BOT_NAMES } from '../../shared/table/names.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { CATALOG } from '../games/catalog.ts';
import type { LocalSeat } from '../net/localFacts.ts';
import { type LocalBot, openLocalTable } from '../net/localTable.ts';
import { profileStore } from '../store/profile.ts';
import { tableStore } from '../store/table.ts';
import { sitLocally } from './session.ts';

const PRACTICE_BOTS: readonly BotLevel[] = ['kitten', 'alleyCat', 'alleyCat'];

export function practise(name: string, ownName: string): void {
  const game: GameName = isGameName(name) ? name : 'spicy';
  sitLocally(() =>
    openLocalTable({
      game: GAMES[game],
      bot: BOTS[game] as LocalBot,
      seats: practiceSeats(ownName),
      options: practiceOptions(game),
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

function practiceSeats(ownName: string): readonly LocalSeat[] {
  const { name, look } = profileStore.getState();
  const random = createRandom(freshSeed());
  const pick = (count: number) => random.below(count);
  const looks: CatLook[] = [look ?? randomLook(pick)];
  for (const _ of PRACTICE_BOTS) looks.push(randomLook(pick, looks));
  const names = random.shuffle(BOT_NAMES);
  const [own, ...others] = looks as [CatLook, ...CatLook[]];
  return [
    { name: name || ownName, look: own, level: '' },
    ...others.map(
      (worn, place): LocalSeat => ({
        name: names[place] ?? '',
        look: dressed(worn, names[place] ?? ''),
        level: PRACTICE_BOTS[place] ?? 'alleyCat',
      }),
    ),
  ];
}

const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
