/** A match with every hidden card in sight: played again from what the server tells once it is over and its people allow it. */

import type { Refusal } from '../../../shared/engine/game.ts';
import { fold } from '../../../shared/engine/match.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import { filmOf } from '../film/film.ts';
import type { LoadedReplay } from './loadReplay.ts';
import { loadWholeLog } from './wholeLog.ts';

/** `watched` is the same match as a watcher saw it. */
export async function loadEverything(watched: LoadedReplay): Promise<Result<LoadedReplay, Refusal>> {
  const { recording, stage } = watched;
  const log = await loadWholeLog(recording.game, recording.id);
  if (!log.ok) return log;
  const { rules, entries } = log.value;
  const states: unknown[] = [];
  try {
    for (const events of entries) states.push(fold(rules, events, states.at(-1)));
    const film = filmOf(recording, stage, (tableau, index) => stage.opened?.(tableau, states[index]) ?? tableau);
    return ok({ ...watched, film });
  } catch {
    // Well-formed entries that contradict each other.
    return err({ code: 'match/unreadable', facts: { reason: 'match/inconsistent' } });
  }
}
