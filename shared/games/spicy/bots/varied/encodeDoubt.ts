/** A doubt as numbers: the top card, whoever laid it, and what could be called. */

import { VectorWriter } from '../../../../bots/vector.ts';
import { facePlace } from '../../model/cards.ts';
import { beliefAbout, chanceOfWrongNumber, chanceOfWrongSpice } from '../counting/belief.ts';
import { pointsOf, type Scene } from '../scene.ts';
import { clip, isRaid, putTable, rate, TABLE_SIZE } from './encodeTable.ts';

const OWNER_SIZE = 22;
export const DOUBT_SITUATION = TABLE_SIZE + OWNER_SIZE;
export const CALL_SIZE = 7;

/** What the legend may do about the top card, in the order of its candidates. */
export const CALLS = ['none', 'number', 'spice'] as const;

export function encodeDoubt(scene: Scene): Float32Array {
  const writer = new VectorWriter(DOUBT_SITUATION);
  putTable(writer, scene);
  putOwner(writer, scene);
  return writer.done();
}

function putOwner(writer: VectorWriter, scene: Scene): void {
  const { top, view, seat, memory, unseen } = scene;
  if (top === undefined) throw new Error('There is no card to doubt');
  const { number } = top.declare;
  const { exact, numberOnly, spiceOnly, neither } = beliefAbout(scene);
  const owner = top.seat;
  const habits = memory.habits[owner];
  const trophies = view.trophies[owner] ?? 0;
  const lastTrophy = view.trophies.reduce((sum, count) => sum + count, 0) === 2;
  const lead = pointsOf(view, owner) - pointsOf(view, seat);
  const size = view.handSizes[owner] ?? 0;
  writer.put(exact, numberOnly, spiceOnly, neither);
  writer.put(number / 10, (number - memory.below) / 5, number - memory.below === 1, memory.below === 0);
  writer.put((unseen[facePlace({ kind: 'spice', ...top.declare })] ?? 0) / 3);
  writer.put(size / 6, size === 1, top.last, top.last && trophies === 1, top.last && lastTrophy, clip(lead / 15));
  writer.put(Math.min(habits?.turnedUp ?? 0, 4) / 4);
  writer.put(rate(habits?.wrongNumbers, habits?.turnedUp), rate(habits?.wrongSpices, habits?.turnedUp));
  writer.put(view.turn === seat, top.copy, isRaid(scene), view.fresh);
}

export function encodeCalls(scene: Scene): Float32Array {
  const belief = beliefAbout(scene);
  const stake = scene.stackSize / 8;
  const last = scene.top?.last === true;
  const chances = { none: 0, number: chanceOfWrongNumber(belief), spice: chanceOfWrongSpice(belief) };
  const writer = new VectorWriter(CALL_SIZE * CALLS.length);
  for (const call of CALLS) {
    const wrong = chances[call];
    writer.put(call === 'none', call === 'number', call === 'spice');
    writer.put(wrong, wrong * stake, last ? wrong : 0, call === 'none' ? 0 : stake);
  }
  return writer.done();
}
