/** Everybody who can be named in the arena, by game. */

import { BOTS } from '../../../shared/games/bots.ts';
import { GAMES, type GameName } from '../../../shared/games/games.ts';
import { CHARACTERS } from '../../../shared/table/people/characters.ts';
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
  /** Every level as every character that it can have, the even one apart. */
  readonly characters: readonly AnyContender[];
}

const levelsOf = (game: GameName): readonly AnyContender[] => BOT_LEVELS.map((level) => contenderOf(BOTS[game], level));

const charactersOf = (game: GameName): readonly AnyContender[] =>
  BOT_LEVELS.flatMap((level) =>
    CHARACTERS.filter((character) => character !== 'even').map((character) =>
      contenderOf(BOTS[game], level, character),
    ),
  );

const minds = (table: typeof EXPLOITERS | typeof FROZEN): readonly AnyContender[] =>
  Object.entries(table).map(([name, mind]) => mindContender(name, mind));

/** Whom there is beside the levels and characters, which every game has. */
const OTHERS: { readonly [game: string]: Pick<Roster, 'frozen' | 'exploiters'> } = {
  spicy: { frozen: minds(FROZEN), exploiters: minds(EXPLOITERS) },
};

export const rosterOf = (game: GameName): Roster => ({
  levels: levelsOf(game),
  characters: charactersOf(game),
  ...(OTHERS[game] ?? { frozen: [], exploiters: [] }),
});

/** Names, or `levels`, `characters`, `frozen`, `exploiters` for all of a kind. */
export function contendersNamed(game: GameName, names: readonly string[]): readonly AnyContender[] {
  const roster = rosterOf(game);
  const everybody = [...roster.levels, ...roster.frozen, ...roster.exploiters, ...roster.characters];
  return names.flatMap((name) => {
    if (name === 'levels' || name === 'characters' || name === 'frozen' || name === 'exploiters') return roster[name];
    const contender = everybody.find((each) => each.name === name);
    if (contender === undefined)
      throw new Error(
        `${name}: in ${GAMES[game].id} there are levels, characters, frozen, exploiters and ${everybody.map((each) => each.name).join(', ')}`,
      );
    return [contender];
  });
}
