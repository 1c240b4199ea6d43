/** The small game as something to train on with the code that trains the legend, and what it learned as a policy. */

import { type TraitNet, TraitPass } from '../../../shared/bots/traitNet.ts';
import type { Random } from '../../../shared/engine/random.ts';
import { Course } from '../train/selfPlay/course.ts';
import type { Ground } from '../train/selfPlay/ground.ts';
import type { Chooser, Question, TraitNets } from '../train/selfPlay/seat.ts';
import {
  CALLS,
  type DoubtNode,
  FACES,
  HAND,
  HIGHEST,
  type Holding,
  holds,
  numberOf,
  spiceOf,
  type TurnNode,
} from './smallSpicy.ts';
import { DOUBT_MOVES, HANDS, holdingsAt, movesAt, type Policy, TREE, widthOf } from './solve.ts';

/** What was said, card by card (a face each, or nothing); the own hand, and what of it is laid where. */
const MOST_SAID = 2 * HAND - 1;
const SITUATION = MOST_SAID * (FACES + 1) + 2 * FACES + HAND * FACES;
const WIDTH = 4;
/** How a declaration fits its card, with what number; which face; how the rest of the hand follows; the face under the declaration; passing. */
const KINDS = 4 * HIGHEST;
const PAIRS = KINDS + FACES + 4;
const TRAITS = PAIRS + FACES * FACES + 1;
const PASSING = TRAITS - 1;

const DOUBTS = Uint8Array.of(0, 1, 2);

function encode(said: readonly number[], { counts, laid }: Holding, vector: Float32Array): void {
  vector.fill(0);
  for (let place = 0; place < MOST_SAID; place += 1) {
    const declared = said[place];
    vector[place * (FACES + 1) + (declared === undefined ? FACES : declared)] = 1;
  }
  const own = MOST_SAID * (FACES + 1);
  counts.forEach((count, face) => {
    vector[own + face] = count;
    vector[own + FACES + face] = count + laid.filter((each) => each === face).length;
  });
  laid.forEach((face, place) => {
    vector[own + (2 + place) * FACES + face] = 1;
  });
}

function encodeMoves(node: TurnNode, { faces, counts }: Holding, moves: Uint8Array): number {
  let at = 0;
  const put = (...traits: readonly [number, number, number, number]): void => {
    moves.set(traits, at);
    at += WIDTH;
  };
  for (const declared of node.declarations)
    for (const face of faces) {
      const kind = (holds(face, declared, 'number') ? 0 : 2) + (holds(face, declared, 'spice') ? 0 : 1);
      const least = numberOf(declared) === HIGHEST ? 0 : numberOf(declared);
      const truths = counts.reduce(
        (sum, count, each) =>
          spiceOf(each) === spiceOf(declared) && numberOf(each) > least ? sum + count - (each === face ? 1 : 0) : sum,
        0,
      );
      put(
        kind * HIGHEST + numberOf(declared) - 1,
        KINDS + face,
        KINDS + FACES + Math.min(3, truths),
        PAIRS + face * FACES + declared,
      );
    }
  put(PASSING, 255, 255, 255);
  return at / WIDTH;
}

const newQuestion = (moves: Uint8Array): Question => ({ situation: new Float32Array(SITUATION), moves, count: 0 });

/** A match by chance alone: the cards of both are drawn as often as they are dealt together. */
export const smallGround: Ground<Chooser> = {
  shapes: {
    turn: { situation: SITUATION, secrets: 0, width: WIDTH },
    doubt: { situation: SITUATION, secrets: 0, width: 1 },
  },
  traits: { turn: TRAITS, doubt: DOUBT_MOVES },
  seats: [2],
  seat: (chooser) => chooser,
  play: (choosers, random) => playMatch(choosers, random),
};

const TURN = newQuestion(new Uint8Array(64 * WIDTH));
const DOUBT = newQuestion(DOUBTS);

function playMatch(choosers: readonly Chooser[], random: Random): readonly number[] {
  // Seats are drawn: the chooser at place 0 starts every other match.
  const starter = random.below(2);
  const dealt = dealTwo(random);
  const holdings = [dealt[0], dealt[1]];
  let node = TREE.root;
  for (;;) {
    const { seat } = node;
    const holding = holdings[seat] as Holding;
    encode(node.said, holding, TURN.situation);
    TURN.count = encodeMoves(node, holding, TURN.moves);
    const move = ask(choosers, starter, seat).choose('turn', TURN);
    if (move === TURN.count - 1) return wonBy(1 - seat, starter);
    const face = move % holding.faces.length;
    const next = node.next[Math.floor(move / holding.faces.length)] as DoubtNode;
    const level = holding.laid.length + 1;
    const after = HANDS.levels[level]?.[holding.after[face] as number] as Holding;
    holdings[seat] = after;
    encode(next.said, holdings[next.seat] as Holding, DOUBT.situation);
    DOUBT.count = DOUBT_MOVES;
    const call = CALLS[ask(choosers, starter, next.seat).choose('doubt', DOUBT) - 1];
    if (call !== undefined)
      return wonBy(holds(after.laid.at(-1) as number, next.said.at(-1) as number, call) ? seat : next.seat, starter);
    if (next.next === undefined) return wonBy(seat, starter);
    node = next.next;
  }
}

const ask = (choosers: readonly Chooser[], starter: number, seat: number): Chooser =>
  choosers[(seat + starter) % 2] as Chooser;
const wonBy = (seat: number, starter: number): readonly number[] => ((seat + starter) % 2 === 0 ? [1, 0] : [0, 1]);

function dealTwo(random: Random): readonly [Holding, Holding] {
  const cards = random.shuffle(Array.from({ length: 2 * FACES }, (_, place) => place % FACES));
  const handOf = (from: number): Holding => {
    const counts = Array.from(
      { length: FACES },
      (_, face) => cards.slice(from, from + HAND).filter((each) => each === face).length,
    );
    return (HANDS.levels[0] as readonly Holding[])[PLACES.get(counts.join('')) as number] as Holding;
  };
  return [handOf(0), handOf(HAND)];
}

const PLACES = new Map((HANDS.levels[0] as readonly Holding[]).map(({ counts, hand }) => [counts.join(''), hand]));

/** Self-play with the legend's own course. A third of the units, or half of the games, leave several points more to a best response. */
export function train(updates: number, seed: number): TraitNets {
  const steps = { rounds: 1, lessonsAStep: 512 };
  const course = new Course(smallGround, {
    seed,
    updates,
    hidden: 128,
    gamesAnUpdate: 1024,
    selfPlay: 1,
    first: { rate: 0.003, entropy: 0.2, magnet: 0.2, ...steps },
    last: { rate: 0.0002, entropy: 0.03, magnet: 0.2, ...steps },
    follow: 0.02,
  });
  for (let update = 0; update < updates; update += 1) course.attend([]);
  return course.graduate();
}

export function policyOf({ turn, doubt }: TraitNets): Policy {
  if (turn === undefined || doubt === undefined) throw new Error('A net is missing');
  const [turnPass, doubtPass] = [new TraitPass(turn.shape), new TraitPass(doubt.shape)];
  return {
    turn: (node) =>
      listed(node, widthOf(node), (holding, chances, from) => {
        encode(node.said, holding, TURN.situation);
        const count = encodeMoves(node, holding, TURN.moves);
        fill(turn, turnPass, TURN, count, WIDTH, chances, from);
        return movesAt(node, holding);
      }),
    doubt: (node) =>
      listed(node, DOUBT_MOVES, (holding, chances, from) => {
        encode(node.said, holding, DOUBT.situation);
        fill(doubt, doubtPass, DOUBT, DOUBT_MOVES, 1, chances, from);
        return DOUBT_MOVES;
      }),
  };
}

function fill(
  net: TraitNet,
  pass: TraitPass,
  { situation, moves }: Question,
  count: number,
  width: number,
  chances: Float64Array,
  from: number,
): void {
  pass.look(net, situation, 0);
  chances.set(pass.chances(net, moves, 0, count, width).subarray(0, count), from);
}

/** The chances of all holdings at a node, one after another. */
export function listed(
  node: TurnNode | DoubtNode,
  width: number,
  write: (holding: Holding, chances: Float64Array, from: number) => void,
): Float64Array {
  const own = holdingsAt(node.said.length, node.seat);
  const chances = new Float64Array(own.length * width);
  own.forEach((holding, place) => {
    write(holding, chances, place * width);
  });
  return chances;
}
