/** The log of a match with nothing hidden in it: the server gives it out once the match is over, to whom its people allow it. */

import { decode } from '../../../shared/engine/codec.ts';
import type { AnyGame, Refusal } from '../../../shared/engine/game.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { MatchReport } from '../../../shared/table/api.ts';
import { tableCodecs } from '../../../shared/table/protocol.ts';
import { gameNamed } from '../../games/registry.ts';
import { call } from '../../net/api.ts';
import { profileStore } from '../../store/person/profile.ts';

export interface WholeLog {
  readonly rules: AnyGame;
  /** What happened, entry by entry. */
  readonly entries: readonly (readonly never[])[];
}

export async function loadWholeLog(game: string, match: string): Promise<Result<WholeLog, Refusal>> {
  const { token } = profileStore.getState();
  const path = `/api/matches/${encodeURIComponent(match)}`;
  const [report, rules] = await Promise.all([
    call<MatchReport>({ method: 'GET', path, ...(token === '' ? {} : { token }) }),
    gameNamed(game).manifest.loadRules(),
  ]);
  if (!report.ok) return report;
  if (!report.value.revealed) return err({ code: 'match/notYours' });
  const codecs = tableCodecs(rules);
  const entries: (readonly never[])[] = [];
  for (const [place, packed] of report.value.log.entries()) {
    const entry = decode(codecs.entry, packed, `log[${place}]`);
    if (!entry.ok) return err({ code: 'match/unreadable', facts: { reason: entry.error.code } });
    entries.push(entry.value.events as readonly never[]);
  }
  return ok({ rules, entries });
}
