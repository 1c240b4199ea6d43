/** `npm run backup -- FILE` and `npm run restore -- FILE`, for the store that the environment names. */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { CannotStart, EXIT_CANNOT_START } from './start/cannotStart.ts';
import { backUp, restore } from './store/backup.ts';
import { summaryOf, type Verified } from './store/verify.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [what, given] = positionals;

function report(file: string, verified: Verified | undefined): void {
  if (verified === undefined) {
    console.log(`Backed up to ${file}. \`npm run restore\` into another database checks it.`);
    return;
  }
  if (verified.faulty.length > 0)
    throw new CannotStart(`${file} holds matches that do not come to the same end: ${verified.faulty.join(', ')}.`);
  console.log(`${what === 'restore' ? 'Restored from' : 'Backed up to'} ${file}: ${summaryOf(verified)}.`);
}

try {
  const config = readConfig(process.env);
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = given ?? join('backups', `hot-paws-${day}.${config.databaseUrl === undefined ? 'sqlite' : 'dump'}`);
  if (what === 'backup') report(file, await backUp(config, file));
  else if (what === 'restore' && given !== undefined) report(file, await restore(config, file));
  else throw new CannotStart('Say what to do: `npm run backup -- FILE` or `npm run restore -- FILE`.');
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(EXIT_CANNOT_START);
}
