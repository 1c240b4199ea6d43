/** Reads and changes the gallery: lists of reveals, likes, and the wishes of those who are in them. */

import { type CompiledQuery, sql } from 'kysely';
import type { Feed, FeedReveal, FeedSpan, Liked, RevealWish } from '../../shared/table/gallery.ts';
import { type Db, readJson } from '../store/database.ts';
import type { Change, Journal } from '../store/journal.ts';
import { readSeats } from '../store/seats.ts';
import { refresh } from './reveals.ts';
import type { Card, RevealRow } from './rows.ts';
import { dayOf, weekOf } from './rows.ts';

export const PAGE = 9;

const WIDER: { readonly [span in FeedSpan]: FeedSpan | undefined } = { today: 'week', week: 'ever', ever: undefined };

/** Where a page begins: after this reveal. */
export interface Place {
  readonly rank: number;
  readonly match: string;
  readonly seq: number;
}

export class Gallery {
  readonly #db: Db;
  readonly #journal: Journal;
  readonly #queries = new Map<string, CompiledQuery<ListedRow>>();

  constructor(db: Db, journal: Journal) {
    this.#db = db;
    this.#journal = journal;
  }

  /** The best of a span, or of a wider one where that has nothing: who looks in early in the day finds something, too. */
  async feed(span: FeedSpan, after: Place | undefined, player: string, now: number): Promise<Feed> {
    const wider = WIDER[span];
    let place = after;
    for (;;) {
      const rows = await this.#page(span, place, player, now);
      // One that is damaged must not take its page along.
      const listed = rows.slice(0, PAGE).flatMap((row): Listed[] => {
        const card = readCard(row.card);
        return card === undefined ? [] : [{ row, card }];
      });
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      // Of a table that is shown later nothing may be read before those who watch it have seen it.
      const shown = listed.filter(({ card }) => (card.shownFrom ?? 0) <= now);
      place = last === undefined ? undefined : placeOf(last);
      if (shown.length === 0 && place !== undefined) continue;
      if (shown.length === 0 && after === undefined && wider !== undefined) return this.feed(wider, after, player, now);
      const reveals = shown.map((reveal) => revealFor(reveal, player));
      return { span, reveals, ...(place === undefined ? {} : { next: packPlace(place) }) };
    }
  }

  async #page(span: FeedSpan, after: Place | undefined, player: string, now: number): Promise<readonly ListedRow[]> {
    const within = { today: [dayOf(now)], week: [weekOf(now)], ever: [] }[span];
    const from = after === undefined ? [] : [after.rank, after.match, after.seq];
    const parameters = [player, 1, ...within, ...from, PAGE + 1];
    const { rows } = await this.#db.executeQuery<ListedRow>({ ...this.#query(span, after !== undefined), parameters });
    return rows;
  }

  /** Building the statement costs more than running it: one for every kind of page is kept. Its parameters come in the order of `#page`. */
  #query(span: FeedSpan, goesOn: boolean): CompiledQuery<ListedRow> {
    const name = `${span} ${goesOn}`;
    const known = this.#queries.get(name);
    if (known !== undefined) return known;
    let rows = this.#db
      .selectFrom('reveals')
      .select(({ selectFrom }) => [
        'match_id',
        'seq',
        'likes',
        'rank',
        'card',
        // Asked of each row of the page: a join, or `exists`, may be worked out for everything that somebody ever liked.
        selectFrom('likes')
          .select('likes.player')
          .whereRef('likes.match_id', '=', 'reveals.match_id')
          .whereRef('likes.seq', '=', 'reveals.seq')
          .where('likes.player', '=', '')
          .as('liker'),
      ])
      .where('shown', '=', 1);
    if (span === 'today') rows = rows.where('day', '=', 0);
    if (span === 'week') rows = rows.where('week', '=', 0);
    if (goesOn) rows = rows.where(sql<boolean>`(rank, match_id, seq) < (${0}, ${''}, ${0})`);
    const query = rows
      .orderBy('rank', 'desc')
      .orderBy('match_id', 'desc')
      .orderBy('seq', 'desc')
      .limit(PAGE + 1)
      .compile() as CompiledQuery<ListedRow>;
    this.#queries.set(name, query);
    return query;
  }

  async find(match: string, seq: number): Promise<RevealRow | undefined> {
    return this.#db
      .selectFrom('reveals')
      .selectAll()
      .where('match_id', '=', match)
      .where('seq', '=', seq)
      .executeTakeFirst();
  }

  /** Once for each identity, however often it is asked for. Undefined where there is no such reveal. */
  async like(match: string, seq: number, player: string, liked: boolean): Promise<Liked | undefined> {
    if ((await this.find(match, seq))?.shown !== 1) return undefined;
    await this.#change(match, seq, (db) =>
      liked
        ? db
            .insertInto('likes')
            .values({ match_id: match, seq, player })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        : db
            .deleteFrom('likes')
            .where('match_id', '=', match)
            .where('seq', '=', seq)
            .where('player', '=', player)
            .execute(),
    );
    return { likes: (await this.find(match, seq))?.likes ?? 0, liked };
  }

  async wish(match: string, seq: number, player: string, wish: RevealWish): Promise<void> {
    await this.#change(match, seq, (db) =>
      db
        .insertInto('reveal_wishes')
        .values({ match_id: match, seq, player, wish })
        .onConflict((conflict) => conflict.columns(['match_id', 'seq', 'player']).doUpdateSet({ wish }))
        .execute(),
    );
  }

  /** Ids of those who are in it; of a match that is not in the feed, of all who sat there: whoever has its link sees their names. */
  async peopleIn(match: string, seq: number): Promise<readonly string[]> {
    const row = await this.find(match, seq);
    const card = row === undefined ? undefined : readCard(row.card);
    if (card !== undefined) return card.people.map(({ player }) => player);
    const played = await this.#db.selectFrom('matches').select('seats').where('id', '=', match).executeTakeFirst();
    const seats = (played === undefined ? undefined : readSeats(played.seats)) ?? [];
    return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
  }

  /** What somebody wishes for a reveal that they are in; undefined where they are not. */
  async wishOf(match: string, seq: number, player: string): Promise<RevealWish | undefined> {
    if (!(await this.peopleIn(match, seq)).includes(player)) return undefined;
    const wished = await this.#db
      .selectFrom('reveal_wishes')
      .select('wish')
      .where('match_id', '=', match)
      .where('seq', '=', seq)
      .where('player', '=', player)
      .executeTakeFirst();
    return wished?.wish ?? 'shown';
  }

  /** What those who are in any reveal of this match wish. */
  async wishes(match: string): Promise<readonly { readonly player: string; readonly wish: RevealWish }[]> {
    return this.#db.selectFrom('reveal_wishes').select(['player', 'wish']).where('match_id', '=', match).execute();
  }

  /** Through the journal, whose transactions are the only ones. */
  #change(match: string, seq: number, change: Change): Promise<void> {
    const refreshed: Change = async (db) => {
      const row = await db.selectFrom('matches').select(['id', 'seats']).where('id', '=', match).executeTakeFirst();
      if (row !== undefined) await refresh(db, row, seq);
    };
    return this.#journal.commit({ rows: [], changes: [change, refreshed] });
  }
}

interface ListedRow extends Pick<RevealRow, 'match_id' | 'seq' | 'likes' | 'rank' | 'card'> {
  readonly liker: string | null;
}

interface Listed {
  readonly row: ListedRow;
  readonly card: Card;
}

/** The best are asked for over and over, and taking a text apart costs more than finding it. */
const cards = new Map<string, Card>();
const MOST_CARDS = 1000;

/** Undefined for one that cannot be read any more. */
function readCard(text: string): Card | undefined {
  const known = cards.get(text);
  if (known !== undefined) return known;
  if (cards.size >= MOST_CARDS) cards.clear();
  const card = readJson(text) as Card | null | undefined;
  if (!Array.isArray(card?.people)) return undefined;
  cards.set(text, card);
  return card;
}

function revealFor({ row: { match_id, seq, likes, liker }, card }: Listed, player: string): FeedReveal {
  const { game, endedAt, title, facts, people } = card;
  return {
    match: match_id,
    seq,
    game,
    endedAt,
    title,
    facts,
    likes,
    liked: liker !== null,
    mine: player !== '' && people.some((person) => person.player === player),
    cast: people.map(({ seat, name }) => ({ seat, name })),
  };
}

const PLACE = /^(\d{1,4})-(\d{1,6})-([A-Za-z0-9_-]{1,40})$/;

const placeOf = ({ rank, seq, match_id: match }: ListedRow): Place => ({ rank, match, seq });

const packPlace = ({ rank, seq, match }: Place): string => `${rank}-${seq}-${match}`;

export function parsePlace(text: string): Place | undefined {
  const [, rank, seq, match] = PLACE.exec(text) ?? [];
  return match === undefined ? undefined : { rank: Number(rank), seq: Number(seq), match };
}
