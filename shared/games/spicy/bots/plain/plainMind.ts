/** A mind that asks nets about a table without variants: one net for turns and one for doubts. */

import { type TraitNet, TraitPass } from '../../../../bots/traitNet.ts';
import { type PackedTraitNets, unpackTraitNets } from '../../../../bots/traitWeights.ts';
import { type CardNumber, facePlace, SPICES, type Spice } from '../../model/cards.ts';
import type { KnownCard, SpicyCommand } from '../../model/model.ts';
import { laying } from '../counting/ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS } from '../mind.ts';
import type { Scene } from '../scene.ts';
import type { Table } from '../tables.ts';
import { boardOf, holdingOf } from './board.ts';
import {
  DOUBT_MOVES,
  DOUBT_SITUATION,
  ENCODING,
  encodeDoubt,
  encodeMoves,
  encodeTurn,
  TRAITS_A_MOVE,
  TURN_SITUATION,
  TURN_TRAITS,
} from './encode.ts';
import { faceOfMove, movesOf, numberOfMove, PASS, spiceOfMove } from './moves.ts';

export interface PlainNets {
  readonly turn: TraitNet;
  readonly doubt: TraitNet;
}

const TURN = { situation: TURN_SITUATION, traits: TURN_TRAITS };
const DOUBT = { situation: DOUBT_SITUATION, traits: DOUBT_MOVES.length };

const DUEL = [
  { turn: 'duelTurn', doubt: 'duelDoubt' },
  { turn: 'otherDuelTurn', doubt: 'otherDuelDoubt' },
] as const;
const LARGER = [{ turn: 'tableTurn', doubt: 'tableDoubt' }] as const;

/**
 * Two pairs of nets for a duel, one of which plays a match, and one for all larger tables: six win more with what was learned
 * among four than with a course of their own.
 */
export const plainNamesOf = (table: Table): readonly { readonly turn: string; readonly doubt: string }[] =>
  table === 'duel' ? DUEL : LARGER;

export const MINDS_BY_LOT = DUEL.length;

/** The nets for one size of table. */
export const readPlainNets = (packed: PackedTraitNets, table: Table): readonly PlainNets[] =>
  plainNamesOf(table).map(({ turn, doubt }) => {
    const nets = unpackTraitNets(packed, {
      game: 'spicy',
      encoding: ENCODING,
      shapes: { [turn]: TURN, [doubt]: DOUBT },
    });
    return { turn: nets[turn] as TraitNet, doubt: nets[doubt] as TraitNet };
  });

/** Chances are used as they were trained: sharpened, they win a little more from the weak and far more is won from them. */
export const plainMind = (netsFor: (seats: number) => PlainNets): Mind => ({
  doubts(scene): Doubts {
    if (scene.top === undefined) return NO_DOUBTS;
    const { doubt } = netsFor(scene.view.rules.seats);
    const situation = new Float32Array(DOUBT_SITUATION);
    encodeDoubt(boardOf(scene), holdingOf(scene), situation, 0);
    const pass = new TraitPass(doubt.shape);
    pass.look(doubt, situation, 0);
    const chances = pass.chances(doubt, DOUBT_MOVES, 0, DOUBT_MOVES.length, 1);
    return { number: chances[1] ?? 0, spice: chances[2] ?? 0, wrong: 0 };
  },

  turns(scene) {
    const { turn } = netsFor(scene.view.rules.seats);
    const board = boardOf(scene);
    const holding = holdingOf(scene);
    const moves = movesOf(board, holding, []);
    const situation = new Float32Array(TURN_SITUATION);
    encodeTurn(board, holding, situation, 0);
    const traits = new Uint8Array(moves.length * TRAITS_A_MOVE);
    encodeMoves(board, holding, moves, traits, 0);
    const pass = new TraitPass(turn.shape);
    pass.look(turn, situation, 0);
    const chances = pass.chances(turn, traits, 0, moves.length, TRAITS_A_MOVE);
    return moves.map((move, place) => ({ command: commandOf(scene, move), weight: chances[place] ?? 0 }));
  },

  copies: () => [{ command: undefined, weight: 1 }],
});

function commandOf({ view }: Scene, move: number): SpicyCommand {
  if (move === PASS) return { type: 'pass' };
  const card = view.hand.find(({ face }) => facePlace(face) === faceOfMove(move)) as KnownCard;
  const declare = { number: numberOfMove(move) as CardNumber, spice: SPICES[spiceOfMove(move)] as Spice };
  return { type: 'play', declare, ...laying(view, card, []) };
}
