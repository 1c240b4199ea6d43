/** Opening a table, and the way back to one. The answer is its id; the client joins it there. */

import { matchMaker } from '@colyseus/core';
import type { Application, Request } from 'express';
import { GAMES } from '../../../shared/games/games.ts';
import type { OwnSeats, TableAddress } from '../../../shared/table/api.ts';
import { parseTableOptions, type TableOptions } from '../../../shared/table/options.ts';
import { isMissed, type TableModel } from '../../../shared/table/people/model.ts';
import { unusedCode } from '../../matchmaking/codes.ts';
import { TABLE_ROOM } from '../../matchmaking/listing.ts';
import { OpenBudget } from '../../matchmaking/openBudget.ts';
import type { Opening } from '../../rooms/tableRoom.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, Refused, requirePlayer, route } from '../answers.ts';
import { addressOf } from '../guard.ts';

export function routeTables(app: Application, services: Services): void {
  const { store } = services;
  const budget = new OpenBudget(
    services.tables,
    services.config.limits.open,
    () => 1 - services.open.size / services.config.maxTables,
  );

  const opened = async (request: Request, player: string, options: TableOptions): Promise<string> => {
    const id = await budget.spend(player, addressOf(request), async (openedBy) =>
      open({ id: await unusedCode(store.tables), options, openedBy }),
    );
    if (id === undefined) throw new Refused(429, { code: 'server/tooManyTables' });
    return id;
  };

  app.post(
    '/api/tables',
    route(services, async (request): Promise<TableAddress> => {
      const player = requirePlayer(services, request);
      limited(services, 'tables', request);
      const options = parseTableOptions(request.body, GAMES);
      if (!options.ok) throw new Refused(422, options.error);
      return { id: await opened(request, player, options.value) };
    }),
  );

  // From the store, not from memory: a table may run in another process, or be on its way back after a restart.
  app.get(
    '/api/me/seats',
    route(services, async (request): Promise<OwnSeats> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'looks', player);
      const rows = await store.tables.ofPlayer(player);
      const seats = rows.flatMap(({ id, model: stored }) => {
        const model = JSON.parse(stored) as TableModel;
        return isMissed(model, player) ? [{ table: id, game: model.options.game, phase: model.phase }] : [];
      });
      return { seats };
    }),
  );
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
