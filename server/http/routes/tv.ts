/** House TV: which table to watch now. The hottest public one, or the one of the house where nobody plays. */

import { matchMaker } from '@colyseus/core';
import type { Application } from 'express';
import type { TvChannel } from '../../../shared/table/gallery.ts';
import { Serial } from '../../../shared/table/runtime/serial.ts';
import { houseOptions } from '../../gallery/houseTable.ts';
import { unusedCode } from '../../matchmaking/codes.ts';
import { TABLE_ROOM } from '../../matchmaking/listing.ts';
import type { Opening } from '../../rooms/tableRoom.ts';
import type { Services } from '../../services.ts';
import { limited, Refused, route } from '../answers.ts';

export function routeTv(app: Application, services: Services): void {
  // One after the other: two who ask in the same moment shall not each be opened a house.
  const opening = new Serial();
  let turn = 0;

  const houseTable = async (): Promise<string> => {
    const running = [...services.open].find(({ model }) => model.house === true);
    if (running !== undefined) return running.id;
    const id = await unusedCode(services.store.tables);
    const options = houseOptions(turn);
    turn += 1;
    const order: Opening = { id, options, openedBy: [], house: true };
    // In this process: every server has a house of its own.
    try {
      return (await matchMaker.handleCreateRoom(TABLE_ROOM, order)).roomId;
    } catch (error) {
      if (error instanceof Error && error.message.includes('server/full'))
        throw new Refused(503, { code: 'server/full' });
      throw error;
    }
  };

  app.get(
    '/api/tv',
    route(services, async (request): Promise<TvChannel> => {
      limited(services, 'gallery', request);
      const { tables } = await services.tables.page('watcher', 0, 1);
      const hottest = tables[0]?.id;
      return hottest === undefined
        ? { table: await opening.run(houseTable), house: true }
        : { table: hottest, house: false };
    }),
  );
}
