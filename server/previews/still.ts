/** A still of a table that is being played at: as it lies, and never further than those who watch it have been shown. */

import { matchAt } from '../../shared/engine/match.ts';
import { delayOf } from '../../shared/table/options.ts';
import type { PaintOrder } from '../../shared/table/preview.ts';
import { recallTable } from '../rooms/match/recall.ts';
import type { Store } from '../store/store.ts';

/** Undefined where there is nothing that a stranger may look at. */
export async function stillOf(store: Store, id: string, now: number): Promise<PaintOrder | undefined> {
  if ((await store.tables.find(id)) === undefined) return undefined;
  const { model, running } = await recallTable(store, id);
  const { options, phase, seats } = model;
  if (options.visibility !== 'public' || !options.watchers || phase !== 'playing' || running === undefined)
    return undefined;
  const { match, stamps, startedAt } = running;
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
