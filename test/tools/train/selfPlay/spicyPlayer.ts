/** Asks a chooser what the rules ask a seat: puts the table, the moves and, for critics only, the hidden cards into numbers. */

import { type Board, FACE_COUNT, WILD_NUMBER, WILD_SPICE } from '../../../../shared/games/spicy/bots/plain/board.ts';
import {
  DOUBT_MOVES,
  DOUBT_SITUATION,
  encodeDoubt,
  encodeMoves,
  encodeOwnTells,
  encodeTells,
  encodeTurn,
  TELLS_SIZE,
  TRAITS_A_MOVE,
  TURN_SITUATION,
} from '../../../../shared/games/spicy/bots/plain/encode.ts';
import { movesOf, numberFits, numberOf, spiceFits, spiceOf } from '../../../../shared/games/spicy/bots/plain/moves.ts';
import type { NoteShape } from './notes.ts';
import type { Chooser, Question } from './seat.ts';
import type { Player, SpicyTable } from './spicyTable.ts';

const SECRETS = 8;
const MOST_MOVES = 400;

export const NOTE_SHAPES = {
  turn: { situation: TURN_SITUATION, secrets: SECRETS, width: TRAITS_A_MOVE },
  doubt: { situation: DOUBT_SITUATION, secrets: SECRETS, width: 1 },
} as const satisfies { readonly [net: string]: NoteShape };

/** Of nets that also read what somebody's deeds have told. */
export const TELLING_SHAPES = {
  turn: { ...NOTE_SHAPES.turn, situation: TURN_SITUATION + TELLS_SIZE },
  doubt: { ...NOTE_SHAPES.doubt, situation: DOUBT_SITUATION + TELLS_SIZE },
} as const satisfies { readonly [net: string]: NoteShape };

export const WIDTHS = { turn: TRAITS_A_MOVE, doubt: 1 } as const;

export class SpicyPlayer implements Player {
  private readonly chooser: Chooser;
  /** In a duel: whose deeds the nets are told of. */
  private readonly told: 'nobody' | 'other' | 'own';
  private readonly tellsSize: number;
  private readonly moves: number[] = [];
  private readonly turnQuestion: Question;
  private readonly doubtQuestion: Question;

  constructor(chooser: Chooser, told: 'nobody' | 'other' | 'own' = 'nobody') {
    this.chooser = chooser;
    this.told = told;
    this.tellsSize = told === 'nobody' ? 0 : TELLS_SIZE;
    this.turnQuestion = {
      situation: new Float32Array(TURN_SITUATION + this.tellsSize + SECRETS),
      moves: new Uint8Array(MOST_MOVES * TRAITS_A_MOVE),
      count: 0,
    };
    this.doubtQuestion = {
      situation: new Float32Array(DOUBT_SITUATION + this.tellsSize + SECRETS),
      moves: DOUBT_MOVES,
      count: DOUBT_MOVES.length,
    };
  }

  turn(table: SpicyTable, seat: number): number {
    const question = this.turnQuestion;
    const holding = table.holdings[seat] as SpicyTable['holdings'][number];
    const moves = movesOf(table, holding, this.moves);
    encodeTurn(table, holding, question.situation, 0);
    this.putTells(table, seat, question.situation, TURN_SITUATION);
    putSecrets(table, (seat + 1) % table.seats, question.situation, TURN_SITUATION + this.tellsSize);
    encodeMoves(table, holding, moves, question.moves, 0);
    question.count = moves.length;
    return moves[this.chooser.choose('turn', question)] as number;
  }

  doubt(table: SpicyTable, seat: number): number {
    const question = this.doubtQuestion;
    const holding = table.holdings[seat] as SpicyTable['holdings'][number];
    encodeDoubt(table, holding, question.situation, 0);
    this.putTells(table, seat, question.situation, DOUBT_SITUATION);
    putSecrets(table, table.topSeat, question.situation, DOUBT_SITUATION + this.tellsSize);
    return this.chooser.choose('doubt', question);
  }

  private putTells(table: SpicyTable, seat: number, vector: Float32Array, at: number): void {
    if (this.told === 'other') encodeTells(table, seat, vector, at);
    else if (this.told === 'own') encodeOwnTells(table, seat, vector, at);
  }
}

/** What really lies there and what another seat holds. A critic that sees it learns sooner what was luck. */
function putSecrets(table: SpicyTable, other: number, vector: Float32Array, at: number): void {
  const { hand } = table.holdings[other] as SpicyTable['holdings'][number];
  const { topNumber, topSpice, topFace } = table as Board & { readonly topFace: number };
  let [truths, spices, numbers] = [0, 0, 0];
  const least = topNumber === 10 ? 0 : topNumber;
  for (let face = 0; face < FACE_COUNT - 2; face += 1) {
    const count = hand[face] as number;
    if (count === 0) continue;
    const higher = numberOf(face) > least;
    const fits = topSpice < 0 ? numberOf(face) <= 3 : spiceOf(face) === topSpice;
    if (fits) spices += count;
    if (higher) numbers += count;
    if (higher && fits) truths += count;
  }
  vector[at] = topFace >= 0 && numberFits(topFace, topNumber) ? 1 : 0;
  vector[at + 1] = topFace >= 0 && spiceFits(topFace, topSpice) ? 1 : 0;
  vector[at + 2] = truths / 3;
  vector[at + 3] = truths === 0 ? 1 : 0;
  vector[at + 4] = spices / 3;
  vector[at + 5] = numbers / 3;
  vector[at + 6] = hand[WILD_SPICE] as number;
  vector[at + 7] = hand[WILD_NUMBER] as number;
}
