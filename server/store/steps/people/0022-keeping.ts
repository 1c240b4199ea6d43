import type { Step } from '../step.ts';

/** By what somebody signs in on another device: passkeys with what they were asked, and codes on paper. */
export const keeping: Step = async (db) => {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkeys_of').on('passkeys').column('player').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text')
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('challenges_until').on('challenges').column('expires_at').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recovery_codes_of').on('recovery_codes').column('player').execute();
};
