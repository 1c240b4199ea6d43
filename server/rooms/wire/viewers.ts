/** What each viewer is told of a match: the one place on the server where views and redacted events are packed. */

import type { AnyGame, Seat, Viewer } from '../../../shared/engine/game.ts';
import { type Entry, eventsOf, type Match } from '../../../shared/engine/match.ts';
import { type LatePaw, type LogEntry, type TableCodecs, tableCodecs } from '../../../shared/table/protocol.ts';

/** What the table adds to an entry of the match. */
export interface Stamp {
  readonly at: number;
  readonly hold: number;
  readonly late: readonly LatePaw[];
}

export class Teller {
  readonly #game: AnyGame;
  readonly #codecs: TableCodecs<unknown, unknown>;
  #latest: LogEntry<unknown> | undefined;

  constructor(game: AnyGame) {
    this.#game = game;
    this.#codecs = tableCodecs(game);
  }

  logEntry(entry: Entry, seq: number, stamp: Stamp, viewer: Viewer): LogEntry<unknown> {
    const events = eventsOf(entry).map((event) => this.#game.redact(event, viewer));
    return { ...stamp, seq, actor: entry.kind === 'move' ? entry.actor : 'table', events };
  }

  move(match: Match, entry: Entry, seq: number, stamp: Stamp, viewer: Viewer): unknown {
    const view = this.#game.viewFor(match.state, viewer);
    return this.#codecs.move.pack({ entry: this.#shared(this.logEntry(entry, seq, stamp, viewer)), view });
  }

  /** Most viewers may know the same of an entry, and they are told one after the other: what is one object is packed once. */
  #shared(entry: LogEntry<unknown>): LogEntry<unknown> {
    const { events } = entry;
    const latest = this.#latest;
    if (latest?.seq === entry.seq && latest.events.every((event, place) => event === events[place])) return latest;
    this.#latest = entry;
    return entry;
  }

  log(match: Match, stamps: readonly Stamp[], viewer: Viewer): readonly LogEntry<unknown>[] {
    return match.history.map((entry, place) => this.logEntry(entry, place + 1, stampAt(stamps, place), viewer));
  }

  packedLog(match: Match, stamps: readonly Stamp[], viewer: Viewer): readonly unknown[] {
    return this.log(match, stamps, viewer).map((entry) => this.#codecs.entry.pack(entry));
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

  hello(
    you: Seat | undefined,
    now: number,
    running:
      | { readonly id: string; readonly startedAt: number; readonly match: Match; readonly stamps: readonly Stamp[] }
      | undefined,
  ): unknown {
    const viewer: Viewer = you ?? 'watcher';
    const match = running && {
      id: running.id,
      startedAt: running.startedAt,
      log: this.log(running.match, running.stamps, viewer),
      view: this.#game.viewFor(running.match.state, viewer),
    };
    return this.#codecs.hello.pack({ you, now, match });
  }
}

function stampAt(stamps: readonly Stamp[], place: number): Stamp {
  const stamp = stamps[place];
  if (stamp === undefined) throw new Error(`Entry ${place} has no stamp`);
  return stamp;
}
