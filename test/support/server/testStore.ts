/** A store of its own for a suite that runs on both kinds. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../../server/store/store.ts';
import { missing, startPostgres } from './services.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Whether this machine has no such store: its half of a suite is skipped. */
export const lacks = (kind: StoreKind): boolean => kind === 'postgres' && missing('postgres');

export interface TestStore {
  readonly store: Store;
  /** The same data, as another process would open it. */
  openAgain(): Promise<Store>;
  close(): Promise<void>;
}

export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-store-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const openAgain = () => openStore({ dataDir: folder, databaseUrl: postgres?.url, syncLagMs: 0 });
  const store = await openAgain();
  return {
    store,
    openAgain,
    async close() {
      await store.close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
