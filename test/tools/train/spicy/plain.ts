/** Trains the legend of Spicy without variants for one size of table. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import { trainDuel } from '../selfPlay/duel/duel.ts';
import { DUEL_PLAN } from '../selfPlay/duel/plan.ts';
import { HUNT_PLAN } from '../selfPlay/hunt/plan.ts';
import { trainHunt } from '../selfPlay/hunt/trainHunt.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writeHunting, writePlainWeights } from '../weightsFile.ts';

const HIDDEN = 128;

export const trainDuelists = (order: Order): Promise<void> =>
  trainDuel(DUEL_PLAN, order.seed, folderOf(order), (minds) => writePlainWeights(minds, 'duel'));

export const trainHunters = (order: Order): void =>
  trainHunt(mindsFor('duel'), HUNT_PLAN, order.seed, folderOf(order), writeHunting);

function folderOf({ seed, keep }: Order): string {
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'legend-'));
  console.log(`goes on with --seed ${seed} --keep ${folder} where it is broken off`);
  return folder;
}

export function trainSpicy({ table, updates, until, seed, from, hidden = HIDDEN, keep }: Order): void {
  if (table === 'duel') throw new Error('The legend of a duel is trained with --what duel: 45 minutes of two cores');
  const [start] = from === undefined ? [] : mindsFor(from);
  trainPlain({ table, updates, until, seed, hidden, start, file: keep }, (nets) => writePlainWeights([nets], table));
}

const mindsFor = (table: Order['table']) =>
  readPlainNets(readPlainWeights(), table).map(({ turn, doubt }) => ({ turn, doubt }));
