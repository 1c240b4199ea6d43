/** Guesses in the store: how others guessed, and how well somebody reads. */

import { sql } from 'kysely';
import type { Question } from '../../shared/engine/game.ts';
import { type GuessTally, NOTHING_READ, type Reader, type Reading } from '../../shared/table/guesses.ts';
import type { Db } from '../store/database.ts';
import type { Change, Journal } from '../store/journal.ts';
import type { ReaderRow } from './rows.ts';
import { dayOf } from './rows.ts';

/** An evening goes on after midnight. */
const EVENING_ENDS_MS = 6 * 60 * 60 * 1000;
const EVER = 0;
const AT_ONCE = 400;

const eveningOf = (now: number): number => dayOf(now - EVENING_ENDS_MS);

export interface Guessed {
  readonly match: string;
  readonly tally: GuessTally;
  readonly question: Question;
  readonly guesses: ReadonlyMap<string, number>;
}

export class Guesses {
  readonly #db: Db;
  readonly #journal: Journal;

  constructor(db: Db, journal: Journal) {
    this.#db = db;
    this.#journal = journal;
  }

  /** Through the journal, whose transactions are the only ones. Who had guessed this before is not counted again. */
  record({ match, tally, question, guesses }: Guessed, now: number): Promise<void> {
    const { seq, kind, right } = tally;
    const all = [...guesses];
    const changes: Change[] = [];
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const some = all.slice(start, start + AT_ONCE);
      changes.push(async (db) => {
        const counted = await db
          .insertInto('guessers')
          .values(some.map(([player, answer]) => ({ match_id: match, seq, kind, player, answer })))
          .onConflict((conflict) => conflict.doNothing())
          .returning(['player', 'answer'])
          .execute();
        if (counted.length === 0) return;
        await addToTally(
          db,
          match,
          tally,
          counted.map(({ answer }) => answer),
        );
        const rows = counted.flatMap(({ player, answer }) =>
          [eveningOf(now), EVER].map((evening) => readerRow(player, evening, question, answer, right)),
        );
        await addToReaders(db, rows);
      });
    }
    return this.#journal.commit({ rows: [], changes });
  }

  async counts(match: string, seq: number, { kind, answers }: Question): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('guess_tallies')
      .select(['answer', 'guesses'])
      .where('match_id', '=', match)
      .where('seq', '=', seq)
      .where('kind', '=', kind)
      .execute();
    return answers.map((_, place) => rows.find(({ answer }) => answer === place)?.guesses ?? 0);
  }

  async ownGuess(match: string, seq: number, kind: string, player: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('guessers')
      .select('answer')
      .where('match_id', '=', match)
      .where('seq', '=', seq)
      .where('kind', '=', kind)
      .where('player', '=', player)
      .executeTakeFirst();
    return row?.answer;
  }

  async reader(player: string, now: number): Promise<Reader> {
    const evening = eveningOf(now);
    const rows = await this.#db
      .selectFrom('readers')
      .selectAll()
      .where('player', '=', player)
      .where('evening', 'in', [evening, EVER])
      .execute();
    const of = (wanted: number): Reading => {
      const row = rows.find((found) => found.evening === wanted);
      if (row === undefined) return NOTHING_READ;
      const { guesses, correct, streak, best, weighed, trusted, honest } = row;
      return { guesses, right: correct, streak, best, weighed, trusted, honest };
    };
    return { evening: of(evening), ever: of(EVER) };
  }
}

async function addToTally(db: Db, match: string, { seq, kind }: GuessTally, said: readonly number[]): Promise<void> {
  const rows = [...new Set(said)].map((answer) => ({
    match_id: match,
    seq,
    kind,
    answer,
    guesses: said.filter((other) => other === answer).length,
  }));
  await db
    .insertInto('guess_tallies')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['match_id', 'seq', 'kind', 'answer'])
        .doUpdateSet({ guesses: sql`guess_tallies.guesses + excluded.guesses` }),
    )
    .execute();
}

/** One guess, as it is added to what somebody has guessed before. */
function readerRow(
  player: string,
  evening: number,
  { answers }: Question,
  answer: number,
  right: readonly number[],
): ReaderRow {
  const trusting = answers.findIndex((other) => 'trusts' in other);
  const correct = right.includes(answer) ? 1 : 0;
  return {
    player,
    evening,
    guesses: 1,
    correct,
    streak: correct,
    best: correct,
    weighed: trusting < 0 ? 0 : 1,
    trusted: trusting >= 0 && answer === trusting ? 1 : 0,
    honest: trusting >= 0 && right.includes(trusting) ? 1 : 0,
  };
}

const addToReaders = (db: Db, rows: readonly ReaderRow[]): Promise<unknown> =>
  db
    .insertInto('readers')
    .values(rows as ReaderRow[])
    .onConflict((conflict) =>
      conflict.columns(['player', 'evening']).doUpdateSet({
        guesses: sql`readers.guesses + 1`,
        correct: sql`readers.correct + excluded.correct`,
        streak: sql`case when excluded.correct = 1 then readers.streak + 1 else 0 end`,
        best: sql`case when excluded.correct = 1 and readers.streak + 1 > readers.best then readers.streak + 1 else readers.best end`,
        weighed: sql`readers.weighed + excluded.weighed`,
        trusted: sql`readers.trusted + excluded.trusted`,
        honest: sql`readers.honest + excluded.honest`,
      }),
    )
    .execute();
