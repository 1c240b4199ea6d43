/** Those who watch one table, in a process of their own: `node audience.ts URL TABLE COUNT`. Says when all of them are there, and reads until it is killed. */

import { GAMES, isGameName } from '../../shared/games/games.ts';
import { Guest } from '../support/guest/guest.ts';

const [url = '', table = '', count = '0', name = ''] = process.argv.slice(2);
if (!isGameName(name)) throw new Error(`No game ${name}`);
const game = GAMES[name];
const AT_ONCE = 20;

let lost = 0;
let heard = 0;
let left = Number(count);
while (left > 0) {
  const some = Math.min(left, AT_ONCE);
  await Promise.all(
    Array.from({ length: some }, async () => {
      const guest = await Guest.arrive(url, { light: { game } });
      await guest.join(table, 'watcher');
      guest.onClose = () => {
        lost += 1;
      };
      guest.onMove = () => {
        heard += 1;
      };
    }),
  );
  left -= some;
}
process.on('message', () => process.send?.({ heard, lost }));
process.send?.({ heard, lost });
