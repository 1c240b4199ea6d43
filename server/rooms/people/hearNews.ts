/** What the house has decided, or two of the people at a table: how the table hears of it. */

import { ownSeatOf, type TableModel } from '../../../shared/table/people/model.ts';
import { changePerson } from '../../../shared/table/people/seating.ts';
import type { Clock } from '../../../shared/table/runtime/clock.ts';
import type { News } from '../../people/news.ts';
import type { Services } from '../../services.ts';
import type { TableQueue } from '../tableQueue.ts';
import type { Attendance } from './attendance.ts';
import type { Emptiness } from './emptiness.ts';
import type { Visitors } from './visitors.ts';

/** What this needs of its table. */
export interface HearingTable {
  readonly id: string;
  readonly model: TableModel;
  readonly visitors: Visitors;
  readonly attendance: Attendance;
  readonly emptiness: Emptiness;
  readonly clock: Clock;
  readonly queue: TableQueue;
  show(): void;
  change(model: TableModel): Promise<void>;
  abandon(): void;
}

export function hearNews(table: HearingTable, news: News, services: Pick<Services, 'store' | 'news'>): void {
  switch (news.type) {
    case 'apart':
      part(table, news.one, news.other, news.apart);
      part(table, news.other, news.one, news.apart);
      break;
    case 'muted': {
      const visitor = table.visitors.ofPlayer(news.player);
      if (visitor !== undefined) visitor.silentUntil = news.until;
      break;
    }
    case 'renamed':
      rename(table, news.player, news.name);
      break;
    case 'signedOut':
      signOut(table, news.player, news.session);
      break;
    case 'banned': {
      const address = table.visitors.ofPlayer(news.player)?.address;
      if (address !== undefined && news.addressUntil !== undefined)
        banAddress(table, news.player, address, news.addressUntil, services);
      signOut(table, news.player);
      break;
    }
    case 'bans':
      for (const { address, person } of table.visitors.all) if (address === news.address) signOut(table, person.id);
      break;
    case 'close':
      if (news.table !== table.id) return;
      for (const visitor of table.visitors.all) table.visitors.dismiss(visitor, 'closed');
      table.abandon();
      break;
    default:
  }
}

function part({ visitors }: HearingTable, one: string, other: string, apart: boolean): void {
  const visitor = visitors.ofPlayer(one);
  if (apart) visitor?.apart.add(other);
  else visitor?.apart.delete(other);
}

/** Also the seat of somebody who is away: the name stands there all the same. */
function rename(table: HearingTable, player: string, name: string): void {
  const visitor = table.visitors.ofPlayer(player);
  if (visitor !== undefined) visitor.person = { ...visitor.person, name };
  if (ownSeatOf(table.model, player) === undefined) return;
  table.queue.later('rename', async () => {
    const seat = ownSeatOf(table.model, player);
    if (seat !== undefined) await table.change(changePerson(table.model, seat, { name }));
  });
}

/** @param session Only where this one brought them here; any where none is named. */
function signOut(table: HearingTable, player: string, session?: string): void {
  const visitor = table.visitors.ofPlayer(player);
  if (visitor === undefined || (session !== undefined && session !== visitor.session)) return;
  table.visitors.dismiss(visitor, 'signedOut');
  table.attendance.lost(visitor.person.id);
  table.emptiness.watch();
  table.show();
}

/** Where somebody comes from is known only where they are. */
function banAddress(
  { queue, clock }: HearingTable,
  player: string,
  address: string,
  until: number | null,
  { store, news }: Pick<Services, 'store' | 'news'>,
): void {
  const { audit, sanctions } = store.people;
  queue.later('ban', async () => {
    await sanctions.add('ban', { address }, until, clock.now());
    await audit.write('ban', player, { until, address: true }, clock.now());
    await news.tell({ type: 'bans', address });
  });
}
