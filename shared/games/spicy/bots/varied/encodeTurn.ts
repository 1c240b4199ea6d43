/** A turn as numbers: the hand, and every card that could be laid with what would be said about it. */

import { VectorWriter } from '../../../../bots/vector.ts';
import { facePlace, HIGHEST_NUMBER, HIGHEST_START, type Spice } from '../../model/cards.ts';
import { type Idea, isTrue } from '../counting/ideas.ts';
import type { Scene } from '../scene.ts';
import { isRaid, putTable, TABLE_SIZE } from './encodeTable.ts';

const HAND_SIZE = 7;
export const TURN_SITUATION = TABLE_SIZE + HAND_SIZE;
export const IDEA_SIZE = 30;

export function encodeTurn(scene: Scene, ideas: readonly Idea[]): Float32Array {
  const writer = new VectorWriter(TURN_SITUATION);
  putTable(writer, scene);
  putHand(writer, scene, ideas);
  return writer.done();
}

function putHand(writer: VectorWriter, { view, top }: Scene, ideas: readonly Idea[]): void {
  const { hand, phase, stack } = view;
  const spice = top?.declare.spice;
  const number = top?.declare.number ?? 0;
  const least = number === HIGHEST_NUMBER ? 0 : number;
  let [wilds, spices, numbers] = [0, 0, 0];
  for (const { face } of hand) {
    if (face.kind !== 'spice') wilds += 1;
    else {
      if (spice === undefined || face.spice === spice) spices += 1;
      if (face.number > least) numbers += 1;
    }
  }
  const truths = new Set(ideas.filter(isTrue).map(({ face }) => facePlace(face))).size;
  writer.put(wilds / 2, spices / 3, numbers / 3, truths / 3, truths === 0);
  writer.put(phase.kind === 'turn' && phase.mustStart, stack.length === 0);
}

/** A card that could be laid, or passing. `face` and what is said about it stay out of everybody else's sight. */
function putIdea(writer: VectorWriter, scene: Scene, idea: Idea): void {
  const { view, seat, memory, stackSize, top, calls } = scene;
  const { face, declare, numberRight, spiceRight, extras, command } = idea;
  const { number, spice } = declare;
  const copy = command.type === 'copy';
  const left = view.hand.length - 1;
  const jump = number > memory.topNumber ? number - memory.topNumber : number;
  const raid = isRaid(scene);
  const raiding = number === 4 && view.rules.spiceItUp.includes('spiceRaider');
  const stake = (stackSize + 1 + extras + 2) / 8;
  const byNumber = calls.some * calls.number * stake;
  const bySpice = calls.some * (1 - calls.number) * stake;
  writer.put(false, copy, numberRight && spiceRight, numberRight && !spiceRight, spiceRight && !numberRight);
  writer.put(!numberRight && !spiceRight, face.kind !== 'spice', number / 10, jump / 5, jump === 1);
  writer.put(number === HIGHEST_NUMBER, number <= HIGHEST_START && view.stack.length > 0, left === 0, left === 1);
  writer.put(
    extras / 2,
    raiding,
    raid && top?.seat !== seat ? stackSize / 8 : 0,
    raid && top?.seat === seat ? stackSize / 8 : 0,
  );
  writer.put(top !== undefined && top.declare.spice !== spice);
  putRest(writer, scene, idea);
  writer.put(publicCopies(scene, number, spice) / 3);
  writer.put(numberRight ? byNumber : -byNumber, spiceRight ? bySpice : -bySpice);
  writer.put(left === 0 && numberRight && spiceRight, left === 0 && numberRight !== spiceRight);
  writer.put(memory.topNumber === 0, !numberRight && face.kind === 'spice' && face.number > number);
}

/** What the other cards will be good for on top of this declaration. */
function putRest(writer: VectorWriter, { view }: Scene, { face, declare }: Idea): void {
  const least = declare.number === HIGHEST_NUMBER ? 0 : declare.number;
  const laid = facePlace(face);
  let skipped = false;
  let [truths, spices, numbers, wilds] = [0, 0, 0, 0];
  for (const { face: other } of view.hand) {
    if (!skipped && facePlace(other) === laid) {
      skipped = true;
      continue;
    }
    if (other.kind !== 'spice') wilds += 1;
    else {
      const follows = other.number > least;
      if (other.spice === declare.spice) spices += 1;
      if (follows) numbers += 1;
      if (follows && other.spice === declare.spice) truths += 1;
    }
  }
  writer.put(truths / 3, spices / 3, numbers / 3, wilds / 2);
}

/** Passing, or leaving a card that could be copied. */
function putPass(writer: VectorWriter): void {
  writer.put(true);
  for (let index = 1; index < IDEA_SIZE; index += 1) writer.put(0);
}

export function encodeIdeas(scene: Scene, ideas: readonly Idea[], withPass: boolean): Float32Array {
  const writer = new VectorWriter(IDEA_SIZE * (ideas.length + (withPass ? 1 : 0)));
  for (const idea of ideas) putIdea(writer, scene, idea);
  if (withPass) putPass(writer);
  return writer.done();
}

/** How many cards that are exactly this everybody has seen. */
function publicCopies({ view }: Scene, number: number, spice: Spice): number {
  let copies = 0;
  for (const face of view.revealed)
    if (face.kind === 'spice' && face.number === number && face.spice === spice) copies += 1;
  return copies;
}
