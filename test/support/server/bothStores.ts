/** The same suite on SQLite and on Postgres. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Store } from '../../../server/store/store.ts';
import { missing, type Service, startPostgres } from './services.ts';

/** `store` answers once tests run. */
export function onBothStores(name: string, suite: (store: () => Store) => void): void {
  for (const kind of ['sqlite', 'postgres'] as const)
    describe.skipIf(kind === 'postgres' && missing('postgres'))(`${name}, on ${kind}`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'hot-paws-both-'));
      let postgres: Service | undefined;
      let store: Store | undefined;
      beforeAll(async () => {
        if (kind === 'postgres') postgres = await startPostgres();
        store = await openStore({ dataDir: folder, databaseUrl: postgres?.url, syncLagMs: 0 });
      });
      afterAll(async () => {
        await store?.close();
        await postgres?.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      suite(() => {
        if (store === undefined) throw new Error('The store is open while tests run');
        return store;
      });
    });
}
