/** Fetches a match as somebody saw it, with everything that it takes to show it. */

import type { Refusal, Viewer } from '../../../shared/engine/game.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { Replay } from '../../../shared/table/api.ts';
import type { AnyGameStage } from '../../games/gameStage.ts';
import { gameNamed, isGame, stageOf } from '../../games/registry.ts';
import { call } from '../../net/api.ts';
import { profileStore } from '../../store/person/profile.ts';
import { type Film, filmOf } from '../film/film.ts';
import { type Recording, readReplay } from './recording.ts';

/** Whose eyes a match is seen with; `everything` sees through every card. */
export type Eyes = Viewer | 'everything';

export interface LoadedReplay {
  readonly recording: Recording;
  readonly film: Film;
  readonly stage: AnyGameStage;
  /** Whether every seat, and every hidden card, may be looked at. */
  readonly open: boolean;
  /** Published before the deal. */
  readonly commitment: string;
}

export async function loadReplay(match: string, as: Viewer): Promise<Result<LoadedReplay, Refusal>> {
  const { token } = profileStore.getState();
  const path = `/api/replays/${encodeURIComponent(match)}?as=${as}`;
  const answer = await call<Replay>({ method: 'GET', path, ...(token === '' ? {} : { token }) });
  return answer.ok ? developed(answer.value) : answer;
}

/** From any source: the server, or a file that comes with the page. */
export async function developed(replay: Replay): Promise<Result<LoadedReplay, Refusal>> {
  if (!isGame(replay.game)) return unreadable('match/malformed');
  try {
    const [codecs, stage] = await Promise.all([gameNamed(replay.game).manifest.loadCodecs(), stageOf(replay.game)]);
    const recording = readReplay(replay, { codecs });
    if (!recording.ok) return recording;
    const { open, commitment } = replay;
    return ok({ recording: recording.value, film: filmOf(recording.value, stage), stage, open, commitment });
  } catch {
    // Well-formed entries that contradict each other: scripts trust the rules and may stumble over them. The page must not.
    return unreadable('match/inconsistent');
  }
}

const unreadable = (reason: Refusal['code']) => err<Refusal>({ code: 'match/unreadable', facts: { reason } });
