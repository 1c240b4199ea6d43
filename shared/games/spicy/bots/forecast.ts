/**
 * Two questions that others than bots ask, answered from what a viewer may know: is this declaration a lie, and who will win?
 * Pure functions of a view and the redacted events that led to it.
 */

import { TraitPass } from '../../../bots/traitNet.ts';
import { type PackedTraitNets, unpackTraitNets } from '../../../bots/traitWeights.ts';
import type { SpicyEvent, SpicyView } from '../model/model.ts';
import { sizeOf } from '../model/stack.ts';
import weights from './forecast.json' with { type: 'json' };
import { BLANK, COPIES, remember, type SpicyMemory } from './memory.ts';
import { type Board, boardOf, FACE_COUNT, type Holding, handOf } from './plain/board.ts';
import { DOUBT_SITUATION, ENCODING, encodeDoubt, encodeTurn, TURN_SITUATION } from './plain/encode.ts';

/** How the declaration of the top card relates to it; the four add up to 1. */
export interface LieForecast {
  readonly exact: number;
  readonly numberOnly: number;
  readonly spiceOnly: number;
  readonly neither: number;
  /** That some part of it is untrue. */
  readonly lie: number;
}

/** One more number than the nets of the legend read: whether the viewer looks from outside, or knows the hand. */
export const LIE_SITUATION = DOUBT_SITUATION + 1;
export const WIN_SITUATION = TURN_SITUATION + 1;
export const LIE_MOVES = Uint8Array.of(0, 1, 2, 3);

const EXPECTED = {
  game: 'spicy',
  encoding: ENCODING,
  shapes: {
    lie: { situation: LIE_SITUATION, traits: LIE_MOVES.length },
    win: { situation: WIN_SITUATION, traits: 1 },
  },
} as const;

export const readForecastNets = (packed: PackedTraitNets) => unpackTraitNets(packed, EXPECTED);

let nets: ReturnType<typeof readForecastNets> | undefined;
const netsOnce = () => {
  nets ??= readForecastNets(weights);
  return nets;
};

/** Undefined without a card that the viewer could doubt: its own it knows. */
export function forecastLie(view: SpicyView, history: readonly SpicyEvent[]): LieForecast | undefined {
  const top = view.stack.at(-1);
  if (top === undefined || top.seat === view.viewer) return undefined;
  const { board, unseen } = standing(view, history);
  const situation = new Float32Array(LIE_SITUATION);
  encodeLie(board, view.viewer === 'watcher' ? undefined : view.viewer, handOf(view), unseen, situation);
  const { lie } = netsOnce();
  const pass = new TraitPass(lie.shape);
  pass.look(lie, situation, 0);
  const [exact = 0, numberOnly = 0, spiceOnly = 0, neither = 0] = pass.chances(lie, LIE_MOVES, 0, LIE_MOVES.length, 1);
  return { exact, numberOnly, spiceOnly, neither, lie: 1 - exact };
}

/** How likely each seat is to win from here, in the order of the seats. */
export function forecastWin(view: SpicyView, history: readonly SpicyEvent[]): readonly number[] {
  const { board, unseen } = standing(view, history);
  const { win } = netsOnce();
  const pass = new TraitPass(win.shape);
  const situation = new Float32Array(WIN_SITUATION);
  const scores = Array.from({ length: board.seats }, (_, seat) => {
    encodeWin(board, seat, seat === view.viewer ? handOf(view) : undefined, unseen, situation);
    pass.look(win, situation, 0);
    return Math.exp(pass.worthOf(win, 0));
  });
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / total);
}

const NO_CARDS = new Uint8Array(FACE_COUNT);

/** `seat` is who looks; a watcher looks from the left of whoever laid the card, without a hand. */
export function encodeLie(
  board: Board,
  seat: number | undefined,
  hand: Holding['hand'],
  unseen: Holding['unseen'],
  vector: Float32Array,
): void {
  const from = seat ?? (board.topSeat + 1) % board.seats;
  encodeDoubt(board, { seat: from, hand, unseen }, vector, 0);
  vector[DOUBT_SITUATION] = seat === undefined ? 1 : 0;
}

/** One seat's prospects; its hand only where the viewer knows it. */
export function encodeWin(
  board: Board,
  seat: number,
  hand: Holding['hand'] | undefined,
  unseen: Holding['unseen'],
  vector: Float32Array,
): void {
  encodeTurn(board, { seat, hand: hand ?? NO_CARDS, unseen }, vector, 0);
  vector[TURN_SITUATION] = hand === undefined ? 0 : 1;
}

function standing(view: SpicyView, history: readonly SpicyEvent[]) {
  const memory = history.reduce((known: SpicyMemory, event) => remember(known, event, view.viewer), BLANK);
  const board = boardOf({ view, memory, top: view.stack.at(-1), stackSize: sizeOf(view.stack) });
  return { board, unseen: COPIES.map((copies, face) => copies - (memory.seen[face] ?? 0)) };
}
