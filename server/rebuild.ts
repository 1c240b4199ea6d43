/** `npm run rebuild`: makes everything that is derived from matches again, in the store that the environment names. */

import { rebuild } from './archive/rebuild.ts';
import { readConfig } from './config.ts';
import { CannotStart, EXIT_CANNOT_START } from './start/cannotStart.ts';
import { openStore } from './store/store.ts';

try {
  const store = await openStore(readConfig(process.env));
  const { matches, unreadable } = await rebuild(store);
  await store.close();
  const left =
    unreadable.length === 0 ? '' : ` ${unreadable.length} could not be played again: ${unreadable.join(', ')}.`;
  console.log(`${matches} matches were read again.${left}`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(EXIT_CANNOT_START);
}
