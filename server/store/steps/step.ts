/** One step on the way to the store's present shape. */

import type { Kysely } from 'kysely';

export type Brand = 'sqlite' | 'postgres';

export type Step = (db: Kysely<unknown>, brand: Brand) => Promise<void>;
