/** The reveals of a match that are worth watching again: computed once, when it ends, and stored beside it. */

import type { AnyGame, Moment } from '../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../shared/engine/match.ts';
import { delayOf, type TableOptions } from '../../shared/table/options.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import type { Derivation, EndedMatch } from '../archive/derivation.ts';
import type { Db, MatchRow } from '../store/database.ts';
import type { Card, RevealPerson, RevealRow } from './rows.ts';
import { dayOf, HOUSE_CLASSICS, rankOf, weekOf } from './rows.ts';

export const reveals: Derivation = {
  name: 'reveals',
  of(ended) {
    const rows = revealsOf(ended);
    return async (db) => {
      if (rows.length > 0)
        await db
          .insertInto('reveals')
          .values(rows as RevealRow[])
          .execute();
      // Only a rebuild finds any: at the end of a match nobody has seen it.
      await keepWishes(db, ended.row);
    };
  },
  forget: (matches) => async (db) => {
    for (const table of ['reveals', 'likes', 'reveal_wishes', 'guess_tallies', 'guessers'] as const)
      await db.deleteFrom(table).where('match_id', 'in', matches).execute();
  },
  clear: (db) => db.deleteFrom('reveals').execute(),
};

function revealsOf({ row, running }: EndedMatch): readonly RevealRow[] {
  const seats = JSON.parse(row.seats) as readonly SeatModel[];
  const endedAt = row.ended_at;
  if (endedAt === null || row.status !== 'finished' || !isForGallery(row, seats)) return [];
  const delay = delayOf(JSON.parse(row.options) as TableOptions);
  return momentsOf(running.match).map(({ seq, moment }) => {
    const { heat, title, facts, cast } = moment;
    const card: Card = {
      game: row.game,
      endedAt,
      heat,
      ...(delay === 0 ? {} : { shownFrom: endedAt + delay }),
      title,
      facts,
      people: peopleAt(cast, seats),
    };
    return {
      match_id: row.id,
      seq,
      heat,
      likes: 0,
      rank: rankOf(heat, 0),
      shown: 1,
      day: dayOf(endedAt),
      week: weekOf(endedAt),
      card: JSON.stringify(card),
    };
  });
}

const peopleAt = (cast: readonly number[], seats: readonly SeatModel[]): readonly RevealPerson[] =>
  cast.flatMap((seat): RevealPerson[] => {
    const model = seats[seat];
    if (model === undefined || model.kind === 'free') return [];
    return [{ seat, player: model.kind === 'person' ? model.player : '', name: model.name }];
  });

/** Public tables, and others whose host said yes; only what everybody may see again; bots among themselves only where the house chose them. */
function isForGallery(row: MatchRow, seats: readonly SeatModel[]): boolean {
  const options = JSON.parse(row.options) as TableOptions;
  const mayBeSeen = options.visibility === 'public' || options.gallery === true;
  const replays = options.handsAfterMatch || options.watchers;
  return mayBeSeen && replays && (row.table_id === HOUSE_CLASSICS || seats.some(({ kind }) => kind === 'person'));
}

interface Found {
  readonly seq: number;
  readonly moment: Moment;
}

export function momentsOf({ game, history, state: end }: Match): readonly Found[] {
  const { moment: judge } = game;
  if (judge === undefined) return [];
  const outcome = game.outcome(end);
  const found: Found[] = [];
  let state: ReturnType<AnyGame['evolve']> | undefined;
  for (const [place, entry] of history.entries()) {
    const before = state;
    const events = eventsOf(entry);
    const after = fold(game, events, before);
    state = after;
    if (before === undefined || game.reveals(events).length === 0) continue;
    const moment = judge({ before, events, after, progress: place / history.length, outcome });
    if (moment !== undefined) found.push({ seq: place + 1, moment });
  }
  return found;
}

async function keepWishes(db: Db, row: MatchRow): Promise<void> {
  const wishes = await db.selectFrom('reveal_wishes').select('seq').where('match_id', '=', row.id).execute();
  const liked = await db.selectFrom('likes').select('seq').distinct().where('match_id', '=', row.id).execute();
  for (const seq of new Set([...wishes, ...liked].map((found) => found.seq))) await refresh(db, row, seq);
}

/** Brings likes and wishes of one reveal into its row. */
export async function refresh(db: Db, { id, seats }: Pick<MatchRow, 'id' | 'seats'>, seq: number): Promise<void> {
  const row = await db
    .selectFrom('reveals')
    .select(['heat', 'card'])
    .where('match_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (row === undefined) return;
  const { count } = await db
    .selectFrom('likes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('match_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  const wishes = await db
    .selectFrom('reveal_wishes')
    .select(['player', 'wish'])
    .where('match_id', '=', id)
    .where('seq', '=', seq)
    .execute();
  const likes = Number(count);
  const nameless = new Set(wishes.filter(({ wish }) => wish === 'nameless').map(({ player }) => player));
  const card = JSON.parse(row.card) as Card;
  const people = peopleAt(
    card.people.map(({ seat }) => seat),
    JSON.parse(seats) as readonly SeatModel[],
  ).map((person) => (nameless.has(person.player) ? { ...person, name: '' } : person));
  await db
    .updateTable('reveals')
    .set({
      likes,
      rank: rankOf(row.heat, likes),
      shown: wishes.some(({ wish }) => wish === 'gone') ? 0 : 1,
      card: JSON.stringify({ ...card, people } satisfies Card),
    })
    .where('match_id', '=', id)
    .where('seq', '=', seq)
    .execute();
}
