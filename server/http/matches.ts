/** A match for replay: everything once it is over, before that what somebody who watches may know. */

import type { Application } from 'express';
import { revealSeed } from '../../shared/engine/fairness.ts';
import type { Outcome } from '../../shared/engine/game.ts';
import type { MatchReport } from '../../shared/table/api.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import { recallMatch } from '../rooms/match/recall.ts';
import { Teller } from '../rooms/wire/viewers.ts';
import type { Services } from '../services.ts';
import { limited, playerOf, Refused, route } from './answers.ts';

export function routeMatches(app: Application, services: Services): void {
  app.get(
    '/api/matches/:id',
    route(services, async (request): Promise<MatchReport> => {
      // Reading a match plays it again: it costs more than joining one.
      limited(services, 'joins', request);
      const id = String(request.params.id);
      const row = await services.store.matches.find(id);
      if (row === undefined) throw new Refused(404, { code: 'match/unknown' });
      const journal = await services.store.matches.journal(id);
      const recalled = recallMatch(row, journal);
      if (!recalled.ok) {
        const { code, facts } = recalled.error;
        throw new Refused(410, { code: 'match/unreadable', facts: { reason: code, ...facts } });
      }
      const running = recalled.value;
      const options = JSON.parse(row.options) as TableOptions;
      const seats = JSON.parse(row.seats) as readonly SeatModel[];
      const player = playerOf(services, request);
      const sat = seats.some((seat) => seat.kind === 'person' && seat.player === player);
      const seed = revealSeed(running.match);
      const revealed = seed.ok && (options.handsAfterMatch || sat);
      // A private table is known to who has its id; a match that runs there is shown to nobody else.
      if (!revealed && !sat && !options.watchers) throw new Refused(403, { code: 'table/noWatchers' });
      const teller = new Teller(running.match.game);
      const report = {
        id,
        table: row.table_id,
        game: row.game,
        version: row.version,
        options,
        status: row.status,
        startedAt: row.started_at,
        endedAt: row.ended_at,
        seats: seats.flatMap((seat) =>
          seat.kind === 'free'
            ? []
            : [{ name: seat.name, look: seat.look, bot: seat.kind === 'bot' ? seat.level : '' }],
        ),
        commitment: row.commitment,
        outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
        revealed,
      };
      if (!seed.ok || !revealed) return { ...report, log: teller.packedLog(running.match, running.stamps, 'watcher') };
      return {
        ...report,
        seed: seed.value,
        log: teller.packedTruth(running.match, running.stamps),
        entries: journal.map((entry) => JSON.parse(entry.entry) as unknown),
      };
    }),
  );
}
