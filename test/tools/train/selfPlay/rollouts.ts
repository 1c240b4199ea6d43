/**
 * A searcher that knows how its opponent plays: at every decision of a duel it deals the hidden cards as they may lie, plays
 * each of its moves out against the known policy, and takes what won most.
 */

import { placeByWeight } from '../../../../shared/bots/chance.ts';
import { TraitPass } from '../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { type Board, FACE_COUNT } from '../../../../shared/games/spicy/bots/plain/board.ts';
import {
  encodeMoves,
  encodeTurn,
  TRAITS_A_MOVE,
  TURN_SITUATION,
} from '../../../../shared/games/spicy/bots/plain/encode.ts';
import {
  faceOfMove,
  movesOf,
  numberOfMove,
  PASS,
  spiceOfMove,
} from '../../../../shared/games/spicy/bots/plain/moves.ts';
import type { PlainNets } from '../../../../shared/games/spicy/bots/plain/plainMind.ts';
import { NetChooser } from './seat.ts';
import { SpicyPlayer, WIDTHS } from './spicyPlayer.ts';
import { CALL, type Player, SpicyTable } from './spicyTable.ts';

/** Worlds that are dealt for a decision, and how many of its own moves it looks at: the ones that the policy itself likes. */
const WORLDS = 12;
const MOVES = 5;

export class RolloutPlayer implements Player {
  private readonly nets: PlainNets;
  private readonly random: Random;
  private readonly players: readonly Player[];
  private readonly world = new SpicyTable(2);
  private readonly start = new SpicyTable(2);

  constructor(nets: PlainNets, random: Random) {
    this.nets = nets;
    this.random = random;
    const policy = () => new SpicyPlayer(new NetChooser({ ...nets }, WIDTHS, random));
    this.players = [policy(), policy()];
  }

  turn(table: SpicyTable, seat: number): number {
    const holding = table.holdings[seat] as SpicyTable['holdings'][number];
    const moves = movesOf(table, holding, []);
    const chances = this.chancesOf(table, holding, moves);
    const liked = moves
      .map((move, place) => ({ move, chance: chances[place] as number }))
      .sort((one, other) => other.chance - one.chance)
      .slice(0, MOVES);
    const wins = liked.map(() => 0);
    for (let each = 0; each < WORLDS; each += 1) {
      this.dealHidden(table, seat);
      liked.forEach(({ move }, place) => {
        this.world.copyFrom(this.start);
        if (move === PASS) this.world.pass(seat);
        else {
          this.world.lay(seat, move);
          this.world.react(this.players, this.random);
        }
        wins[place] = (wins[place] as number) + (this.world.play(this.players, this.random)[seat] as number);
      });
    }
    return (liked[wins.indexOf(Math.max(...wins))] as (typeof liked)[number]).move;
  }

  doubt(table: SpicyTable, seat: number): number {
    const calls = [CALL.none, CALL.number, CALL.spice];
    const wins = calls.map(() => 0);
    for (let each = 0; each < WORLDS; each += 1) {
      this.dealHidden(table, seat);
      calls.forEach((call, place) => {
        this.world.copyFrom(this.start);
        if (call === CALL.none) this.world.letGo();
        else this.world.challenge(seat, call);
        wins[place] = (wins[place] as number) + (this.world.play(this.players, this.random)[seat] as number);
      });
    }
    return calls[wins.indexOf(Math.max(...wins))] as number;
  }

  /** Where the cards may lie that this seat cannot see. The top card of the other is what the policy would have laid so. */
  private dealHidden(table: SpicyTable, seat: number): void {
    const { start, random } = this;
    const other = 1 - seat;
    const theirs = table.topSeat === other;
    let best = { hand: [] as number[], top: -1 };
    let total = 0;
    for (let tries = 0; tries < (theirs ? 8 : 1); tries += 1) {
      const hidden = random.shuffle(listOf((table.holdings[seat] as SpicyTable['holdings'][number]).unseen));
      const size = table.handSizes[other] as number;
      const hand = hidden.slice(0, size + (theirs ? 1 : 0));
      const { top, likely } = theirs ? this.topFrom(table, other, hand) : { top: -1, likely: 1 };
      total += likely;
      // One of the tries, each as likely as the policy makes it.
      if (tries === 0 || random.word() / 2 ** 32 < likely / Math.max(total, 1e-12)) best = { hand, top };
    }
    start.copyFrom(table);
    start.redeal(other, best.hand, best.top, random);
  }

  /** Which of these cards the policy would have laid with what was declared, and how likely it is to have done so at all. */
  private topFrom(table: SpicyTable, other: number, hand: readonly number[]): { top: number; likely: number } {
    const counts = new Int32Array(FACE_COUNT);
    for (const face of hand) counts[face] = (counts[face] as number) + 1;
    const before = boardBefore(table, other);
    const holding = { seat: other, hand: counts, unseen: counts };
    const moves = movesOf(before, holding, []);
    const chances = this.chancesOf(before, holding, moves);
    const fitting = moves.map((move, place) =>
      move !== PASS && numberOfMove(move) === table.topNumber && spiceOfMove(move) === table.topSpice
        ? (chances[place] as number)
        : 0,
    );
    const likely = fitting.reduce((sum, chance) => sum + chance, 0);
    const place = placeByWeight(fitting, random01(this.random));
    return { top: likely > 0 ? faceOfMove(moves[place] as number) : (hand[0] as number), likely: likely + 1e-9 };
  }

  private chancesOf(board: Board, holding: Parameters<typeof encodeTurn>[1], moves: readonly number[]): Float64Array {
    const { turn } = this.nets;
    const situation = new Float32Array(TURN_SITUATION);
    const traits = new Uint8Array(moves.length * TRAITS_A_MOVE);
    encodeTurn(board, holding, situation, 0);
    encodeMoves(board, holding, moves, traits, 0);
    const pass = new TraitPass(turn.shape);
    pass.look(turn, situation, 0);
    return pass.chances(turn, traits, 0, moves.length, TRAITS_A_MOVE);
  }
}

const random01 = (random: Random): number => random.word() / 2 ** 32;

const listOf = (counts: ArrayLike<number>): number[] =>
  Array.from(counts).flatMap((count, face) => Array<number>(count).fill(face));

/** The table as it was before the top card was laid, as far as that can be told from it. */
function boardBefore(table: SpicyTable, owner: number): Board {
  const stackSize = table.stackSize - 1;
  const plusOne = (list: Int32Array, count: number): Int32Array =>
    list.map((value, place) => (place === owner ? value + count : value));
  return {
    ...tableNumbers(table),
    handSizes: plusOne(table.handSizes, 1),
    laid: plusOne(table.laid, -1),
    laidInAll: table.laidInAll - 1,
    stackSize,
    topNumber: stackSize === 0 ? 0 : table.below === 0 ? 10 : table.below,
    topSpice: stackSize === 0 ? -1 : table.topSpice,
    topSeat: stackSize === 0 ? -1 : 1 - owner,
    below: 0,
    topLast: false,
    mustStart: false,
  };
}

const tableNumbers = (table: SpicyTable): Board => ({
  seats: table.seats,
  handSizes: table.handSizes,
  trophies: table.trophies,
  won: table.won,
  laid: table.laid,
  calls: table.calls,
  numberCalls: table.numberCalls,
  turnedUp: table.turnedUp,
  wrongNumbers: table.wrongNumbers,
  wrongSpices: table.wrongSpices,
  revealed: table.revealed,
  topSeat: table.topSeat,
  topNumber: table.topNumber,
  topSpice: table.topSpice,
  below: table.below,
  topLast: table.topLast,
  stackSize: table.stackSize,
  laidInAll: table.laidInAll,
  untilEnd: table.untilEnd,
  mustStart: table.mustStart,
});
