/** Ratings follow from matches: written with the end of each, and the same again by a rebuild. */

import { sql } from 'kysely';
import { type RatedMatch, ratedMatchOf } from '../../shared/ratings/ratedMatch.ts';
import { DAY_MS, type RatingChange, rateMatch } from '../../shared/ratings/rateMatch.ts';
import { isProvisional, NEWCOMER, pointsOf, type Rating } from '../../shared/ratings/rating.ts';
import { LADDER_SPANS } from '../../shared/table/ladder.ts';
import type { Derivation } from '../archive/derivation.ts';
import type { Db } from '../store/database.ts';
import type { Change } from '../store/journal.ts';
import { anchorsOf } from './anchors.ts';
import { periodOf } from './periods.ts';
import { listedPoints, type RatingChangeRow, type RatingRow, UNLISTED } from './rows.ts';

const ALL = 'all';

export const ratingsDerivation: Derivation = {
  name: 'ratings',
  of({ row }) {
    const match = ratedMatchOf(row);
    return match === undefined ? nothing : (db) => rate(db, match);
  },
  forget: (ids) => (db) => forget(db, ids),
  clear: async (db) => {
    // What forgotten matches have led to cannot be made again: it stands.
    const isLater = sql<boolean>`at > coalesce(
      (select max(b.at) from rating_bases b where b.game = rating_changes.game), -1)`;
    await db.deleteFrom('rating_changes').where(isLater).execute();
    await db.deleteFrom('ratings').execute();
    await db.deleteFrom('ladder_counts').execute();
    const bases = await db.selectFrom('rating_bases').selectAll().execute();
    for (const { game, period, player, matches, mu, sigma } of bases)
      await db
        .insertInto('ratings')
        .values({ game, period, player, matches, ...columnsOf({ mu, sigma }) })
        .execute();
  },
};

const nothing: Change = async () => undefined;

async function rate(db: Db, match: RatedMatch): Promise<void> {
  if (match.at <= (await forgottenUntil(db, match.game))) return;
  const players = match.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : [])).sort();
  // One after the other in one order: two ends that lock the same people crosswise would wait for each other for good.
  const known = new Map<string, Rating>();
  for (const player of players) known.set(player, await lockRating(db, match.game, player));
  const met = await meetingsOf(db, match, players);
  const changes = rateMatch(match, {
    ratingOf: (player) => known.get(player),
    meetings: (one, other) => met.get(`${one} ${other}`) ?? 0,
    anchorOf: anchorsOf(match.game),
  });
  const seats = match.seats.map((seat) => (seat.kind === 'person' ? seat.player : undefined));
  for (const change of [...changes].sort((a, b) => (a.player < b.player ? -1 : 1)))
    await write(db, match, change, seats.indexOf(change.player));
}

/** Reads a rating so that nobody else changes it before this transaction is over. */
async function lockRating(db: Db, game: string, player: string): Promise<Rating> {
  const row = { game, period: ALL, player, matches: 0, ...columnsOf(NEWCOMER) };
  return db
    .insertInto('ratings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['game', 'period', 'player']).doUpdateSet((set) => ({ matches: set.ref('ratings.matches') })),
    )
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow();
}

/** How often each two of these met within the day before, both ways round. */
async function meetingsOf(db: Db, { game, at }: RatedMatch, players: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rating_changes')
    .select(['match_id', 'player'])
    .where('player', 'in', players)
    .where('at', '>', at - DAY_MS)
    .where('at', '<=', at)
    .where('game', '=', game)
    .execute();
  const matches = Map.groupBy(rows, (row) => row.match_id);
  const met = new Map<string, number>();
  for (const there of matches.values())
    for (const one of there)
      for (const other of there)
        if (one !== other) {
          const pair = `${one.player} ${other.player}`;
          met.set(pair, (met.get(pair) ?? 0) + 1);
        }
  return met;
}

async function write(db: Db, match: RatedMatch, change: RatingChange, seat: number): Promise<void> {
  const { player, before, after, left } = change;
  await db
    .insertInto('rating_changes')
    .values({
      match_id: match.id,
      player,
      game: match.game,
      seat,
      at: match.at,
      walked_out: left ? 1 : 0,
      mu_before: before.mu,
      sigma_before: before.sigma,
      ...after,
    })
    .execute();
  for (const span of LADDER_SPANS) {
    const { counted: _counted, ...columns } = columnsOf(after);
    await db
      .insertInto('ratings')
      .values({ game: match.game, period: periodOf(span, match.at), player, matches: 1, ...columnsOf(after) })
      .onConflict((conflict) =>
        conflict
          .columns(['game', 'period', 'player'])
          .doUpdateSet((set) => ({ ...columns, matches: set('ratings.matches', '+', 1) })),
      )
      .execute();
  }
}

function columnsOf(rating: Rating): Pick<RatingRow, 'mu' | 'sigma' | 'shown' | 'counted' | 'stale'> {
  const shown = isProvisional(rating) ? UNLISTED : listedPoints(pointsOf(rating));
  // It may be counted under other points already: whoever counts finds out.
  return { mu: rating.mu, sigma: rating.sigma, shown, counted: UNLISTED, stale: 1 };
}

/** When the last match ended that is forgotten; -1 where none is. */
export async function forgottenUntil(db: Db, game: string): Promise<number> {
  const { at } = await db
    .selectFrom('rating_bases')
    .select(({ fn }) => fn.max<number | null>('at').as('at'))
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return Number(at ?? -1);
}

/**
 * The numbers stay: they become what a rebuild begins with, up to the end of the last one that goes, whether or not others from before it
 * are kept. A rebuild that rated those again would count them twice.
 */
async function forget(db: Db, ids: readonly string[]): Promise<void> {
  const last = await db
    .selectFrom('rating_changes')
    .select(({ fn }) => ['game', fn.max<number>('at').as('at')])
    .where('match_id', 'in', ids)
    .groupBy('game')
    .execute();
  for (const { game, at } of last) {
    const until = Number(at);
    const rows = await db
      .selectFrom('rating_changes')
      .selectAll()
      .where('game', '=', game)
      .where('at', '>', await forgottenUntil(db, game))
      .where('at', '<=', until)
      .orderBy('at')
      .orderBy('match_id')
      .execute();
    for (const row of rows) await addToBases(db, row);
    // Whom somebody met counts for a day: until then it has to be known.
    await db
      .deleteFrom('rating_changes')
      .where('game', '=', game)
      .where('at', '<=', until - DAY_MS)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('matches')
              .select('matches.id')
              .whereRef('matches.id', '=', 'rating_changes.match_id')
              .where('matches.id', 'not in', ids),
          ),
        ),
      )
      .execute();
  }
}

async function addToBases(db: Db, { game, player, mu, sigma, at }: RatingChangeRow): Promise<void> {
  for (const span of LADDER_SPANS)
    await db
      .insertInto('rating_bases')
      .values({ game, period: periodOf(span, Number(at)), player, mu, sigma, matches: 1, at })
      .onConflict((conflict) =>
        conflict
          .columns(['game', 'period', 'player'])
          .doUpdateSet((set) => ({ mu, sigma, at, matches: set('rating_bases.matches', '+', 1) })),
      )
      .execute();
}
