/** The page of a cat, for whoever asks: what it shows depends on who looks. */

import { addCounts, type Counts } from '../../../shared/table/figures.ts';
import type {
  CatPage,
  GameHistory,
  Played,
  PlayedMatch,
  Rival,
  Visibility,
} from '../../../shared/table/people/catPage.ts';
import type { Db } from '../../store/database.ts';
import type { Players } from '../../store/players.ts';
import type { Blocks } from '../blocks.ts';
import type { HistoryRow } from '../rows.ts';

/** Figures are about these, so that a page costs the same after ten years. */
const LATEST = 500;
const SHOWN = 20;

export class CatPages {
  readonly #db: Db;
  readonly #players: Players;
  readonly #blocks: Blocks;

  constructor(db: Db, players: Players, blocks: Blocks) {
    this.#db = db;
    this.#players = players;
    this.#blocks = blocks;
  }

  /** Undefined for a cat that is not there; `hidden` where it does not want to be looked at. */
  async of(id: string, viewer: string | undefined): Promise<CatPage | 'hidden' | undefined> {
    const row = await this.#db
      .selectFrom('players')
      .select(['created_at', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirst();
    const profile = row === undefined ? undefined : await this.#players.find(id);
    if (row === undefined || profile === undefined) return undefined;
    if (!(await this.#maySee(id, row.visibility, viewer))) return 'hidden';
    const [rows, nemesis, victim] = await Promise.all([
      this.#matches(id, viewer),
      this.#rival(id, viewer, 'other', 'player'),
      this.#rival(id, viewer, 'player', 'other'),
    ]);
    return {
      id,
      name: profile.name,
      look: profile.look,
      since: row.created_at,
      ...(viewer === id ? { own: { visibility: row.visibility } } : {}),
      matches: rows.slice(0, SHOWN).map(playedMatch),
      games: [...Map.groupBy(rows, ({ game }) => game)].map(([game, played]) => gameHistory(game, played)),
      ...(nemesis === undefined ? {} : { nemesis }),
      ...(victim === undefined ? {} : { victim }),
    };
  }

  async setVisibility(player: string, visibility: Visibility): Promise<void> {
    await this.#db.updateTable('players').set({ visibility }).where('id', '=', player).execute();
  }

  async #maySee(id: string, visibility: Visibility, viewer: string | undefined): Promise<boolean> {
    if (viewer === id) return true;
    if (visibility === 'nobody') return false;
    if (viewer === undefined) return visibility === 'everybody';
    if ((await this.#blocks.apartFrom(id)).has(viewer)) return false;
    return visibility === 'everybody' || this.#haveMet(id, viewer);
  }

  /** The latest match that is over and in which both sat. */
  async lastTogether(one: string, other: string): Promise<string | undefined> {
    const theirs = this.#db.selectFrom('history').select('match_id').where('player', '=', other);
    const last = await this.#db
      .selectFrom('history')
      .select('match_id')
      .where('player', '=', one)
      .where('match_id', 'in', theirs)
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.match_id;
  }

  /** At a match that is over, or at a table where both have a seat now. */
  async #haveMet(one: string, other: string): Promise<boolean> {
    const theirs = this.#db.selectFrom('seated').select('table_id').where('player', '=', other);
    const [played, sitting] = await Promise.all([
      this.lastTogether(one, other),
      this.#db
        .selectFrom('seated')
        .select('table_id')
        .where('player', '=', one)
        .where('table_id', 'in', theirs)
        .limit(1)
        .executeTakeFirst(),
    ]);
    return played !== undefined || sitting !== undefined;
  }

  async #matches(id: string, viewer: string | undefined): Promise<readonly HistoryRow[]> {
    const rows = this.#db.selectFrom('history').selectAll().where('player', '=', id);
    const mine = this.#db
      .selectFrom('history')
      .select('match_id')
      .where('player', '=', viewer ?? '');
    const seen =
      viewer === id ? rows : rows.where(({ or, eb }) => or([eb('private', '=', 0), eb('match_id', 'in', mine)]));
    return seen.orderBy('ended_at', 'desc').orderBy('match_id').limit(LATEST).execute();
  }

  /** Whoever has `role` most often where this cat has the other. Strangers learn of nobody who does not want to be seen by them. */
  async #rival(
    id: string,
    viewer: string | undefined,
    own: 'player' | 'other',
    role: 'player' | 'other',
  ): Promise<Rival | undefined> {
    const rows = this.#db
      .selectFrom('bested')
      .innerJoin('players', 'players.id', `bested.${role}`)
      .select(({ fn }) => ['players.id', 'players.name', 'players.visibility', fn.sum<number>('times').as('times')])
      .where(`bested.${own}`, '=', id)
      .groupBy(['players.id', 'players.name', 'players.visibility']);
    const seen = viewer === id ? rows : rows.where('private', '=', 0);
    const most = await seen.orderBy('times', 'desc').orderBy('players.id').limit(1).executeTakeFirst();
    if (most === undefined) return undefined;
    if (viewer !== id && !(await this.#maySee(most.id, most.visibility, viewer))) return undefined;
    return { id: most.id, name: most.name, times: Number(most.times) };
  }
}

const playedMatch = (row: HistoryRow): PlayedMatch => ({
  id: row.match_id,
  game: row.game,
  at: row.ended_at,
  seats: row.seats,
  place: row.place,
  points: row.points,
  won: row.won === 1,
  walkedOut: row.walked_out === 1,
});

function gameHistory(game: string, rows: readonly HistoryRow[]): GameHistory {
  const months = [...Map.groupBy(rows, ({ ended_at }) => new Date(ended_at).toISOString().slice(0, 7))];
  const bySeats = [...Map.groupBy(rows, ({ seats }) => seats)];
  return {
    game,
    ...sumOf(rows),
    months: months.map(([month, played]) => ({ month, ...sumOf(played) })).reverse(),
    bySeats: bySeats.map(([seats, played]) => ({ seats, ...sumOf(played) })).sort((a, b) => a.seats - b.seats),
  };
}

const sumOf = (rows: readonly HistoryRow[]): Played => ({
  matches: rows.length,
  wins: rows.filter(({ won }) => won === 1).length,
  counts: rows.map(({ counts }) => JSON.parse(counts) as Counts).reduce(addCounts, {}),
});
