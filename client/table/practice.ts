/** A table in this browser against bots. Loaded only for that: the bots weigh as much as the controls of a table. */

import type { AnyGame } from '../../shared/engine/game.ts';
import { createRandom, type Seed, seedFromBytes } from '../../shared/engine/random.ts';
import { parseTableOptions, type TableOptions } from '../../shared/table/options.ts';
import { randomLook } from '../../shared/table/people/catLook.ts';
import { openTable, personSeat, type TableModel } from '../../shared/table/people/model.ts';
import { fillWithBots } from '../../shared/table/people/seating.ts';
import { type BotTable, botTable } from '../games/botTable.ts';
import { gameNamed } from '../games/registry.ts';
import type { TableLink } from '../net/link.ts';
import { openLocalTable } from '../net/localTable.ts';
import { profileStore } from '../store/person/profile.ts';
import { tableStore } from '../store/table/table.ts';

/** Loads what the table needs. Whoever still wants it then sits down. */
export async function preparePractice(name: string, ownName: string): Promise<() => TableLink> {
  const asked = gameNamed(name);
  const { manifest } = asked;
  const wish = botTable(profileStore.getState(), asked);
  const [game, bot] = await Promise.all([manifest.loadRules(), manifest.loadBot(wish.bots)]);
  return () =>
    openLocalTable({
      game,
      bot,
      model: practiceModel(practiceOptions(game, wish), ownName),
      seed: freshSeed,
      store: tableStore,
    });
}

function practiceOptions(game: AnyGame, wish: BotTable): TableOptions {
  const parsed = parseTableOptions(wish, { [game.id]: game });
  if (!parsed.ok) throw new Error(`Practice has legal options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

function practiceModel(options: TableOptions, ownName: string): TableModel {
  const { name, look } = profileStore.getState();
  const random = createRandom(freshSeed());
  const pick = (count: number) => random.below(count);
  const you = personSeat({ id: 'you', name: name || ownName, look: look ?? randomLook(pick) });
  const alone = { ...openTable(options), host: you.player, seats: [you, ...openTable(options).seats.slice(1)] };
  return fillWithBots(alone, options.bots, pick, false);
}

const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)));
