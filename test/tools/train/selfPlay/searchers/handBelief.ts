/**
 * What the other seat of a duel may hold, and which of its known policies it plays, by everything that was seen (Bayes): many
 * guesses of its cards, and the odds of the policies over all of them. A guess with a policy of its own would not do: when
 * unlikely hands are left out, so is by chance the right policy, for the rest of the match.
 */

import { placeByWeight } from '../../../../../shared/bots/chance.ts';
import type { Random } from '../../../../../shared/engine/random.ts';
import { type Board, FACE_COUNT, type Holding } from '../../../../../shared/games/spicy/bots/plain/board.ts';
import {
  DOUBT_MOVES,
  encodeDoubt,
  encodeMoves,
  encodeTurn,
  TRAITS_A_MOVE,
} from '../../../../../shared/games/spicy/bots/plain/encode.ts';
import {
  faceOfMove,
  movesOf,
  numberOfMove,
  PASS,
  spiceOfMove,
} from '../../../../../shared/games/spicy/bots/plain/moves.ts';
import { netsFor, type PlainStyle, situationOf } from '../../../../../shared/games/spicy/bots/plain/plainMind.ts';
import { passOf } from '../kernels/netPass.ts';
import { CALL, COPIES, SpicyTable } from '../spicyTable.ts';

const GUESSES = 160;
/** Of the copies of a likely guess, those that get one other card: else few guesses would be left after some turns. */
const STIRRED = 0.25;

/** So likely is what no guess allows: the guesses are few, and one of them has to be kept. */
const NEVER = 1e-9;

interface Guess {
  readonly hand: Int32Array;
  /** What it has laid and nobody has seen. */
  readonly gone: Int32Array;
  /** By policy: which face of the hand its last card is, while that lies on top; it still counts as in the hand. */
  readonly tops: readonly Float64Array[];
  weight: number;
}

/** What the own seat has decided: a move on its turn, or a call about the other's card. */
export type Deed = { readonly move: number } | { readonly call: number };

export class HandBelief {
  private readonly policies: readonly PlainStyle[];
  private readonly random: Random;
  private guesses: Guess[] = [];
  private odds: readonly number[];
  private readonly before = new SpicyTable(2);
  private readonly replay = new SpicyTable(2);
  private deed: Deed | undefined;
  /** Whether the other has just laid a card about which this seat has not decided. */
  private pending = false;
  private traits = new Uint8Array(0);

  /** @param policies The other plays one of them for the whole match. */
  constructor(policies: readonly PlainStyle[], random: Random) {
    this.policies = policies;
    this.random = random;
    this.odds = evenOdds(policies.length);
  }

  /** To be told of every own decision when it is made. */
  decided(table: SpicyTable, deed: Deed): void {
    this.before.copyFrom(table);
    this.deed = deed;
  }

  /** Takes in what has happened since the last decision. */
  catchUp(table: SpicyTable, seat: number): void {
    const other = 1 - seat;
    if (this.deed === undefined) this.begin(table, seat);
    else this.follow(table, seat, this.deed);
    this.pending = (table.laid[other] as number) > (this.replay.laid[other] as number);
    if (this.replay.turn === other)
      this.weigh((guess) => this.chancesOfTurn(guess, other, this.pending ? table : undefined));
    const size = (table.handSizes[other] as number) + (this.pending ? 1 : 0);
    for (const guess of this.guesses) this.fill(guess, table.holdings[seat] as Holding, size);
    this.thin(table.holdings[seat] as Holding);
  }

  /** A world as it may be: the table with the hidden cards dealt anew. Says which policy the other plays there. */
  imagine(table: SpicyTable, seat: number, world: SpicyTable): number {
    const { random, guesses } = this;
    const { hand, gone, tops } = guesses[this.draw(guesses.map(({ weight }) => weight))] as Guess;
    const policy = this.draw(this.odds);
    const face = this.pending ? this.draw(tops[policy] as Float64Array) : -1;
    world.copyFrom(table);
    world.redeal(1 - seat, hand, gone, face, random);
    return policy;
  }

  private begin(table: SpicyTable, seat: number): void {
    const { replay } = this;
    const other = 1 - seat;
    const laid = table.laid[other] as number;
    replay.copyFrom(table);
    // Nobody else has moved yet: what it has done first it did with nothing on the table.
    if (laid > 0) {
      replay.handSizes[other] = (table.handSizes[other] as number) + 1;
      replay.laid[other] = 0;
      replay.laidInAll = 0;
      replay.stackSize = 0;
      replay.topSeat = -1;
      replay.topNumber = 0;
      replay.topSpice = -1;
      replay.topLast = false;
      replay.turn = other;
    }
    this.odds = evenOdds(this.policies.length);
    this.guesses = Array.from({ length: GUESSES }, () => ({
      hand: new Int32Array(FACE_COUNT),
      gone: new Int32Array(FACE_COUNT),
      tops: this.policies.map(() => new Float64Array(FACE_COUNT)),
      weight: 1,
    }));
    for (const guess of this.guesses)
      this.fill(guess, table.holdings[seat] as Holding, replay.handSizes[other] as number);
  }

  /** What the own deed led to, up to the other's turn or the next own one. */
  private follow(table: SpicyTable, seat: number, deed: Deed): void {
    const { replay, before } = this;
    const other = 1 - seat;
    const holding = table.holdings[seat] as Holding;
    replay.copyFrom(before);
    if ('call' in deed) {
      const face = table.revealed.findIndex((count, place) => count > (before.revealed[place] as number));
      if (deed.call !== CALL.none) this.weigh((guess) => chancesOfFace(guess, face));
      for (const guess of this.guesses) this.resolve(guess, deed.call === CALL.none ? -1 : face);
      if (deed.call === CALL.none) replay.letGo();
      else replay.challenge(seat, deed.call);
    } else if (deed.move === PASS) replay.pass(seat);
    else {
      replay.lay(seat, deed.move);
      const called = (table.calls[other] as number) > (before.calls[other] as number);
      const number = (table.numberCalls[other] as number) > (before.numberCalls[other] as number);
      const call = !called ? CALL.none : number ? CALL.number : CALL.spice;
      this.weigh((guess) => this.chancesOfDoubt(guess, other, call));
      if (call === CALL.none) replay.letGo();
      else replay.challenge(other, call);
    }
    for (const guess of this.guesses) this.fill(guess, holding, replay.handSizes[other] as number);
  }

  /** @param chancesOf How likely each policy makes what was just seen, if the guess is right. */
  private weigh(chancesOf: (guess: Guess) => readonly number[]): void {
    const { odds } = this;
    const likely = odds.map(() => 0);
    for (const guess of this.guesses) {
      const chances = chancesOf(guess).map((chance) => chance + NEVER);
      chances.forEach((chance, policy) => {
        likely[policy] = (likely[policy] as number) + guess.weight * chance;
      });
      guess.weight *= mean(chances, odds);
    }
    const total = mean(likely, odds);
    this.odds = odds.map((chance, policy) => (chance * (likely[policy] as number)) / total);
  }

  private chancesOfDoubt({ hand, gone }: Guess, seat: number, call: number): readonly number[] {
    const { replay } = this;
    const holding = { seat, hand, unseen: unseenBy(replay, { hand, gone }) };
    return this.policies.map((policy) => {
      const { doubt } = netsFor(policy, replay, seat);
      const pass = passOf(doubt);
      pass.look(doubt, situationOf(doubt, encodeDoubt, replay, holding), 0);
      return pass.chances(doubt, DOUBT_MOVES, 0, DOUBT_MOVES.length, 1)[call] as number;
    });
  }

  /** `after` is the table with what was laid on top; without it the other has passed. */
  private chancesOfTurn({ hand, tops }: Guess, seat: number, after: Board | undefined): readonly number[] {
    const holding = { seat, hand, unseen: hand };
    const moves = movesOf(this.replay, holding, []);
    if (moves.length * TRAITS_A_MOVE > this.traits.length)
      this.traits = new Uint8Array(2 * moves.length * TRAITS_A_MOVE);
    encodeMoves(this.replay, holding, moves, this.traits, 0);
    return this.policies.map((style, policy) => {
      const { turn } = netsFor(style, this.replay, seat);
      const pass = passOf(turn);
      pass.look(turn, situationOf(turn, encodeTurn, this.replay, holding), 0);
      const chances = pass.chances(turn, this.traits, 0, moves.length, TRAITS_A_MOVE);
      const top = tops[policy] as Float64Array;
      let likely = 0;
      top.fill(0);
      moves.forEach((move, place) => {
        const chance = chances[place] as number;
        const fits =
          after === undefined
            ? move === PASS
            : move !== PASS && numberOfMove(move) === after.topNumber && spiceOfMove(move) === after.topSpice;
        if (!fits) return;
        likely += chance;
        if (move !== PASS) top[faceOfMove(move)] = (top[faceOfMove(move)] as number) + chance;
      });
      if (after !== undefined && likely === 0) top.set(hand);
      return likely;
    });
  }

  /** The other's card is out of the way: face up, or unseen for good. */
  private resolve({ hand, gone, tops }: Guess, seen: number): void {
    const known = seen >= 0 && (hand[seen] as number) > 0;
    const face = known ? seen : this.draw(tops[this.draw(this.odds)] as Float64Array);
    add(hand, face, -1);
    if (seen < 0) add(gone, face, 1);
  }

  /** Brings a guess in line with what can still be hidden, and its hand to this size. */
  private fill({ hand, gone }: Guess, { unseen }: Holding, size: number): void {
    let held = 0;
    let missing = 0;
    const left: number[] = [];
    for (let face = 0; face < FACE_COUNT; face += 1) {
      while ((hand[face] as number) + (gone[face] as number) > (unseen[face] as number)) {
        if ((gone[face] as number) > 0) {
          add(gone, face, -1);
          missing += 1;
        } else add(hand, face, -1);
      }
      held += hand[face] as number;
      const free = (unseen[face] as number) - (hand[face] as number) - (gone[face] as number);
      for (let copy = 0; copy < free; copy += 1) left.push(face);
    }
    for (; held < size && left.length > 0; held += 1) add(hand, this.take(left), 1);
    for (; missing > 0 && left.length > 0; missing -= 1) add(gone, this.take(left), 1);
  }

  private draw(weights: ArrayLike<number>): number {
    return placeByWeight(weights, this.random.word() / 2 ** 32);
  }

  private take(list: number[]): number {
    const place = this.random.below(list.length);
    const face = list[place] as number;
    list[place] = list.at(-1) as number;
    list.pop();
    return face;
  }

  /** Leaves unlikely guesses out and takes likely ones several times, where few would have all the say. */
  private thin(holding: Holding): void {
    const { guesses, random } = this;
    const total = guesses.reduce((sum, { weight }) => sum + weight, 0);
    const squares = guesses.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0);
    for (const guess of guesses) guess.weight /= total;
    if (1 / squares > GUESSES / 2) return;
    const kept: Guess[] = [];
    let [sum, at] = [0, random.word() / 2 ** 32];
    for (const guess of guesses) {
      sum += guess.weight * GUESSES;
      for (let copies = 0; at < sum && kept.length < GUESSES; at += 1, copies += 1) {
        const { hand, gone, tops } = guess;
        const copy = { hand: hand.slice(), gone: gone.slice(), tops: tops.map((top) => top.slice()), weight: 1 };
        if (copies > 0 && random.word() / 2 ** 32 < STIRRED) this.stir(copy, holding);
        kept.push(copy);
      }
    }
    this.guesses = kept;
  }

  /** One card of the hand becomes another that may be there, but not the one that may lie on top. */
  private stir(guess: Guess, holding: Holding): void {
    const { hand, tops } = guess;
    const size = hand.reduce((sum, count) => sum + count, 0);
    const loose: number[] = [];
    hand.forEach((count, face) => {
      if (tops.every((top) => top[face] === 0)) for (let copy = 0; copy < count; copy += 1) loose.push(face);
    });
    if (loose.length === 0) return;
    add(hand, this.random.pick(loose), -1);
    this.fill(guess, holding, size);
  }
}

const evenOdds = (policies: number): readonly number[] => Array<number>(policies).fill(1 / policies);

const mean = (values: readonly number[], odds: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * (odds[place] as number), 0);

/** By policy: how likely the card on top is this one. */
const chancesOfFace = ({ tops }: Guess, face: number): readonly number[] =>
  tops.map((top) => (top[face] as number) / top.reduce((sum, chance) => sum + chance, 0));

/** What the other has not seen, if this guess is right. */
function unseenBy({ revealed }: Board, { hand, gone }: Pick<Guess, 'hand' | 'gone'>): Int32Array {
  return COPIES.map(
    (count, face) => count - (hand[face] as number) - (gone[face] as number) - (revealed[face] as number),
  );
}

const add = (list: Int32Array, place: number, count: number): void => {
  list[place] = (list[place] as number) + count;
};
