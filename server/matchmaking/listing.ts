/** What the lobby and quick match know about a table, wherever it runs. */

import { people, type TableModel } from '../../shared/table/people/model.ts';
import type { TableListing } from '../../shared/table/protocol.ts';

/** Kept as metadata of the room. `open` counts the seats that a person could still take. */
export interface TableMetadata extends TableListing {
  readonly quick: string;
  readonly open: number;
}

export function listingOf(id: string, model: TableModel, watchers: number): TableMetadata {
  const { options } = model;
  const host = people(model).find((person) => person.player === model.host);
  const bots = model.seats.filter((seat) => seat.kind === 'bot');
  const free = model.seats.filter((seat) => seat.kind === 'free').length;
  return {
    id,
    game: options.game,
    phase: model.phase,
    seats: options.seats,
    people: people(model).length,
    bots: bots.length,
    watchers,
    watchable: options.watchers,
    pace: typeof options.pace === 'string' ? options.pace : 'custom',
    rules: options.rules,
    host: host?.name ?? '',
    quick: model.quick === undefined ? '' : model.quick.bots ? 'withBots' : 'peopleOnly',
    open: model.phase === 'gathering' ? free + bots.filter((bot) => bot.filler).length : 0,
  };
}

export function publicListing({ quick: _quick, open: _open, ...listing }: TableMetadata): TableListing {
  return listing;
}
