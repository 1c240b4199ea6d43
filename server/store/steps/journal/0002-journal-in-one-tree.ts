import { sql } from 'kysely';
import type { Step } from '../step.ts';
import { createJournal } from './createJournal.ts';

/** Rows beside an index of their own keys: a move would write a page of each. */
export const journalInOneTree: Step = async (db, brand) => {
  if (brand !== 'sqlite') return;
  await db.schema.alterTable('journal').renameTo('old_journal').execute();
  await createJournal(db).modifyEnd(sql`without rowid`).execute();
  await sql`insert into journal select * from old_journal`.execute(db);
  await db.schema.dropTable('old_journal').execute();
};
