/** A table, a turn and a doubt as numbers for the nets. Whoever changes one raises `ENCODING`: weights of another are refused. */

import { NO_TRAIT } from '../../../../bots/traitNet.ts';
import { HIGHEST_NUMBER } from '../../model/cards.ts';
import { type Board, FACE_COUNT, type Holding, WILD_NUMBER, WILD_SPICE } from './board.ts';
import { faceOfMove, numberFits, numberOf, numberOfMove, PASS, spiceFits, spiceOf, spiceOfMove } from './moves.ts';
import { A_WHOLE, HUNTED } from './tells.ts';

export const ENCODING = 3;

/** Writes numbers one after another into a vector that somebody else owns. */
class Pen {
  private vector: Float32Array = new Float32Array(0);
  at = 0;

  start(vector: Float32Array, at: number): void {
    this.vector = vector;
    this.at = at;
  }

  put(value: number): void {
    this.vector[this.at] = value;
    this.at += 1;
  }

  flag(value: boolean): void {
    this.put(value ? 1 : 0);
  }

  /** One of `count` places, the last for everything above. */
  oneOf(place: number, count: number): void {
    const chosen = Math.max(0, Math.min(count - 1, place));
    for (let index = 0; index < count; index += 1) this.vector[this.at + index] = index === chosen ? 1 : 0;
    this.at += count;
  }
}

const pen = new Pen();

const TABLE_SIZE = 73;
const DOUBT_SIZE = 30;
export const TURN_SITUATION = TABLE_SIZE;
export const DOUBT_SITUATION = TABLE_SIZE + DOUBT_SIZE;

/** Says where it ends. */
export function encodeTurn(board: Board, holding: Holding, vector: Float32Array, at: number): number {
  pen.start(vector, at);
  putTable(board, holding);
  return checked(at, TURN_SITUATION);
}

export function encodeDoubt(board: Board, holding: Holding, vector: Float32Array, at: number): number {
  pen.start(vector, at);
  putTable(board, holding);
  putOwner(board, holding);
  return checked(at, DOUBT_SITUATION);
}

/** A vector that is too long or too short would shift every weight by a place. */
function checked(at: number, length: number): number {
  if (pen.at !== at + length) throw new Error(`${pen.at - at} numbers for a vector of ${length}`);
  return pen.at;
}

/** What the nets for hunting read beside the rest: how much the other's deeds have told. */
export const TELLS_SIZE = 8;
const A_PLACE = A_WHOLE / 2;

export function encodeTells({ tells }: Board, seat: number, vector: Float32Array, at: number): void {
  putTell((tells[1 - seat] as number) - HUNTED, vector, at);
}

/** What whoever studies a legend reads instead: how near it is to being hunted, and how far beyond. */
export function encodeOwnTells({ tells }: Board, seat: number, vector: Float32Array, at: number): void {
  putTell((tells[seat] as number) - HUNTED + (A_PLACE * TELLS_SIZE) / 2, vector, at);
}

function putTell(above: number, vector: Float32Array, at: number): void {
  pen.start(vector, at);
  pen.oneOf(Math.floor(above / A_PLACE), TELLS_SIZE);
}

const clip = (value: number): number => Math.max(-2, Math.min(2, value));
const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] as number;
const points = ({ won, trophies, handSizes }: Board, seat: number): number =>
  at(won, seat) + 10 * at(trophies, seat) - at(handSizes, seat);

/** How often something went wrong, with little said by little experience. */
const rate = (count: number, of: number): number => (count + 1) / (of + 2);
const callRate = (board: Board, seat: number): number =>
  (at(board.calls, seat) + 1) / (board.laidInAll - at(board.laid, seat) + 8);

function putTable(board: Board, holding: Holding): void {
  const { seats, handSizes, trophies, topNumber, topSeat, stackSize, untilEnd } = board;
  const { seat } = holding;
  const next = (seat + 1) % seats;
  let [smallest, sum, most, best, none, calls, numberCalls] = [99, 0, 0, -999, 1, 2, 1];
  let [turnedUp, wrongNumbers, wrongSpices] = [0, 0, 0];
  for (let other = 0; other < seats; other += 1) {
    if (other === seat) continue;
    smallest = Math.min(smallest, at(handSizes, other));
    sum += at(handSizes, other);
    most = Math.max(most, at(trophies, other));
    best = Math.max(best, points(board, other));
    none *= 1 - callRate(board, other);
    calls += at(board.calls, other);
    numberCalls += at(board.numberCalls, other);
    turnedUp += at(board.turnedUp, other);
    wrongNumbers += at(board.wrongNumbers, other);
    wrongSpices += at(board.wrongSpices, other);
  }
  let taken = 0;
  for (let place = 0; place < seats; place += 1) taken += at(trophies, place);
  const lead = points(board, seat) - best;
  // From a table of four; a duel has nets of its own.
  pen.put(seats === 2 ? 0 : 4 - seats);
  pen.oneOf(at(handSizes, seat), 9);
  pen.oneOf(at(handSizes, next), 8);
  pen.oneOf(smallest, 5);
  pen.put(sum / (6 * (seats - 1)));
  pen.put(at(trophies, seat));
  pen.put(most);
  pen.put(at(trophies, next));
  pen.flag(taken === 2);
  pen.put(clip(lead / 10));
  pen.flag(lead > 0);
  pen.flag(lead > 12);
  pen.flag(lead < -12);
  pen.put(untilEnd / 40);
  pen.put(1 / (1 + untilEnd / 4));
  pen.flag(untilEnd <= 3);
  pen.oneOf(stackSize < 4 ? stackSize : stackSize < 7 ? 4 : stackSize < 11 ? 5 : 6, 7);
  pen.put(stackSize / 10);
  pen.oneOf(topNumber, 11);
  pen.flag(topSeat === seat);
  pen.flag(board.mustStart);
  pen.put(1 - none);
  pen.put(numberCalls / calls);
  pen.put(rate(at(board.wrongNumbers, seat), at(board.turnedUp, seat)));
  pen.put(rate(at(board.wrongSpices, seat), at(board.turnedUp, seat)));
  pen.put(rate(wrongNumbers, turnedUp));
  pen.put(rate(wrongSpices, turnedUp));
  putHand(board, holding);
}

/** What the own hand can say on top of this stack. */
function putHand({ topNumber, topSpice }: Board, { hand }: Holding): void {
  const least = topNumber === HIGHEST_NUMBER ? 0 : topNumber;
  let [spices, numbers, truths] = [0, 0, 0];
  for (let face = 0; face < WILD_SPICE; face += 1) {
    const count = at(hand, face);
    if (count === 0) continue;
    const higher = numberOf(face) > least;
    const fits = topSpice < 0 ? numberOf(face) <= 3 : spiceOf(face) === topSpice;
    if (fits) spices += count;
    if (higher) numbers += count;
    if (higher && fits) truths += count;
  }
  pen.put(at(hand, WILD_SPICE));
  pen.put(at(hand, WILD_NUMBER));
  pen.oneOf(truths, 4);
  pen.oneOf(spices, 4);
  pen.put(numbers / 3);
}

function putOwner(board: Board, { hand, unseen, seat }: Holding): void {
  const { topNumber, topSpice, topSeat, below, topLast, trophies, seats } = board;
  let [exact, numberOnly, spiceOnly, total] = [0, 0, 0, 0];
  for (let face = 0; face < FACE_COUNT; face += 1) {
    const count = at(unseen, face);
    if (count === 0) continue;
    total += count;
    const number = numberFits(face, topNumber);
    if (number && spiceFits(face, topSpice)) exact += count;
    else if (number) numberOnly += count;
    else if (spiceFits(face, topSpice)) spiceOnly += count;
  }
  let taken = 0;
  for (let place = 0; place < seats; place += 1) taken += at(trophies, place);
  const turnedUp = at(board.turnedUp, topSeat);
  pen.oneOf(exact, 4);
  pen.put((10 * exact) / total);
  pen.put((5 * numberOnly) / total);
  pen.put((3 * spiceOnly) / total);
  pen.oneOf(topNumber - below - 1, 6);
  pen.flag(below === 0);
  pen.put(at(hand, topSpice * HIGHEST_NUMBER + topNumber - 1));
  pen.oneOf(at(board.handSizes, topSeat), 6);
  pen.flag(topLast);
  pen.flag(topLast && at(trophies, topSeat) === 1);
  pen.flag(topLast && taken === 2);
  pen.put(clip((points(board, topSeat) - points(board, seat)) / 10));
  pen.put(Math.min(turnedUp, 4) / 4);
  pen.put(rate(at(board.wrongNumbers, topSeat), turnedUp));
  pen.put(rate(at(board.wrongSpices, topSeat), turnedUp));
  pen.put(callRate(board, topSeat));
  pen.flag((topSeat + 1) % seats === seat);
}

/** What can be done about the top card, in this order; each is its own trait. */
export const CALLS = ['none', 'number', 'spice'] as const;
export const DOUBT_MOVES = Uint8Array.of(0, 1, 2);

/** The traits of a play, in groups of which it has one each. */
const TRAIT_GROUPS = [40, 2, 6, 12, 4, 4, 4, 3, 4, 3, 2, 3, 1] as const;
const GROUP_STARTS = TRAIT_GROUPS.map((_, place) =>
  TRAIT_GROUPS.slice(0, place).reduce((sum, count) => sum + count, 0),
);
const PASSING = TRAIT_GROUPS.reduce((sum, count) => sum + count, 0);
export const TURN_TRAITS = PASSING + 1;
/** Where traits that a habit can be about begin: how true a play is, by number; how true it is with few cards left; passing. */
export const TRAIT_PLACES = { truth: 0, truthAtTheEnd: GROUP_STARTS[3] as number, passing: PASSING } as const;
export const TRAITS_A_MOVE = TRAIT_GROUPS.length;

/** Writes the traits of the moves; returns where they end. */
export function encodeMoves(
  board: Board,
  holding: Holding,
  moves: readonly number[],
  traits: Uint8Array,
  from: number,
): number {
  let at = from;
  collectHeld(holding);
  for (const move of moves) {
    encodeMove(board, holding, move, traits, at);
    at += TRAITS_A_MOVE;
  }
  return at;
}

/** The faces of the hand but for the wild ones, of which every move asks how they would follow it. */
const held: number[] = [];

function collectHeld({ hand }: Holding): void {
  held.length = 0;
  for (let face = 0; face < WILD_SPICE; face += 1) if (at(hand, face) > 0) held.push(face);
}

function encodeMove(board: Board, { hand, seat }: Holding, move: number, traits: Uint8Array, from: number): void {
  if (move === PASS) {
    traits.fill(NO_TRAIT, from, from + TRAITS_A_MOVE);
    traits[from] = PASSING;
    return;
  }
  const face = faceOfMove(move);
  const spice = spiceOfMove(move);
  const number = numberOfMove(move);
  const kind = (numberFits(face, number) ? 0 : 2) + (spiceFits(face, spice) ? 0 : 1);
  const left = at(board.handSizes, seat) - 1;
  const jump = number > board.topNumber ? number - board.topNumber : number;
  const least = number === HIGHEST_NUMBER ? 0 : number;
  let [truths, spices, numbers, wilds] = [0, 0, 0, at(hand, WILD_SPICE) + at(hand, WILD_NUMBER)];
  if (face >= WILD_SPICE) wilds -= 1;
  for (const other of held) {
    const count = at(hand, other) - (other === face ? 1 : 0);
    if (count === 0) continue;
    const follows = numberOf(other) > least;
    const same = spiceOf(other) === spice;
    if (same) spices += count;
    if (follows) numbers += count;
    if (follows && same) truths += count;
  }
  const declared = spice * HIGHEST_NUMBER + number - 1;
  const wasted = face < WILD_SPICE && kind !== 0 && spiceOf(face) === spice && numberOf(face) > least;
  const size = face >= WILD_SPICE ? -1 : numberOf(face) <= 3 ? 0 : numberOf(face) <= 7 ? 1 : 2;
  const start = GROUP_STARTS;
  traits[from] = kind * 10 + number - 1;
  traits[from + 1] = face >= WILD_SPICE ? at(start, 1) + face - WILD_SPICE : NO_TRAIT;
  traits[from + 2] = at(start, 2) + Math.min(jump, 6) - 1;
  traits[from + 3] = left < 3 ? at(start, 3) + left * 4 + kind : NO_TRAIT;
  traits[from + 4] = at(start, 4) + Math.min(truths, 3);
  traits[from + 5] = at(start, 5) + Math.min(spices, 3);
  traits[from + 6] = at(start, 6) + Math.min(numbers, 3);
  traits[from + 7] = at(start, 7) + Math.min(wilds, 2);
  traits[from + 8] = at(start, 8) + Math.min(at(board.revealed, declared), 3);
  traits[from + 9] = at(start, 9) + Math.min(at(hand, declared), 2);
  traits[from + 10] = at(start, 10) + (wasted ? 1 : 0);
  traits[from + 11] = size >= 0 ? at(start, 11) + size : NO_TRAIT;
  traits[from + 12] = number < board.topNumber ? at(start, 12) : NO_TRAIT;
}
