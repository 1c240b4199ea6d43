/** A still of a table that is being played at: as it lies, and never further than those who watch it have been shown. */

import { matchAt } from '../../shared/engine/match.ts';
import { delayOf } from '../../shared/table/options.ts';
import type { TableModel } from '../../shared/table/people/model.ts';
import type { PaintOrder } from '../../shared/table/preview.ts';
import { isUnreadable, recallTable } from '../rooms/match/recall.ts';
import { readJson } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** Undefined where there is nothing that a stranger may look at. */
export async function stillOf(store: Store, id: string, now: number): Promise<PaintOrder | undefined> {
  const row = await store.tables.find(id);
  // Before its match is played again, which costs as much for one that is shown to nobody.
  if (row?.status !== 'open' || !isForStrangers(readJson(row.model) as TableModel | undefined)) return undefined;
  const stored = await recallTable(store, id).catch((error) => {
    // Otherwise every stranger could fill the log with a table that is damaged.
    if (isUnreadable(error)) return undefined;
    throw error;
  });
  if (stored?.running === undefined || !isForStrangers(stored.model)) return undefined;
  const { options, seats } = stored.model;
  const { match, stamps, startedAt } = stored.running;
  const shown = now - delayOf(options) - startedAt;
  // What everybody still looks at is not over: the still must not say how it ends.
  const seq = stamps.findLastIndex(({ at, hold }) => at + hold <= shown) + 1;
  if (seq === 0) return undefined;
  const { game, state } = matchAt(match, seq);
  return {
    game: game.id,
    cats: seats.flatMap((seat) => (seat.kind === 'free' ? [] : [{ name: seat.name, look: seat.look }])),
    before: null,
    entry: null,
    view: game.codecs.view.pack(game.viewFor(state, 'watcher')),
    teaser: '',
  };
}

const isForStrangers = (model: TableModel | undefined): boolean =>
  model?.phase === 'playing' && model.options.visibility === 'public' && model.options.watchers;
