/**
 * A scene and what can be done in it as numbers, for the legend's nets. Whatever changes here changes ENCODING, so that
 * weights that were trained with another encoding are refused.
 */

import { facePlace, HIGHEST_NUMBER, HIGHEST_START, type Spice } from '../../games/spicy/cards.ts';
import { SPICE_IT_UP } from '../../games/spicy/spiceItUp/names.ts';
import { VectorWriter } from '../vector.ts';
import { beliefAbout, chanceOfWrongNumber, chanceOfWrongSpice } from './belief.ts';
import { type Idea, isTrue } from './ideas.ts';
import { pointsOf, type Scene } from './scene.ts';
import { cardsUntilWorldsEnd } from './worldsEnd.ts';

export const ENCODING = 1;

const TABLE_SIZE = 31;
const HAND_SIZE = 7;
const OWNER_SIZE = 22;
export const TURN_SITUATION = TABLE_SIZE + HAND_SIZE;
export const DOUBT_SITUATION = TABLE_SIZE + OWNER_SIZE;
export const IDEA_SIZE = 30;
export const CALL_SIZE = 8;

/** What the legend may do about the top card, in the order of its candidates. */
export const CALLS_OF_A_PLAY = ['none', 'number', 'spice'] as const;
export const CALLS_OF_A_COPY = ['none', 'wrong'] as const;
type DoubtCall = (typeof CALLS_OF_A_PLAY)[number] | (typeof CALLS_OF_A_COPY)[number];

export function encodeTurn(scene: Scene, ideas: readonly Idea[]): Float32Array {
  const writer = new VectorWriter(TURN_SITUATION);
  putTable(writer, scene);
  putHand(writer, scene, ideas);
  return writer.done();
}

export function encodeDoubt(scene: Scene): Float32Array {
  const writer = new VectorWriter(DOUBT_SITUATION);
  putTable(writer, scene);
  putOwner(writer, scene);
  return writer.done();
}

function putTable(writer: VectorWriter, { view, seat, memory, stackSize, others, calls }: Scene): void {
  const { rules, handSizes, trophies } = view;
  const seats = rules.seats;
  const own = handSizes[seat] ?? 0;
  const next = (seat + 1) % seats;
  const smallest = Math.min(...others.map((other) => handSizes[other] ?? 0));
  const lead = pointsOf(view, seat) - Math.max(...others.map((other) => pointsOf(view, other)));
  const left = cardsUntilWorldsEnd(view, memory);
  writer.put((seats - 2) / 4, own / 6, own === 1, own === 2, own === 3, smallest / 6, smallest === 1, smallest === 2);
  writer.put(
    (handSizes[next] ?? 0) / 6,
    others.reduce((sum, other) => sum + (handSizes[other] ?? 0), 0) / (6 * others.length),
  );
  writer.put(trophies[seat] ?? 0, Math.max(...others.map((other) => trophies[other] ?? 0)), trophies[next] ?? 0);
  writer.put(trophies.reduce((sum, count) => sum + count, 0) === 2);
  writer.put(clip(lead / 15), Math.sign(lead), left / 40, 1 / (1 + left / 4));
  writer.put(stackSize / 8, memory.topNumber / 10, memory.topNumber === HIGHEST_NUMBER);
  for (const card of SPICE_IT_UP) writer.put(rules.spiceItUp.includes(card));
  const image = memory.habits[seat];
  writer.put(
    calls.some,
    calls.number,
    rate(image?.wrongNumbers, image?.turnedUp),
    rate(image?.wrongSpices, image?.turnedUp),
  );
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

/** A card that could be laid, or passing. `face` and what is said about it stay out of everybody else's sight. */
export function putIdea(writer: VectorWriter, scene: Scene, idea: Idea): void {
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
export function putPass(writer: VectorWriter): void {
  writer.put(true);
  for (let index = 1; index < IDEA_SIZE; index += 1) writer.put(0);
}

export function encodeIdeas(scene: Scene, ideas: readonly Idea[], withPass: boolean): Float32Array {
  const writer = new VectorWriter(IDEA_SIZE * (ideas.length + (withPass ? 1 : 0)));
  for (const idea of ideas) putIdea(writer, scene, idea);
  if (withPass) putPass(writer);
  return writer.done();
}

export function encodeCalls(scene: Scene, calls: readonly DoubtCall[]): Float32Array {
  const belief = beliefAbout(scene);
  const stake = scene.stackSize / 8;
  const last = scene.top?.last === true;
  const writer = new VectorWriter(CALL_SIZE * calls.length);
  for (const call of calls) {
    const wrong = {
      none: 0,
      number: chanceOfWrongNumber(belief),
      spice: chanceOfWrongSpice(belief),
      wrong: 1 - belief.exact,
    }[call];
    writer.put(call === 'none', call === 'number', call === 'spice', call === 'wrong');
    writer.put(wrong, wrong * stake, last ? wrong : 0, call === 'none' ? 0 : stake);
  }
  return writer.done();
}

const isRaid = ({ top, view }: Scene): boolean =>
  top?.declare.number === 4 && view.rules.spiceItUp.includes('spiceRaider');

/** How many cards that are exactly this everybody has seen. */
function publicCopies({ view }: Scene, number: number, spice: Spice): number {
  let copies = 0;
  for (const face of view.revealed)
    if (face.kind === 'spice' && face.number === number && face.spice === spice) copies += 1;
  return copies;
}

/** How often something went wrong, with little said by little experience. */
const rate = (count = 0, of = 0): number => (count + 1) / (of + 2);

const clip = (value: number): number => Math.max(-2, Math.min(2, value));
