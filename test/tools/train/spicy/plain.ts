/** Trains the legend of Spicy without variants for one size of table. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Order } from '../order.ts';
import { trainDuel } from '../selfPlay/duel/duel.ts';
import { DUEL_PLAN } from '../selfPlay/duel/plan.ts';
import { trainPlain } from '../selfPlay/spicyCourse.ts';
import { readPlainWeights, writePlainWeights } from '../weightsFile.ts';

const HIDDEN = 128;

export function trainDuelists({ seed, keep }: Order): Promise<void> {
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'duel-'));
  console.log(`goes on with --seed ${seed} --keep ${folder} where it is broken off`);
  return trainDuel(DUEL_PLAN, seed, folder, (minds) => writePlainWeights(minds, 'duel'));
}

export function trainSpicy({ table, updates, until, seed, from, hidden = HIDDEN, keep }: Order): void {
  if (table === 'duel') throw new Error('The legend of a duel is trained with --what duel: 45 minutes of two cores');
  const [before] = from === undefined ? [] : readPlainNets(readPlainWeights(), from);
  const start = before && { ...before };
  trainPlain({ table, updates, until, seed, hidden, start, file: keep }, (nets) => writePlainWeights([nets], table));
}
