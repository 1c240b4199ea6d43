/**
 * Leaderboards. Points are counted once a minute; a rank is a sum over those counts, so it costs the same however many play, and
 * everything that a board shows is of one moment.
 */

import { type RawBuilder, sql } from 'kysely';
import { isProvisional, pointsOf, type Rating } from '../../shared/ratings/rating.ts';
import type { ClaimedMatch } from '../../shared/ratings/verifyRatings.ts';
import type { LadderRow, OwnChange, OwnPlace } from '../../shared/table/ladder.ts';
import type { CatLook } from '../../shared/table/people/catLook.ts';
import type { Db, PlayerRow } from '../store/database.ts';
import { forgottenUntil } from './ratingsDerivation.ts';
import { BUCKETS, bucketAt, LEVELS, type RatingRow } from './rows.ts';

const TOP = 50;
const NEIGHBOURS = 4;

export interface Board {
  readonly game: string;
  readonly period: string;
}

export interface Claims {
  /** Of the match. */
  readonly id: string;
  readonly claims: ClaimedMatch['claims'];
}

type Standing = Pick<RatingRow, 'player' | 'counted' | 'matches'> & Pick<PlayerRow, 'name' | 'look' | 'visibility'>;
type Place = Standing & { readonly rank: number };
/** With the rank of who asked, and how many have as many points as the first of the neighbours. */
type Neighbour = Standing & { readonly own_rank: number | string; readonly equals: number | null };

export class Ladders {
  readonly #db: Db;
  readonly #statements: ReturnType<typeof prepareAll>;

  constructor(db: Db) {
    this.#db = db;
    this.#statements = prepareAll(db);
  }

  async top({ game, period }: Board, you: string | undefined): Promise<readonly LadderRow[]> {
    return ranksFrom(1, await this.#statements.top(game, period)).map((place) => rowOf(place, you));
  }

  /** Who is just above and below, and the rank among all; nobody where the rating is provisional. */
  async around({ game, period }: Board, player: string): Promise<readonly LadderRow[]> {
    const [own] = await this.#statements.own(game, period, player);
    if (own === undefined) return [];
    const { counted } = own;
    const here = [game, period, counted, player];
    const rows = await this.#statements.near(...here, ...here, ...aboveOf({ game, period }, counted), game, period);
    const [best] = rows;
    if (best === undefined) return [];
    const rank = Number(best.own_rank);
    const between = rows.filter((row) => row.counted > counted && row.counted < best.counted).length;
    const first = best.counted === counted ? rank : rank - between - Number(best.equals);
    return ranksFrom(first, rows, { points: counted, rank }).map((place) => rowOf(place, player));
  }

  async people({ game, period }: Board): Promise<number> {
    const { people } = await this.#db
      .selectFrom('ladder_counts')
      .select(({ fn }) => fn.sum<number | string | null>('people').as('people'))
      .where('game', '=', game)
      .where('period', '=', period)
      .where('level', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(people ?? 0);
  }

  async countedAt(): Promise<number> {
    return (await this.#db.selectFrom('ladder_clock').select('counted_at').executeTakeFirstOrThrow()).counted_at;
  }

  async rating(game: string, player: string): Promise<Rating | undefined> {
    return this.row({ game, period: 'all' }, player);
  }

  async own(board: Board, player: string): Promise<OwnPlace | undefined> {
    const row = await this.row(board, player);
    if (row === undefined) return undefined;
    return {
      points: pointsOf(row),
      within: Math.round(row.sigma),
      provisional: isProvisional(row),
      matches: row.matches,
      around: await this.around(board, player),
    };
  }

  async changeBy(match: string, player: string): Promise<OwnChange> {
    const row = await this.#db
      .selectFrom('rating_changes')
      .selectAll()
      .where('match_id', '=', match)
      .where('player', '=', player)
      .executeTakeFirst();
    if (row === undefined) return { rated: false };
    const before = pointsOf({ mu: row.mu_before, sigma: row.sigma_before });
    return { rated: true, before, points: pointsOf(row), provisional: isProvisional(row) };
  }

  /** With whom somebody sat in their last rated match, and how often they walked out of one since then. */
  async lately(player: string, since: number): Promise<{ readonly met: readonly string[]; readonly left: number }> {
    const recent = await this.#db
      .selectFrom('rating_changes')
      .select(['match_id', 'walked_out'])
      .where('player', '=', player)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(100)
      .execute();
    const [last] = recent;
    if (last === undefined) return { met: [], left: 0 };
    const there = await this.#db
      .selectFrom('rating_changes')
      .select('player')
      .where('match_id', '=', last.match_id)
      .where('player', '!=', player)
      .execute();
    return { met: there.map((row) => row.player), left: recent.filter((row) => row.walked_out === 1).length };
  }

  /** What rated matches are said to have done, in the order of their ends, from the one after this. */
  async claims(game: string, after: string, count: number): Promise<readonly Claims[]> {
    const from = await this.#db
      .selectFrom('rating_changes')
      .select(['at', 'match_id'])
      .where('match_id', '=', after)
      .executeTakeFirst();
    const ids = await this.#db
      .selectFrom('rating_changes')
      .select(['at', 'match_id'])
      .distinct()
      .where('game', '=', game)
      // Of one that is forgotten nobody could check anything.
      .where('match_id', 'in', this.#db.selectFrom('matches').select('id'))
      .where(sql<boolean>`(at, match_id) > (${from?.at ?? 0}, ${from?.match_id ?? ''})`)
      .orderBy('at')
      .orderBy('match_id')
      .limit(count)
      .execute();
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('rating_changes')
      .select(['match_id', 'player', 'mu_before', 'sigma_before', 'mu', 'sigma'])
      .where(
        'match_id',
        'in',
        ids.map((row) => row.match_id),
      )
      .orderBy('seat')
      .execute();
    const claims = Map.groupBy(rows, (row) => row.match_id);
    return ids.map(({ match_id: id }) => ({
      id,
      claims: (claims.get(id) ?? []).map(({ player, mu_before, sigma_before, mu, sigma }) => ({
        player,
        before: { mu: mu_before, sigma: sigma_before },
        after: { mu, sigma },
      })),
    }));
  }

  /** When the last match ended that the host has let go; 0 where all are there. */
  async forgottenUntil(game: string): Promise<number> {
    return Math.max(0, await forgottenUntil(this.#db, game));
  }

  async row({ game, period }: Board, player: string): Promise<RatingRow | undefined> {
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('period', '=', period)
      .where('player', '=', player)
      .executeTakeFirst();
  }
}

/** The parameters of the sum over everybody with more points: the rest of each bucket, level by level. */
const aboveOf = ({ game, period }: Board, points: number): readonly (string | number)[] =>
  LEVELS.flatMap((level) => {
    const bucket = bucketAt(level, points);
    return [game, period, bucket, (Math.floor(bucket / BUCKETS) + 1) * BUCKETS];
  });

/** Building a statement costs several times what running it does: each is built once. */
function prepareAll(db: Db) {
  const prepare = <R>(query: RawBuilder<R>) => {
    const compiled = query.compile(db);
    return async (...parameters: readonly (string | number)[]): Promise<R[]> =>
      (await db.executeQuery<R>({ ...compiled, parameters })).rows;
  };
  const board = sql`from ratings where game = ${''} and period = ${''}`;
  const shown = sql`player, counted, matches, name, look, visibility`;
  const counts = (level: number) => sql`from ladder_counts
    where game = ${''} and period = ${''} and level = ${sql.lit(level)}`;
  const above = (level: number) =>
    sql`(select coalesce(sum(people), 0) ${counts(level)} and bucket > ${0} and bucket < ${0})`;
  const here = sql`(cast(${0} as integer), ${''})`;
  return {
    own: prepare(sql<Pick<Standing, 'counted'>>`select counted ${board} and player = ${''} and counted >= 0`),
    top: prepare(
      sql<Standing>`select ${shown} from ratings join players on players.id = player
        where game = ${''} and period = ${''} and counted >= 0 order by counted desc, player desc limit ${sql.lit(TOP)}`,
    ),
    // In one statement: to plan four takes Postgres longer than to carry them out. No second bound for who is above: SQLite would begin
    // there, at the very last of them.
    near: prepare(
      sql<Neighbour>`with near as (
          select * from (select player, counted, matches ${board} and (counted, player) >= ${here}
            order by counted, player limit ${sql.lit(NEIGHBOURS + 1)}) as above
          union all
          select * from (select player, counted, matches ${board} and counted >= 0 and (counted, player) < ${here}
            order by counted desc, player desc limit ${sql.lit(NEIGHBOURS)}) as below
        )
        select ${shown}, 1 + ${sql.join(LEVELS.map(above), sql` + `)} as own_rank,
          (select people ${counts(LEVELS.length - 1)} and bucket = (select max(counted) from near)) as equals
        from near join players on players.id = player order by counted desc, player desc`,
    ),
  };
}

/** Who lets nobody see their page has a place without a name. */
const rowOf = (
  { rank, player, name, look, visibility, counted, matches }: Place,
  you: string | undefined,
): LadderRow => ({
  rank,
  cat: visibility === 'everybody' || player === you ? player : '',
  name: visibility === 'nobody' && player !== you ? '' : name,
  look: JSON.parse(look) as CatLook,
  points: counted,
  matches,
  you: player === you,
});

/** Rows of a board, best first: the same points, the same rank. */
function ranksFrom(
  first: number,
  rows: readonly Standing[],
  known?: { readonly points: number; readonly rank: number },
): readonly Place[] {
  const places: Place[] = [];
  for (const [index, row] of rows.entries()) {
    const before = places[index - 1];
    const rank =
      row.counted === known?.points
        ? known.rank
        : before === undefined
          ? first
          : before.counted === row.counted
            ? before.rank
            : rankAfter(places, before);
    places.push({ ...row, rank });
  }
  return places;
}

const rankAfter = (places: readonly Place[], before: Place): number =>
  before.rank + places.filter(({ counted }) => counted === before.counted).length;
