/** The reveals of a match that is over, as a table would have remembered them while it was told. */

import type { GameStage } from '../../client/games/gameStage.ts';
import type { PastReveal } from '../../client/table/show/reveals/reveals.ts';
import type { AnyGame, EventOf, Viewer, ViewOf } from '../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../shared/engine/match.ts';

export function revealsOf<G extends AnyGame>(
  match: Match<G>,
  stage: GameStage<EventOf<G>, ViewOf<G>>,
  viewer: Viewer,
): readonly PastReveal[] {
  const { game, history } = match;
  const reveals: PastReveal[] = [];
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
