/** A match with what the table adds to it: when each entry was told, and for how long everybody looked at it. */

import type { Viewer } from '../../engine/game.ts';
import { type Entry, eventsOf, fold, type Match, matchAt, seqOf } from '../../engine/match.ts';
import type { LatePaw, LogEntry, RunningMatch } from '../protocol.ts';
import type { Milliseconds } from './clock.ts';

export interface Running {
  readonly id: string;
  readonly startedAt: Milliseconds;
  readonly match: Match;
  /** One for every entry. */
  readonly stamps: readonly Stamp[];
}

/** What the table adds to an entry of the match. */
export interface Stamp {
  readonly at: Milliseconds;
  readonly hold: Milliseconds;
  readonly late: readonly LatePaw[];
}

/** One new entry with the match that it leads to. */
export interface NewEntry {
  readonly seq: number;
  readonly entry: Entry;
  readonly stamp: Stamp;
  readonly match: Match;
}

/** The match as these entries leave it. */
export function runningAfter(running: Running, entries: readonly NewEntry[]): Running {
  const match = entries.at(-1)?.match ?? running.match;
  return { ...running, match, stamps: [...running.stamps, ...entries.map(({ stamp }) => stamp)] };
}

/** An entry as this viewer may know it. */
export function entryFor(
  { game }: Match,
  { seq, entry, stamp }: Omit<NewEntry, 'match'>,
  viewer: Viewer,
): LogEntry<unknown> {
  const events = eventsOf(entry).map((event) => game.redact(event, viewer));
  return { ...stamp, seq, actor: entry.kind === 'move' ? entry.actor : 'table', events };
}

/** Everything since the deal, as this viewer may know it. */
export const logFor = (
  { match, stamps }: Omit<Running, 'id' | 'startedAt'>,
  viewer: Viewer,
): readonly LogEntry<unknown>[] =>
  match.history.map((entry, place) =>
    entryFor(match, { seq: place + 1, entry, stamp: stampAt(stamps, place) }, viewer),
  );

export function stampAt(stamps: readonly Stamp[], place: number): Stamp {
  const stamp = stamps[place];
  if (stamp === undefined) throw new Error(`Entry ${place} has no stamp`);
  return stamp;
}

/** Everything that a viewer needs to show the match from nothing. */
export function matchFor(running: Running, now: Milliseconds, viewer: Viewer): RunningMatch<unknown, unknown> {
  const { id, startedAt, match } = running;
  const view = match.game.viewFor(match.state, viewer);
  const before = isRevealing(running, now)
    ? match.game.viewFor(matchAt(match, seqOf(match) - 1).state, viewer)
    : undefined;
  return { id, startedAt, log: logFor(running, viewer), view, before };
}

function isRevealing({ startedAt, stamps }: Running, now: Milliseconds): boolean {
  const last = stamps.at(-1);
  return last !== undefined && stamps.length > 1 && now < startedAt + last.at + last.hold;
}

/** For how long the open window had run before the last entry: who comes back after a restart must not have its time twice. */
export function ranBefore({
  match: { game, history, state: now },
  stamps,
}: Pick<Running, 'match' | 'stamps'>): Milliseconds {
  const open = game.window(now)?.id;
  let state: Match['state'] | undefined;
  let [ran, since, id]: [Milliseconds, Milliseconds, number | undefined] = [0, 0, undefined];
  for (const [place, entry] of history.entries()) {
    const { at, hold } = stampAt(stamps, place);
    if (id !== undefined && id === open) ran += Math.max(0, at - since);
    state = fold(game, eventsOf(entry), state);
    id = game.window(state)?.id;
    since = Math.max(since, at) + hold;
  }
  return ran;
}
