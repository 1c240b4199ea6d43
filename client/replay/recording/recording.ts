/** A match as one viewer was told it, ready to be shown again: what happened, and what could be seen after it. */

import { decode } from '../../../shared/engine/codec.ts';
import type { Actor, Refusal, Viewer } from '../../../shared/engine/game.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { Replay } from '../../../shared/table/api.ts';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { type LatePaw, tableCodecs, type Wired } from '../../../shared/table/protocol.ts';

export interface Recording {
  readonly id: string;
  readonly game: string;
  readonly viewer: Viewer;
  /** By seat. */
  readonly cats: readonly RecordedCat[];
  /** The deal first. */
  readonly entries: readonly RecordedEntry[];
}

export interface RecordedCat {
  readonly name: string;
  readonly look: CatLook;
  readonly bot: boolean;
  /** It has left the house for good. */
  readonly gone?: boolean;
}

export interface RecordedEntry {
  readonly seq: number;
  readonly actor: Actor;
  readonly late: readonly LatePaw[];
  readonly events: readonly unknown[];
  /** What the viewer saw once it was over. */
  readonly view: unknown;
}

/** What cannot be read (another version, cut off, altered on its way) is refused: half a match would be a wrong one. */
export function readReplay(replay: Replay, game: Wired<unknown, unknown>): Result<Recording, Refusal> {
  const { log, views } = replay;
  if (!Array.isArray(log) || !Array.isArray(views) || log.length === 0 || log.length !== views.length)
    return err({ code: 'match/truncated', facts: { field: 'views' } });
  const codecs = tableCodecs(game);
  const entries: RecordedEntry[] = [];
  for (const [place, packed] of log.entries()) {
    const entry = decode(codecs.entry, packed, `log[${place}]`);
    if (!entry.ok) return unreadable(entry.error);
    const view = decode(game.codecs.view, views[place], `views[${place}]`);
    if (!view.ok) return unreadable(view.error);
    const { seq, actor, late, events } = entry.value;
    entries.push({ seq, actor, late, events, view: view.value });
  }
  const cats = replay.seats.map(({ name, look, bot, gone = false }) => ({ name, look, bot: bot !== '', gone }));
  return ok({ id: replay.id, game: replay.game, viewer: replay.as, cats, entries });
}

/** Who has left, or taken their name off, is somebody all the same. */
export const withNames = (recording: Recording, somebody: string, goneCat = somebody): Recording => ({
  ...recording,
  cats: recording.cats.map((cat) => (cat.name === '' ? { ...cat, name: cat.gone ? goneCat : somebody } : cat)),
});

const unreadable = ({ code, facts = {} }: Refusal) =>
  err<Refusal>({ code: 'match/unreadable', facts: { reason: code, ...facts } });
