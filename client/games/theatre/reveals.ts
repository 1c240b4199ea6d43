/** Reveals that can be watched again: remembered while a match is told, or picked out of a recorded one. */

import type { AnyGame, EventOf, Viewer, ViewOf } from '../../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../../shared/engine/match.ts';
import type { GameStage } from '../gameStage.ts';

export interface RecordedReveal {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly events: readonly unknown[];
  readonly before: unknown;
  readonly after: unknown;
  /** How much worth watching again it is: the highest of a match is its spiciest. */
  readonly spiciness: number;
}

export function revealsOf<G extends AnyGame>(
  match: Match<G>,
  stage: GameStage<EventOf<G>, ViewOf<G>>,
  viewer: Viewer,
): readonly RecordedReveal[] {
  const { game, history } = match;
  const reveals: RecordedReveal[] = [];
  let state: Match<G>['state'] | undefined;
  for (const [place, entry] of history.entries()) {
    const before = state;
    const told = eventsOf(entry);
    state = fold(game, told, before);
    const events = told.map((event) => game.redact(event, viewer));
    const spiciness = stage.spiciness(events);
    if (spiciness === undefined || before === undefined) continue;
    const views = { before: game.viewFor(before, viewer), after: game.viewFor(state, viewer) };
    reveals.push({ seq: place + 1, viewer, events, ...views, spiciness });
  }
  return reveals;
}

export function spiciest(reveals: readonly RecordedReveal[]): RecordedReveal | undefined {
  return reveals.reduce<RecordedReveal | undefined>(
    (best, reveal) => (best === undefined || reveal.spiciness > best.spiciness ? reveal : best),
    undefined,
  );
}
