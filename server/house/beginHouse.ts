/** Wires what the host decides to what runs in this process. */

import { matchMaker } from '@colyseus/core';
import type { Services } from '../services.ts';
import { answerAbout } from './status.ts';

export async function beginHouse(services: Services): Promise<void> {
  const { bans, house, log, news, open } = services;
  await house.begin();
  await bans.refresh();
  news.listen((heard) => {
    house.hear(heard);
    for (const table of open) table.hear(heard);
    if (heard.type === 'banned')
      void bans.refresh().catch((error) => log.error({ err: error }, 'bans could not be read'));
  });
  await news.begin();
  await answerAbout(services);
}

/** The emptiest process that takes new tables; any, should none: it will say that it is full. */
export async function processForTable({ house }: Pick<Services, 'house'>): Promise<string> {
  const all = await matchMaker.stats.fetchAll();
  const taking = all.filter(({ processId }) => !house.isDraining(processId));
  const [emptiest] = taking.sort((one, other) => one.roomCount - other.roomCount);
  return emptiest?.processId ?? matchMaker.processId;
}
