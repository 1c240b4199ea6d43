/** What surrounds the queue: ratings, blocks, and how tables are opened. */

import { matchMaker } from '@colyseus/core';
import { GAMES } from '../../../shared/games/games.ts';
import { isGameName } from '../../../shared/games/names.ts';
import { NEWCOMER } from '../../../shared/ratings/rating.ts';
import { parseTableOptions, type QuickMatch } from '../../../shared/table/options.ts';
import { BOT_LEVELS, type BotLevel, MAX_SEATS, usualSeats } from '../../../shared/table/seats.ts';
import { anchorsOf } from '../../ratings/anchors.ts';
import type { Opening } from '../../rooms/tableRoom.ts';
import type { Services } from '../../services.ts';
import { newTableCode, unusedCode } from '../codes.ts';
import { TABLE_ROOM } from '../listing.ts';
import { type Group, muOf } from './grouping.ts';
import { ownSeats } from './ownSeats.ts';
import type { QueueSurroundings } from './queue.ts';

const DAY_MS = 86_400_000;
/** Leaving once can happen. From the second time within a day each costs this much more, up to a limit. */
const HELD_PER_LEAVING_MS = 30_000;
const MOST_HELD_MS = 300_000;

export function queueSurroundings({
  config,
  store,
  log,
}: Pick<Services, 'config' | 'store' | 'log'>): QueueSurroundings {
  return {
    get process() {
      return matchMaker.processId;
    },
    log,
    fillAfterMs: config.quickWaitMs,
    seatsOf(game) {
      const { seats } = isGameName(game) ? GAMES[game] : { seats: { min: 2, max: MAX_SEATS } };
      return { min: seats.min, usual: usualSeats({ seats }) };
    },
    newCode: newTableCode,
    async memberOf(player, game) {
      const [profile, rating, apart, lately] = await Promise.all([
        store.players.find(player),
        store.ladders.rating(game, player),
        store.people.blocks.apartFrom(player),
        store.ladders.lately(player, Date.now() - DAY_MS),
      ]);
      const { mu, sigma } = rating ?? NEWCOMER;
      return { player, name: profile?.name ?? '', mu, sigma, apart: [...apart], met: lately.met };
    },
    async heldMs(player) {
      const [{ left }, seats] = await Promise.all([
        store.ladders.lately(player, Date.now() - DAY_MS),
        ownSeats(store.tables, player),
      ]);
      // Also matches that others still play to their end: who walks out of one after the other would never wait otherwise.
      const leaving = left + seats.filter((seat) => seat.left && seat.rated).length;
      return Math.min(MOST_HELD_MS, Math.max(0, leaving - 1) * HELD_PER_LEAVING_MS);
    },
    async open(group) {
      const options = optionsFor(group);
      if (!options.ok) throw new Error(`A quick match has options that nobody can play: ${options.error.code}`);
      const level = levelFor(group);
      const opening: Opening = {
        id: await unusedCode(store.tables),
        options: options.value,
        quick: { bots: group.parties.every(({ wait }) => wait.wish.bots), level },
        fillers: Array.from({ length: group.bots }, () => level),
        openedBy: [],
      };
      try {
        return (await matchMaker.createRoom(TABLE_ROOM, opening)).roomId;
      } catch (error) {
        if (error instanceof Error && error.message.includes('server/full')) return undefined;
        throw error;
      }
    },
  };
}

/** Whether anybody could play this at all. */
export const optionsOf = ({ game, pace, seats }: QuickMatch) =>
  parseTableOptions({ game, pace, seats: seats === 'any' ? 2 : seats }, GAMES);

const optionsFor = ({ parties: [first], seats }: Group) =>
  parseTableOptions({ game: first?.wait.wish.game, pace: first?.wait.wish.pace, seats }, GAMES);

/** Bots as strong as the people there, as nearly as there are any. */
export function levelFor({ parties }: Pick<Group, 'parties'>): BotLevel {
  const mu = parties.reduce((sum, party) => sum + muOf(party), 0) / parties.length;
  const anchorOf = anchorsOf(parties[0]?.wait.wish.game ?? '');
  return BOT_LEVELS.reduce((best, level) =>
    Math.abs(anchorOf(level) - mu) < Math.abs(anchorOf(best) - mu) ? level : best,
  );
}
