/** Opening a table and finding one. The answer is its id; the client joins it there. */

import { matchMaker } from '@colyseus/core';
import type { Application } from 'express';
import type { AnyGame } from '../../shared/engine/game.ts';
import { GAMES } from '../../shared/games/games.ts';
import type { TableAddress } from '../../shared/table/api.ts';
import { parseTableOptions, type QuickMatch, quickMatchSchema } from '../../shared/table/options.ts';
import { seatOf } from '../../shared/table/people/model.ts';
import { Serial } from '../../shared/table/runtime/serial.ts';
import { unusedCode } from '../matchmaking/codes.ts';
import type { TableMetadata } from '../matchmaking/listing.ts';
import { PromisedSeats } from '../matchmaking/promisedSeats.ts';
import { TABLE_ROOM } from '../rooms/lobbyRoom.ts';
import type { Opening } from '../rooms/tableRoom.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/store.ts';
import { limited, parseBody, Refused, requirePlayer, route } from './answers.ts';

const DEFAULT_SEATS = 4;

export function routeTables(app: Application, services: Services): void {
  const { store } = services;
  // One after the other: two who ask in the same moment shall meet at one table.
  const matching = new Serial();
  const promised = new PromisedSeats();

  app.post(
    '/api/tables',
    route(services, async (request): Promise<TableAddress> => {
      requirePlayer(services, request);
      limited(services, 'tables', request);
      const options = parseTableOptions(request.body, GAMES);
      if (!options.ok) throw new Refused(422, options.error);
      return { id: await open({ id: await unusedCode(store.tables), options: options.value }) };
    }),
  );

  app.post(
    '/api/quick',
    route(services, async (request): Promise<TableAddress> => {
      const player = requirePlayer(services, request);
      limited(services, 'tables', request);
      const wish = parseBody(quickMatchSchema, request);
      return matching.run(async () => {
        const now = Date.now();
        const models = new Map([...services.open].map((table) => [table.id, table.model]));
        // Of a table in another process only the numbers are known: who was promised a seat there has come.
        const seatsFor = ({ id, open }: TableMetadata): number => {
          const model = models.get(id);
          if (model?.kicked.includes(player)) return 0;
          const isSeated = (other: string) => model === undefined || seatOf(model, other) !== undefined;
          return open - promised.outstanding(id, player, now, isSeated);
        };
        const id = (await fittingTable(wish, seatsFor)) ?? (await openFor(store, wish));
        promised.give(player, id, now);
        return { id };
      });
    }),
  );
}

/** The fullest public table that fits, so that games begin soon. */
async function fittingTable(wish: QuickMatch, seatsFor: (table: TableMetadata) => number): Promise<string | undefined> {
  const rooms = await matchMaker.query({ name: TABLE_ROOM, private: false });
  const fits = (table: TableMetadata) =>
    table.game === wish.game &&
    table.phase === 'gathering' &&
    seatsFor(table) > 0 &&
    (wish.seats === 'any' || table.seats === wish.seats) &&
    table.pace === wish.pace &&
    table.quick === (wish.bots ? 'withBots' : 'peopleOnly');
  return rooms
    .map((room) => room.metadata as TableMetadata)
    .filter(fits)
    .sort((a, b) => b.people - a.people)[0]?.id;
}

async function openFor(store: Store, wish: QuickMatch): Promise<string> {
  const games: { readonly [id: string]: AnyGame } = GAMES;
  const game = Object.hasOwn(games, wish.game) ? games[wish.game] : undefined;
  const seats = wish.seats === 'any' ? Math.min(DEFAULT_SEATS, game?.seats.max ?? DEFAULT_SEATS) : wish.seats;
  const options = parseTableOptions({ game: wish.game, seats, pace: wish.pace }, GAMES);
  if (!options.ok) throw new Refused(422, options.error);
  return open({ id: await unusedCode(store.tables), options: options.value, quick: { bots: wish.bots } });
}

async function open(opening: Opening): Promise<string> {
  try {
    return (await matchMaker.createRoom(TABLE_ROOM, opening)).roomId;
  } catch (error) {
    if (error instanceof Error && error.message.includes('server/full'))
      throw new Refused(503, { code: 'server/full' });
    throw error;
  }
}
