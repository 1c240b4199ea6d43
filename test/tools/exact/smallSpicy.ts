/**
 * A Spicy small enough to be solved: two spices, numbers 1 to 4, two copies of each, hands of three, two seats, and World's
 * End under one single card. The first draw ends the match, so a match is one stack: whoever wins the first challenge, or
 * brings the third card through, has won. All other rules are those of the real game.
 */

export const SPICES = 2;
export const HIGHEST = 4;
export const HIGHEST_START = 3;
export const HAND = 3;
const COPIES = 2;
export const FACES = SPICES * HIGHEST;

export const spiceOf = (face: number): number => Math.floor(face / HIGHEST);
export const numberOf = (face: number): number => (face % HIGHEST) + 1;
/** What can be said about a card is a face, too. */
export const faceOf = (spice: number, number: number): number => spice * HIGHEST + number - 1;

export type Call = 'number' | 'spice';
export const CALLS: readonly Call[] = ['number', 'spice'];

/** Does the declaration hold against this call? */
export const holds = (face: number, declared: number, call: Call): boolean =>
  call === 'number' ? numberOf(face) === numberOf(declared) : spiceOf(face) === spiceOf(declared);

/** R7 to R9 with 4 as the highest number. */
export function declarationsAfter(top: number | undefined): readonly number[] {
  const found: number[] = [];
  for (let declared = 0; declared < FACES; declared += 1) {
    const number = numberOf(declared);
    if (top === undefined) {
      if (number <= HIGHEST_START) found.push(declared);
    } else if (spiceOf(declared) === spiceOf(top)) {
      if (numberOf(top) === HIGHEST ? number <= HIGHEST_START : number > numberOf(top)) found.push(declared);
    }
  }
  return found;
}

/** What everybody sees: what was declared so far. Seat 0 starts, and the seats take turns. */
export interface TurnNode {
  readonly kind: 'turn';
  readonly id: number;
  readonly seat: number;
  readonly said: readonly number[];
  readonly declarations: readonly number[];
  readonly next: readonly DoubtNode[];
}

export interface DoubtNode {
  readonly kind: 'doubt';
  readonly id: number;
  /** Who doubts. */
  readonly seat: number;
  readonly said: readonly number[];
  /** None after the third card of a seat: let go, it wins. */
  readonly next: TurnNode | undefined;
}

export interface Tree {
  readonly root: TurnNode;
  readonly turns: readonly TurnNode[];
  readonly doubts: readonly DoubtNode[];
}

export function growTree(): Tree {
  const turns: TurnNode[] = [];
  const doubts: DoubtNode[] = [];
  const turnAt = (said: readonly number[]): TurnNode => {
    const declarations = declarationsAfter(said.at(-1));
    const next = declarations.map((declared) => doubtAt([...said, declared]));
    const node: TurnNode = { kind: 'turn', id: turns.length, seat: said.length % 2, said, declarations, next };
    turns.push(node);
    return node;
  };
  const doubtAt = (said: readonly number[]): DoubtNode => {
    const laid = Math.ceil(said.length / 2);
    const last = said.length % 2 === 1 && laid === HAND;
    const node: DoubtNode = {
      kind: 'doubt',
      id: doubts.length,
      seat: said.length % 2,
      said,
      next: last ? undefined : turnAt(said),
    };
    doubts.push(node);
    return node;
  };
  return { root: turnAt([]), turns, doubts };
}

/** What one seat knows beside that: the hand that it was dealt and which of its cards it has laid, in order. */
export interface Holding {
  readonly hand: number;
  readonly laid: readonly number[];
  /** Different faces that it still has. */
  readonly faces: readonly number[];
  readonly counts: readonly number[];
  /** For each of `faces`, which holding of the next level it becomes by laying it. */
  readonly after: number[];
}

export interface Hands {
  /** By how many cards are laid. */
  readonly levels: readonly (readonly Holding[])[];
  readonly count: number;
  /** How likely two hands are dealt together, `count` times `count`. */
  readonly together: Float64Array;
}

export function dealHands(): Hands {
  const hands: number[][] = [];
  const collect = (face: number, left: number, counts: number[]): void => {
    if (face === FACES) {
      if (left === 0) hands.push(counts);
      return;
    }
    for (let copies = 0; copies <= Math.min(COPIES, left); copies += 1)
      collect(face + 1, left - copies, [...counts, copies]);
  };
  collect(0, HAND, []);
  const levels: Holding[][] = [hands.map((counts, hand) => holdingOf(hand, [], counts))];
  for (let level = 0; level < HAND; level += 1) {
    const next: Holding[] = [];
    for (const holding of levels[level] as Holding[])
      for (const face of holding.faces) {
        holding.after.push(next.length);
        const counts = holding.counts.map((count, each) => count - (each === face ? 1 : 0));
        next.push(holdingOf(holding.hand, [...holding.laid, face], counts));
      }
    levels.push(next);
  }
  return { levels, count: hands.length, together: jointChances(hands) };
}

const holdingOf = (hand: number, laid: readonly number[], counts: readonly number[]): Holding => ({
  hand,
  laid,
  counts,
  faces: counts.flatMap((count, face) => (count > 0 ? [face] : [])),
  after: [],
});

function jointChances(hands: readonly (readonly number[])[]): Float64Array {
  const choose = (of: number, take: number): number =>
    take > of ? 0 : take === 0 ? 1 : take === 1 ? of : (of * (of - 1)) / 2;
  const together = new Float64Array(hands.length ** 2);
  let total = 0;
  hands.forEach((one, row) => {
    hands.forEach((other, column) => {
      let ways = 1;
      for (let face = 0; face < FACES; face += 1)
        ways *= choose(COPIES, one[face] as number) * choose(COPIES - (one[face] as number), other[face] as number);
      together[row * hands.length + column] = ways;
      total += ways;
    });
  });
  return together.map((ways) => ways / total);
}
