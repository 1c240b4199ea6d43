/** Wires what the host decides to what runs in this process. */

import { matchMaker } from '@colyseus/core';
import type { Services } from '../services.ts';
import { answerAbout } from './status.ts';

export async function beginHosting(services: Services): Promise<void> {
  const { bans, hostSettings, log, news, open } = services;
  await hostSettings.begin();
  await bans.refresh();
  news.listen((heard) => {
    hostSettings.hear(heard);
    for (const table of open) table.hear(heard);
    if (heard.type === 'banned' || heard.type === 'bans')
      void bans.refresh().catch((error) => log.error({ err: error }, 'bans could not be read'));
  });
  await news.begin();
  await answerAbout(services);
}

/** The emptiest process that takes new tables; any, should none: it will say that it is full. */
export async function processForTable({ hostSettings }: Pick<Services, 'hostSettings'>): Promise<string> {
  const all = await matchMaker.stats.fetchAll();
  const taking = all.filter(({ processId }) => !hostSettings.isDraining(processId));
  const [emptiest] = taking.sort((one, other) => one.roomCount - other.roomCount);
  return emptiest?.processId ?? matchMaker.processId;
}
