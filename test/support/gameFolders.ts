/** Where the two folders of a game are: in the product, or beside the tests that plug a further one in. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const HOMES = ['', 'test/thirdGame'];

/** From the root of the repository. */
export function folderOf(game: string, side: 'shared' | 'client'): string {
  const folders = HOMES.map((home) => join(home, side, 'games', game));
  const found = folders.find((folder) => existsSync(join(ROOT, folder)));
  if (found === undefined) throw new Error(`${game} is registered, but there is no ${folders[0]}`);
  return found;
}
