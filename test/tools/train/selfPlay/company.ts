/** Whom a learner of Spicy meets beside its own kind, and how it does against those that it is measured against. */

import { alleyCat } from '../../../../shared/games/spicy/bots/alleyCat.ts';
import { bigCat } from '../../../../shared/games/spicy/bots/bigCat.ts';
import { kitten } from '../../../../shared/games/spicy/bots/kitten.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { EXPLOITERS } from '../../arena/spicy/exploiters.ts';
import { FROZEN } from '../../arena/spicy/frozen/index.ts';
import { shareAgainst } from './course.ts';
import type { Ground, Guest } from './ground.ts';
import { mindGuest } from './spicyGround.ts';
import type { Player } from './spicyTable.ts';

const { raceToEmpty, alwaysLie } = EXPLOITERS;
const MINDS = { ...FROZEN, bigCat, alleyCat, kitten, raceToEmpty, alwaysLie } satisfies { [name: string]: Mind };
export type Name = keyof typeof MINDS;

const namedGuest = (name: Name): Guest<Player> => mindGuest(name, MINDS[name]);

/** Everybody as many times as it says: who is met is drawn from the list. */
export const companyOf = (times: { readonly [name in Name]?: number }): readonly Guest<Player>[] =>
  Object.entries(times).flatMap(([name, count]) => Array<Guest<Player>>(count).fill(namedGuest(name as Name)));

const JUDGES: readonly Name[] = ['heur', 'heur2t', 'evPool', 'bigCat'];

/** How often it wins from each of those, in words. */
export function judged(ground: Ground<Player>, one: Guest<Player>, games: number, seed: number): string {
  const seats = ground.seats[0] as number;
  const shares = JUDGES.map((name) => {
    const share = shareAgainst(ground, one, namedGuest(name), seats, games, seed);
    return `${name} ${(100 * share).toFixed(1)}`;
  });
  return shares.join(', ');
}
