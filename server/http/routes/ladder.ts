/** Leaderboards, what a match did to one's own rating, and everything that is needed to check both. */

import type { Application, Request } from 'express';
import { isGameName } from '../../../shared/games/names.ts';
import { ratedMatchOf } from '../../../shared/ratings/ratedMatch.ts';
import type { ClaimedMatches } from '../../../shared/ratings/verifyRatings.ts';
import { LADDER_SPANS, type Ladder, type LadderSpan, type OwnChange } from '../../../shared/table/ladder.ts';
import { periodOf } from '../../ratings/periods.ts';
import type { Services } from '../../services.ts';
import { limited, playerOf, Refused, requirePlayer, route } from '../answers.ts';

const PAGE = 100;

export function routeLadder(app: Application, services: Services): void {
  const { ladders, matches } = services.store;

  app.get(
    '/api/ladder/:game/matches',
    route(services, async (request): Promise<ClaimedMatches> => {
      limited(services, 'ladder', request);
      const game = gameOf(request);
      const claims = await ladders.claims(game, String(request.query.after ?? ''), PAGE);
      const rows = await Promise.all(claims.map(({ id }) => matches.find(id)));
      const known = claims.flatMap((claimed, place) => {
        const row = rows[place];
        const match = row === undefined ? undefined : ratedMatchOf(row);
        if (match === undefined) return [];
        // Under names that hold within this list only: it shows how numbers come about, not who plays when.
        const hide = (player: string) => services.identity.pseudonym(player);
        const seats = match.seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, player: hide(seat.player) }));
        return [{ ...match, seats, claims: claimed.claims.map((claim) => ({ ...claim, player: hide(claim.player) })) }];
      });
      return { matches: known, forgottenUntil: await ladders.forgottenUntil(game) };
    }),
  );

  app.get(
    '/api/ladder/:game/:span',
    route(services, async (request): Promise<Ladder> => {
      limited(services, 'ladder', request);
      const board = { game: gameOf(request), period: periodOf(spanOf(request), Date.now()) };
      const player = await playerOf(services, request);
      const [countedAt, people, top, you] = await Promise.all([
        ladders.countedAt(),
        ladders.people(board),
        ladders.top(board, player),
        player === undefined ? undefined : ladders.own(board, player),
      ]);
      return { countedAt, people, top, ...(you === undefined ? {} : { you }) };
    }),
  );

  app.get(
    '/api/matches/:id/rating',
    route(services, async (request): Promise<OwnChange> => {
      limited(services, 'ladder', request);
      return ladders.changeBy(String(request.params.id), await requirePlayer(services, request));
    }),
  );
}

function gameOf({ params }: Request): string {
  if (!isGameName(params.game)) throw new Refused(404, { code: 'options/noSuchGame' });
  return params.game;
}

function spanOf({ params }: Request): LadderSpan {
  const span = LADDER_SPANS.find((known) => known === params.span);
  if (span === undefined) throw new Refused(404, { code: 'server/malformed' });
  return span;
}
