/** A step that fails half way: the store stays what it was, and is brought up to date when nothing is in the way any more. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, SQLITE_FILE } from '../../../server/store/store.ts';
import { missing, type Service, startPostgres } from '../../support/server/services.ts';

/** What the step makes, in the order in which it does. */
const RATINGS = ['ratings', 'rating_changes', 'rating_bases', 'ladder_counts', 'ladder_clock'] as const;
const BEFORE_RATINGS = "delete from kysely_migration where name >= '0030'";
const STEPS = 'select name from kysely_migration order by name';

describe.each(['sqlite', 'postgres'] as const)('a store on %s', (kind) => {
  const skipped = kind === 'postgres' && missing('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-steps-'));
  let postgres: Service | undefined;
  beforeAll(async () => {
    if (kind === 'postgres' && !skipped) postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = () => openStore({ dataDir: folder, databaseUrl: postgres?.url, syncLagMs: 0 });

  /** Past the server. */
  async function ask(sql: string): Promise<readonly unknown[]> {
    if (postgres === undefined) {
      using file = new DatabaseSync(join(folder, SQLITE_FILE));
      return file.prepare(sql).all();
    }
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    return admin
      .query(sql)
      .then(({ rows }) => rows)
      .finally(() => admin.end());
  }

  test.skipIf(skipped)('is never half of one version and half of the next', async () => {
    const first = await open();
    await first.set('kept', 'from before');
    await first.close();
    // A store from before there were ratings, in which something has the name of their second table.
    for (const table of RATINGS) await ask(`drop table ${table}`);
    await ask(BEFORE_RATINGS);
    const steps = await ask(STEPS);
    expect(steps.length).toBeGreaterThan(5);
    await ask(`create table ${RATINGS[1]} (in_the_way integer)`);

    await expect(open()).rejects.toThrow('The store could not be brought up to date (0030-ratings)');
    expect(await ask(STEPS)).toEqual(steps);
    await expect(ask(`select * from ${RATINGS[0]}`)).rejects.toThrow(RATINGS[0]);

    await ask(`drop table ${RATINGS[1]}`);
    const again = await open();
    expect(await again.setting('kept', 'lost')).toBe('from before');
    expect(await again.ladders.rating('spicy', 'nobody')).toBeUndefined();
    await again.close();
    expect((await ask(STEPS)).length).toBeGreaterThan(steps.length);
  });
});
