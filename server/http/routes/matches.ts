/** Matches from the journal: a report with everything that may be known, and a replay as one viewer saw it. */

import type { Application, Request } from 'express';
import { revealSeed } from '../../../shared/engine/fairness.ts';
import { type Outcome, seat, type Viewer } from '../../../shared/engine/game.ts';
import type { MatchReport, Replay } from '../../../shared/table/api.ts';
import { Teller } from '../../rooms/wire/viewers.ts';
import type { Services } from '../../services.ts';
import { limited, playerOf, Refused, route } from '../answers.ts';
import { readStoredMatch, type StoredMatch } from '../storedMatches.ts';

export function routeMatches(app: Application, services: Services): void {
  app.get(
    '/api/matches/:id',
    route(services, async (request): Promise<MatchReport> => {
      // Reading a match plays it again: it costs more than joining one.
      limited(services, 'joins', request);
      return reportOf(await readFor(services, request));
    }),
  );
  app.get(
    '/api/replays/:id',
    route(services, async (request): Promise<Replay> => {
      limited(services, 'replays', request);
      return replayOf(await readFor(services, request), request.query.as);
    }),
  );
}

const readFor = (services: Services, request: Request): Promise<StoredMatch> =>
  readStoredMatch(services, String(request.params.id), playerOf(services, request));

/** Everything once it is over, before that what somebody who watches may know. */
export function reportOf({ row, journal, running, options, seats, revealed }: StoredMatch): MatchReport {
  const teller = new Teller(running.match.game);
  const report = {
    id: row.id,
    table: row.table_id,
    game: row.game,
    version: row.version,
    options,
    status: row.status,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    seats,
    commitment: row.commitment,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    revealed,
  };
  const seed = revealSeed(running.match);
  if (!seed.ok || !revealed) return { ...report, log: teller.packedLog(running.match, running.stamps, 'watcher') };
  return {
    ...report,
    seed: seed.value,
    log: teller.packedTruth(running.match, running.stamps),
    entries: journal.map((entry) => JSON.parse(entry.entry) as unknown),
  };
}

/** Only what is over: a match that runs is watched at its table, where everybody is told the same at the same time. */
function replayOf({ row, running, options, seats, own, revealed }: StoredMatch, asked: unknown): Replay {
  const { id, game, version, status } = row;
  if (status === 'playing') {
    // The code of a private table is its key.
    const facts = options.visibility === 'public' && options.watchers ? { facts: { table: row.table_id } } : {};
    throw new Refused(409, { code: 'match/stillPlaying', ...facts });
  }
  const as = viewerOf(asked, seats.length);
  if (as !== 'watcher' && !revealed && !own.includes(as)) throw new Refused(403, { code: 'match/notYours' });
  const teller = new Teller(running.match.game);
  return {
    id,
    game,
    version,
    status,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    seats,
    commitment: row.commitment,
    as,
    open: revealed,
    log: teller.packedLog(running.match, running.stamps, as),
    views: teller.packedViews(running.match, as),
  };
}

function viewerOf(asked: unknown, seats: number): Viewer {
  if (asked === undefined || asked === 'watcher') return 'watcher';
  const place = typeof asked === 'string' && /^\d{1,2}$/.test(asked) ? Number(asked) : Number.NaN;
  if (place >= 0 && place < seats) return seat(place);
  throw new Refused(400, { code: 'match/noSuchSeat', facts: { seats } });
}
