/** A mind that asks nets about a table without variants: one net for turns and one for doubts. */

import { type TraitNet, TraitPass } from '../../../../bots/traitNet.ts';
import { type PackedTraitNets, unpackTraitNets } from '../../../../bots/traitWeights.ts';
import { type CardNumber, facePlace, SPICES, type Spice } from '../../model/cards.ts';
import type { KnownCard, SpicyCommand } from '../../model/model.ts';
import { laying } from '../counting/ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS } from '../mind.ts';
import type { Scene } from '../scene.ts';
import type { Table } from '../tables.ts';
import { type Board, boardOf, type Holding, holdingOf } from './board.ts';
import {
  DOUBT_MOVES,
  DOUBT_SITUATION,
  ENCODING,
  encodeDoubt,
  encodeMoves,
  encodeTells,
  encodeTurn,
  TELLS_SIZE,
  TRAITS_A_MOVE,
  TURN_SITUATION,
  TURN_TRAITS,
} from './encode.ts';
import { faceOfMove, movesOf, numberOfMove, PASS, spiceOfMove } from './moves.ts';
import { hunts } from './tells.ts';

export interface PlainNets {
  readonly turn: TraitNet;
  readonly doubt: TraitNet;
}

/** How a mind plays: guarded, and where it has learned to hunt, otherwise against one from whom more can be won. */
export interface PlainStyle {
  readonly guarded: PlainNets;
  readonly hunting?: PlainNets | undefined;
}

interface Names {
  readonly turn: string;
  readonly doubt: string;
}

const TRAITS = { turn: TURN_TRAITS, doubt: DOUBT_MOVES.length };
const GUARDED = { turn: TURN_SITUATION, doubt: DOUBT_SITUATION };
const HUNTING = { turn: TURN_SITUATION + TELLS_SIZE, doubt: DOUBT_SITUATION + TELLS_SIZE };

const DUEL: readonly Names[] = [
  { turn: 'duelTurn', doubt: 'duelDoubt' },
  { turn: 'otherDuelTurn', doubt: 'otherDuelDoubt' },
];
const LARGER: readonly Names[] = [{ turn: 'tableTurn', doubt: 'tableDoubt' }];

/**
 * Two pairs of nets for a duel, one of which plays a match, and one for all larger tables: six win more with what was learned
 * among four than with a course of their own.
 */
export const plainNamesOf = (table: Table): readonly Names[] => (table === 'duel' ? DUEL : LARGER);

/** In a duel both minds hunt with the same nets. */
export const HUNTING_NAMES: Names = { turn: 'huntingTurn', doubt: 'huntingDoubt' };

export const MINDS_BY_LOT = DUEL.length;

/** The nets with which each mind plays at one size of table, as long as it hunts nobody. */
export const readPlainNets = (packed: PackedTraitNets, table: Table): readonly PlainNets[] =>
  plainNamesOf(table).map((names) => readNets(packed, names, GUARDED));

/** How each mind plays at one size of table. */
export function readPlainStyles(packed: PackedTraitNets, table: Table): readonly PlainStyle[] {
  const hunting = table === 'duel' ? readNets(packed, HUNTING_NAMES, HUNTING) : undefined;
  return readPlainNets(packed, table).map((guarded) => ({ guarded, hunting }));
}

function readNets(packed: PackedTraitNets, { turn, doubt }: Names, situations: typeof GUARDED): PlainNets {
  const shapes = {
    [turn]: { situation: situations.turn, traits: TRAITS.turn },
    [doubt]: { situation: situations.doubt, traits: TRAITS.doubt },
  };
  const nets = unpackTraitNets(packed, { game: 'spicy', encoding: ENCODING, shapes });
  return { turn: nets[turn] as TraitNet, doubt: nets[doubt] as TraitNet };
}

export const netsFor = ({ guarded, hunting }: PlainStyle, { tells }: Board, seat: number): PlainNets =>
  hunting !== undefined && hunts(tells, seat) ? hunting : guarded;

/** Chances are used as they were trained: sharpened, they win a little more from the weak and far more is won from them. */
export const plainMind = (styleFor: (seats: number) => PlainStyle): Mind => ({
  doubts(scene): Doubts {
    if (scene.top === undefined) return NO_DOUBTS;
    const board = boardOf(scene);
    const { doubt } = netsFor(styleFor(board.seats), board, scene.seat);
    const pass = new TraitPass(doubt.shape);
    pass.look(doubt, situationOf(doubt, encodeDoubt, board, holdingOf(scene)), 0);
    const chances = pass.chances(doubt, DOUBT_MOVES, 0, DOUBT_MOVES.length, 1);
    return { number: chances[1] ?? 0, spice: chances[2] ?? 0, wrong: 0 };
  },

  turns(scene) {
    const board = boardOf(scene);
    const holding = holdingOf(scene);
    const { turn } = netsFor(styleFor(board.seats), board, scene.seat);
    const moves = movesOf(board, holding, []);
    const traits = new Uint8Array(moves.length * TRAITS_A_MOVE);
    encodeMoves(board, holding, moves, traits, 0);
    const pass = new TraitPass(turn.shape);
    pass.look(turn, situationOf(turn, encodeTurn, board, holding), 0);
    const chances = pass.chances(turn, traits, 0, moves.length, TRAITS_A_MOVE);
    return moves.map((move, place) => ({ command: commandOf(scene, move), weight: chances[place] ?? 0 }));
  },

  copies: () => [{ command: undefined, weight: 1 }],
});

/** What this net reads: one that hunts also what the other's deeds have told. */
export function situationOf(
  { shape }: TraitNet,
  encode: typeof encodeTurn,
  board: Board,
  holding: Holding,
): Float32Array {
  const situation = new Float32Array(shape.situation);
  const end = encode(board, holding, situation, 0);
  if (end < shape.situation) encodeTells(board, holding.seat, situation, end);
  return situation;
}

function commandOf({ view }: Scene, move: number): SpicyCommand {
  if (move === PASS) return { type: 'pass' };
  const card = view.hand.find(({ face }) => facePlace(face) === faceOfMove(move)) as KnownCard;
  const declare = { number: numberOfMove(move) as CardNumber, spice: SPICES[spiceOfMove(move)] as Spice };
  return { type: 'play', declare, ...laying(view, card, []) };
}
