/** Everybody who can be named in the arena, by game. */

import { BOTS } from '../../../shared/games/bots.ts';
import { GAMES, type GameName } from '../../../shared/games/games.ts';
import { BOT_LEVELS } from '../../../shared/table/seats.ts';
import { type AnyContender, contenderOf } from './contender.ts';
import { EXPLOITERS } from './spicy/exploiters.ts';
import { FROZEN } from './spicy/frozen/index.ts';
import { mindContender } from './spicy/mindContender.ts';

export interface Roster {
  readonly levels: readonly AnyContender[];
  /** Opponents that strength is measured against; they never change. */
  readonly frozen: readonly AnyContender[];
  readonly exploiters: readonly AnyContender[];
}

const levelsOf = (game: GameName): readonly AnyContender[] => BOT_LEVELS.map((level) => contenderOf(BOTS[game], level));

const minds = (table: typeof EXPLOITERS | typeof FROZEN): readonly AnyContender[] =>
  Object.entries(table).map(([name, mind]) => mindContender(name, mind));

/** Whom there is beside the levels, which every game has. */
const OTHERS: { readonly [game: string]: Omit<Roster, 'levels'> } = {
  spicy: { frozen: minds(FROZEN), exploiters: minds(EXPLOITERS) },
};

export const rosterOf = (game: GameName): Roster => ({
  levels: levelsOf(game),
  ...(OTHERS[game] ?? { frozen: [], exploiters: [] }),
});

/** Names, or `levels`, `frozen`, `exploiters` for all of a kind. */
export function contendersNamed(game: GameName, names: readonly string[]): readonly AnyContender[] {
  const roster = rosterOf(game);
  const everybody = [...roster.levels, ...roster.frozen, ...roster.exploiters];
  return names.flatMap((name) => {
    if (name === 'levels' || name === 'frozen' || name === 'exploiters') return roster[name];
    const contender = everybody.find((each) => each.name === name);
    if (contender === undefined)
      throw new Error(
        `${name}: in ${GAMES[game].id} there are levels, frozen, exploiters and ${everybody.map((each) => each.name).join(', ')}`,
      );
    return [contender];
  });
}
