/** Counterfactual regret minimization (CFR+) over the whole small game, and the exact best response to any way of playing. */

import {
  CALLS,
  type DoubtNode,
  dealHands,
  growTree,
  type Hands,
  type Holding,
  holds,
  type TurnNode,
} from './smallSpicy.ts';

export const TREE = growTree();
export const HANDS: Hands = dealHands();

/** How many moves a holding has on a turn: each face under each declaration, and passing as the last. */
export const movesAt = (node: TurnNode, { faces }: Holding): number => faces.length * node.declarations.length + 1;
/** Nothing, number, spice. */
export const DOUBT_MOVES = 1 + CALLS.length;

/** How often each holding does what: lists of chances, one holding after another with `width` places each. */
export interface Policy {
  turn(node: TurnNode): Float64Array;
  doubt(node: DoubtNode): Float64Array;
}

export const widthOf = (node: TurnNode): number => 3 * node.declarations.length + 1;
export const holdingsAt = (said: number, seat: number): readonly Holding[] =>
  HANDS.levels[Math.ceil((said - seat) / 2)] as readonly Holding[];

type Values = readonly [Float64Array, Float64Array];

/** What each node makes of the values of its moves: its average under a policy, or the best of them. */
interface Visitor extends Policy {
  /** Seats that take the best instead of what the policy says. */
  readonly best?: number | undefined;
  learn?(node: TurnNode | DoubtNode, values: Float64Array, worth: Float64Array, reach: Float64Array): void;
}

const at = (list: Float64Array, place: number): number => list[place] as number;

/** Chances of the other's holdings, weighted with `sign`, as every own holding sees them. */
function facing(
  own: readonly Holding[],
  other: readonly Holding[],
  reach: Float64Array,
  sign?: (holding: Holding) => number,
): Float64Array {
  const byHand = new Float64Array(HANDS.count);
  other.forEach((holding, place) => {
    const chance = at(reach, place);
    if (chance !== 0) byHand[holding.hand] = at(byHand, holding.hand) + chance * (sign?.(holding) ?? 1);
  });
  const seen = new Float64Array(HANDS.count);
  const { together, count } = HANDS;
  for (let column = 0; column < count; column += 1) {
    const weight = byHand[column] as number;
    if (weight === 0) continue;
    const from = column * count;
    for (let row = 0; row < count; row += 1)
      seen[row] = (seen[row] as number) + (together[from + row] as number) * weight;
  }
  return Float64Array.from(own, ({ hand }) => at(seen, hand));
}

/** Values of both seats' holdings below a turn: 1 for a win, -1 for a loss, times the chance that the other plays there. */
function walkTurn(visitor: Visitor, node: TurnNode, reach: Values): Values {
  const { seat } = node;
  const other = 1 - seat;
  const said = node.said.length;
  const [own, others] = [holdingsAt(said, seat), holdingsAt(said, other)];
  const width = widthOf(node);
  const chances = visitor.turn(node);
  const ownReach = reach[seat] as Float64Array;
  const moves = new Float64Array(own.length * width);
  // Passing draws, and the first draw ends the match with a card too many: lost.
  const seen = facing(own, others, reach[other] as Float64Array);
  const passing = new Float64Array(own.length);
  own.forEach((holding, place) => {
    const pass = place * width + movesAt(node, holding) - 1;
    moves[pass] = -at(seen, place);
    passing[place] = at(ownReach, place) * at(chances, pass);
  });
  const otherValues = facing(others, own, passing);
  node.next.forEach((next, choice) => {
    const laid = new Float64Array((holdingsAt(said + 1, seat) as readonly Holding[]).length);
    own.forEach((holding, place) => {
      holding.after.forEach((after, face) => {
        laid[after] = at(ownReach, place) * at(chances, place * width + choice * holding.faces.length + face);
      });
    });
    const below = walkDoubt(visitor, next, seat === 0 ? [laid, reach[1]] : [reach[0], laid]);
    own.forEach((holding, place) => {
      holding.after.forEach((after, face) => {
        moves[place * width + choice * holding.faces.length + face] = at(below[seat] as Float64Array, after);
      });
    });
    (below[other] as Float64Array).forEach((value, place) => {
      otherValues[place] = at(otherValues, place) + value;
    });
  });
  const ownValues = settle(
    visitor,
    node,
    own.map((holding) => movesAt(node, holding)),
    width,
    moves,
    chances,
    ownReach,
  );
  return seat === 0 ? [ownValues, otherValues] : [otherValues, ownValues];
}

function walkDoubt(visitor: Visitor, node: DoubtNode, reach: Values): Values {
  const { seat } = node;
  const owner = 1 - seat;
  const said = node.said.length;
  const declared = node.said.at(-1) as number;
  const [own, owners] = [holdingsAt(said, seat), holdingsAt(said, owner)];
  const chances = visitor.doubt(node);
  const ownReach = reach[seat] as Float64Array;
  const moves = new Float64Array(own.length * DOUBT_MOVES);
  const split = (move: number): Float64Array =>
    ownReach.map((chance, place) => chance * at(chances, place * DOUBT_MOVES + move));
  const quiet = split(0);
  const below: Values =
    node.next === undefined
      ? wonByOwner(node, own, owners, quiet, reach)
      : walkTurn(visitor, node.next, seat === 0 ? [quiet, reach[1]] : [reach[0], quiet]);
  const ownerValues = (below[owner] as Float64Array).slice();
  own.forEach((_, place) => {
    moves[place * DOUBT_MOVES] = at(below[seat] as Float64Array, place);
  });
  CALLS.forEach((call, index) => {
    const sign = ({ laid }: Holding): number => (holds(laid.at(-1) as number, declared, call) ? 1 : -1);
    const seen = facing(own, owners, reach[owner] as Float64Array, sign);
    own.forEach((_, place) => {
      moves[place * DOUBT_MOVES + 1 + index] = -at(seen, place);
    });
    facing(owners, own, split(1 + index)).forEach((value, place) => {
      ownerValues[place] = at(ownerValues, place) + value * sign(owners[place] as Holding);
    });
  });
  const counts = own.map(() => DOUBT_MOVES);
  const ownValues = settle(visitor, node, counts, DOUBT_MOVES, moves, chances, ownReach);
  return seat === 0 ? [ownValues, ownerValues] : [ownerValues, ownValues];
}

/** The third card was let go: a trophy. */
function wonByOwner(
  { seat }: DoubtNode,
  own: readonly Holding[],
  owners: readonly Holding[],
  quiet: Float64Array,
  reach: Values,
): Values {
  const lost = facing(own, owners, reach[1 - seat] as Float64Array).map((value) => -value);
  const won = facing(owners, own, quiet);
  return seat === 0 ? [lost, won] : [won, lost];
}

function settle(
  visitor: Visitor,
  node: TurnNode | DoubtNode,
  counts: readonly number[],
  width: number,
  moves: Float64Array,
  chances: Float64Array,
  reach: Float64Array,
): Float64Array {
  const best = visitor.best === node.seat;
  const worth = Float64Array.from(counts, (count, place) => {
    let value = best ? Number.NEGATIVE_INFINITY : 0;
    for (let move = place * width; move < place * width + count; move += 1)
      value = best ? Math.max(value, at(moves, move)) : value + at(chances, move) * at(moves, move);
    return value;
  });
  visitor.learn?.(node, moves, worth, reach);
  return worth;
}

const everybody = (): Values => {
  const all = new Float64Array(HANDS.count).fill(1);
  return [all, all];
};

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** How often a best response wins, starting half of the time: 0.5 means that nobody can do better than even. */
export function bestResponseShare(policy: Policy): number {
  const shares = [0, 1].map((best) => {
    const visitor: Visitor = { turn: (node) => policy.turn(node), doubt: (node) => policy.doubt(node), best };
    return (1 + sum(walkTurn(visitor, TREE.root, everybody())[best] as Float64Array)) / 2;
  });
  return ((shares[0] as number) + (shares[1] as number)) / 2;
}

/** Everything equally often. */
export const chance: Policy = {
  turn(node) {
    const width = widthOf(node);
    const own = holdingsAt(node.said.length, node.seat);
    const chances = new Float64Array(own.length * width);
    own.forEach((holding, place) => {
      const count = movesAt(node, holding);
      chances.fill(1 / count, place * width, place * width + count);
    });
    return chances;
  },
  doubt: (node) => new Float64Array(holdingsAt(node.said.length, node.seat).length * DOUBT_MOVES).fill(1 / DOUBT_MOVES),
};

/** Solves the game: after every round each seat does in turn what it regrets not having done (CFR+), averaged with growing weight. */
export function solve(rounds: number): Policy {
  const tables = new Map<
    TurnNode | DoubtNode,
    { regrets: Float64Array; sums: Float64Array; counts: number[]; width: number }
  >();
  for (const node of [...TREE.turns, ...TREE.doubts]) {
    const own = holdingsAt(node.said.length, node.seat);
    const width = node.kind === 'turn' ? widthOf(node) : DOUBT_MOVES;
    const counts = own.map((holding) => (node.kind === 'turn' ? movesAt(node, holding) : DOUBT_MOVES));
    const size = own.length * width;
    tables.set(node, { regrets: new Float64Array(size), sums: new Float64Array(size), counts, width });
  }
  const mixOf = (node: TurnNode | DoubtNode, which: 'regrets' | 'sums'): Float64Array => {
    const table = tables.get(node);
    if (table === undefined) throw new Error(`No table for node ${node.id}`);
    const mix = new Float64Array(table[which].length);
    table.counts.forEach((count, place) => {
      const from = place * table.width;
      let total = 0;
      for (let move = from; move < from + count; move += 1) total += at(table[which], move);
      for (let move = from; move < from + count; move += 1)
        mix[move] = total > 0 ? at(table[which], move) / total : 1 / count;
    });
    return mix;
  };
  for (let round = 1; round <= rounds; round += 1)
    for (const learner of [0, 1]) {
      const mixes = new Map<TurnNode | DoubtNode, Float64Array>();
      const mix = (node: TurnNode | DoubtNode): Float64Array => {
        const known = mixes.get(node) ?? mixOf(node, 'regrets');
        mixes.set(node, known);
        return known;
      };
      walkTurn(
        {
          turn: mix,
          doubt: mix,
          learn(node, values, worth, reach) {
            if (node.seat !== learner) return;
            const { regrets, sums, counts, width } = tables.get(node) as NonNullable<ReturnType<typeof tables.get>>;
            const current = mix(node);
            counts.forEach((count, place) => {
              for (let move = place * width; move < place * width + count; move += 1) {
                sums[move] = at(sums, move) + round * at(reach, place) * at(current, move);
                regrets[move] = Math.max(0, at(regrets, move) + at(values, move) - at(worth, place));
              }
            });
          },
        },
        TREE.root,
        everybody(),
      );
    }
  return { turn: (node) => mixOf(node, 'sums'), doubt: (node) => mixOf(node, 'sums') };
}
