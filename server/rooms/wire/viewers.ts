/** What each viewer is told of a match: the one place on the server where views and redacted events are packed. */

import type { AnyGame, Seat, Viewer } from '../../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../../shared/engine/match.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import { type LogEntry, type TableCodecs, tableCodecs } from '../../../shared/table/protocol.ts';
import {
  entryFor,
  logFor,
  matchFor,
  type NewEntry,
  type Running,
  type Stamp,
  stampAt,
} from '../../../shared/table/runtime/running.ts';

const codecsOf = new Map<AnyGame, TableCodecs<unknown, unknown>>();

/** One of each for all tables: they remember what they packed last, and every table would keep its own past in memory. */
function sharedCodecs(game: AnyGame): TableCodecs<unknown, unknown> {
  const codecs = codecsOf.get(game) ?? tableCodecs(game);
  codecsOf.set(game, codecs);
  return codecs;
}

export class Teller {
  readonly #game: AnyGame;
  readonly #codecs: TableCodecs<unknown, unknown>;
  #latest: LogEntry<unknown> | undefined;

  constructor(game: AnyGame) {
    this.#game = game;
    this.#codecs = sharedCodecs(game);
  }

  move(fresh: NewEntry, viewer: Viewer): unknown {
    const view = this.#game.viewFor(fresh.match.state, viewer);
    return this.#codecs.move.pack({ entry: this.#shared(entryFor(fresh.match, fresh, viewer)), view });
  }

  /** Most viewers may know the same of an entry, and they are told one after the other: what is one object is packed once. */
  #shared(entry: LogEntry<unknown>): LogEntry<unknown> {
    const { events } = entry;
    const latest = this.#latest;
    if (latest?.seq === entry.seq && latest.events.every((event, place) => event === events[place])) return latest;
    this.#latest = entry;
    return entry;
  }

  packedLog(match: Match, stamps: readonly Stamp[], viewer: Viewer): readonly unknown[] {
    return logFor({ match, stamps }, viewer).map((entry) => this.#codecs.entry.pack(entry));
  }

  /** What this viewer saw after each entry. */
  packedViews({ game, history }: Match, viewer: Viewer): readonly unknown[] {
    let state: Match['state'] | undefined;
    return history.map((entry) => {
      state = fold(game, eventsOf(entry), state);
      return game.codecs.view.pack(game.viewFor(state, viewer));
    });
  }

  /** For a finished match: every event as it happened. */
  packedTruth(match: Match, stamps: readonly Stamp[]): readonly unknown[] {
    return match.history.map((entry, place) =>
      this.#codecs.entry.pack({
        ...stampAt(stamps, place),
        seq: place + 1,
        actor: entry.kind === 'move' ? entry.actor : 'table',
        events: eventsOf(entry),
      }),
    );
  }

  hello(you: Seat | undefined, now: number, options: TableOptions, running: Running | undefined): unknown {
    const viewer: Viewer = you ?? 'watcher';
    return this.#codecs.hello.pack({ you, now, options, match: running && matchFor(running, now, viewer) });
  }
}
