/** The thread of a student: looks for a best response to the nets that it is given, from nothing and with larger ones. */

import { parentPort, workerData } from 'node:worker_threads';
import { guestOf } from '../course.ts';
import type { TraitNets } from '../seat.ts';
import { LARGER, respondTo, SEATS } from '../spicyCourse.ts';
import { spicyGround } from '../spicyGround.ts';

export interface Study {
  readonly nets: TraitNets;
  readonly updates: number;
  readonly seed: number;
}

const { nets, updates, seed }: Study = workerData;
const target = guestOf(spicyGround(SEATS.duel), 'studied', nets);
const found = respondTo({ table: 'duel', target, updates, seed, hidden: LARGER, games: 1 });
parentPort?.postMessage(found.nets);
