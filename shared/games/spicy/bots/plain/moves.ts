/** What a net considers doing on its turn, as one number a move: a face under a declaration, or passing. */

import { HIGHEST_NUMBER, HIGHEST_START } from '../../model/cards.ts';
import { type Board, FACE_COUNT, type Holding, WILD_NUMBER, WILD_SPICE } from './board.ts';

const NUMBERS = HIGHEST_NUMBER;

export const PASS = -1;

export const moveOf = (face: number, spice: number, number: number): number =>
  (spice * NUMBERS + number - 1) * FACE_COUNT + face;
export const faceOfMove = (move: number): number => move % FACE_COUNT;
export const spiceOfMove = (move: number): number => Math.floor(move / (FACE_COUNT * NUMBERS));
export const numberOfMove = (move: number): number => (Math.floor(move / FACE_COUNT) % NUMBERS) + 1;

export const spiceOf = (face: number): number => (face < WILD_SPICE ? Math.floor(face / NUMBERS) : -1);
export const numberOf = (face: number): number => (face < WILD_SPICE ? (face % NUMBERS) + 1 : 0);

export const numberFits = (face: number, number: number): boolean =>
  face === WILD_NUMBER || (face < WILD_SPICE && numberOf(face) === number);
export const spiceFits = (face: number, spice: number): boolean =>
  face === WILD_SPICE || (face < WILD_SPICE && spiceOf(face) === spice);

/** Saying nothing true is considered only by who has nothing better to say. Passing comes last. */
export function movesOf(board: Board, { hand }: Holding, moves: number[]): number[] {
  collect(board, hand, moves, true);
  if (moves.length === 0) collect(board, hand, moves, false);
  if (!board.mustStart) moves.push(PASS);
  return moves;
}

function collect({ topNumber, topSpice }: Board, hand: Holding['hand'], moves: number[], halfTrue: boolean): void {
  moves.length = 0;
  const open = topNumber === 0;
  const over = open || topNumber === HIGHEST_NUMBER;
  const from = over ? 1 : topNumber + 1;
  const to = over ? HIGHEST_START : HIGHEST_NUMBER;
  for (let spice = open ? 0 : topSpice; spice <= (open ? 2 : topSpice); spice += 1)
    for (let number = from; number <= to; number += 1)
      for (let face = 0; face < FACE_COUNT; face += 1) {
        if (hand[face] === 0) continue;
        if (!halfTrue || numberFits(face, number) || spiceFits(face, spice)) moves.push(moveOf(face, spice, number));
      }
}
