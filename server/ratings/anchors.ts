/** Where bots stand, by game. */

import { MANIFESTS } from '../../shared/games/index.ts';
import type { GameManifest } from '../../shared/games/manifest.ts';
import type { BotLevel } from '../../shared/table/seats.ts';

const RATINGS = new Map<string, GameManifest['botRatings']>(MANIFESTS.map(({ id, botRatings }) => [id, botRatings]));

export const anchorsOf = (game: string): ((level: BotLevel) => number) => {
  const ratings = RATINGS.get(game);
  if (ratings === undefined) throw new Error(`No bots of ${game} have ratings`);
  return (level) => ratings[level];
};
