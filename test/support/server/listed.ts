import type { TableMetadata } from '../../../server/matchmaking/listing.ts';

/** A table as it is listed, without one. */
export const listed = (id: string, change: Partial<TableMetadata> = {}): TableMetadata => ({
  id,
  epoch: 0,
  game: 'spicy',
  phase: 'gathering',
  seats: 4,
  people: 1,
  bots: 0,
  watchers: 0,
  watchable: true,
  hot: false,
  pace: 'standard',
  rules: {},
  host: 'Mimi',
  quick: 'withBots',
  open: 3,
  openedBy: [],
  ...change,
});
