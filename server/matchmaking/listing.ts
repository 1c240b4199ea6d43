/** What the lobby and quick match know about a table, wherever it runs. */

import { people, type TableModel } from '../../shared/table/people/model.ts';
import type { TableListing } from '../../shared/table/protocol.ts';

/** The name under which tables are rooms. */
export const TABLE_ROOM = 'table';

/** Kept as metadata of the room. `open` counts the seats that a person could still take, `openedBy` whose budget it belongs to. */
export interface TableMetadata extends TableListing {
  /** Of the ownership under which it runs. */
  readonly epoch: number;
  readonly quick: 'withBots' | 'peopleOnly' | '';
  readonly open: number;
  readonly openedBy: readonly string[];
}

export function listingOf(
  id: string,
  model: TableModel,
  { epoch, watchers, hot }: Pick<TableMetadata, 'epoch' | 'watchers' | 'hot'>,
): TableMetadata {
  const { options } = model;
  const host = people(model).find((person) => person.player === model.host);
  const bots = model.seats.filter((seat) => seat.kind === 'bot');
  const free = model.seats.filter((seat) => seat.kind === 'free').length;
  return {
    id,
    epoch,
    game: options.game,
    phase: model.phase,
    seats: options.seats,
    people: people(model).length,
    bots: bots.length,
    watchers,
    watchable: options.watchers,
    hot: hot && model.phase === 'playing',
    pace: typeof options.pace === 'string' ? options.pace : 'custom',
    rules: options.rules,
    host: host?.name ?? '',
    quick: model.quick === undefined ? '' : model.quick.bots ? 'withBots' : 'peopleOnly',
    open: model.phase === 'gathering' ? free + bots.filter((bot) => bot.filler).length : 0,
    openedBy: model.openedBy ?? [],
  };
}

export function publicListing({
  epoch: _epoch,
  quick: _quick,
  open: _open,
  openedBy: _openedBy,
  ...listing
}: TableMetadata): TableListing {
  return listing;
}
