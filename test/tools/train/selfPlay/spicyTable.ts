/**
 * Spicy without variants, played on plain numbers: the same rules as shared/games/spicy (a test plays both side by side),
 * without events, views and memories, so that training plays ten times as many games.
 */

import type { Random } from '../../../../shared/engine/random.ts';
import { type Board, FACE_COUNT, type Holding } from '../../../../shared/games/spicy/bots/plain/board.ts';
import {
  faceOfMove,
  numberFits,
  numberOfMove,
  PASS,
  spiceFits,
  spiceOfMove,
} from '../../../../shared/games/spicy/bots/plain/moves.ts';
import {
  calledDeed,
  DEED,
  type Deed,
  ODDS,
  type Odds,
  shownDeed,
  toldAfter,
  toldBefore,
} from '../../../../shared/games/spicy/bots/plain/tells.ts';
import { ALL_CARDS, facePlace } from '../../../../shared/games/spicy/model/cards.ts';
import { HAND_SIZE } from '../../../../shared/games/spicy/model/terms.ts';
import { cardsAboveWorldsEnd } from '../../../../shared/games/spicy/rules/worldsEnd.ts';

export const CALL = { none: 0, number: 1, spice: 2 } as const;

/** Who sits there: a move of `movesOf` on its turn, a call about every card that another has laid. */
export interface Player {
  turn(table: SpicyTable, seat: number): number;
  doubt(table: SpicyTable, seat: number): number;
}

const CARDS = Uint8Array.from(ALL_CARDS, (face) => facePlace(face));
/** How many cards of every face there are. */
export const COPIES = new Int32Array(FACE_COUNT);
for (const face of CARDS) COPIES[face] = (COPIES[face] as number) + 1;
const MIDDLE = { below: (limit: number) => Math.floor(limit / 2) } as Random;

export class SpicyTable implements Board {
  readonly seats: number;
  readonly handSizes: Int32Array;
  readonly trophies: Int32Array;
  readonly won: Int32Array;
  readonly laid: Int32Array;
  readonly calls: Int32Array;
  readonly numberCalls: Int32Array;
  readonly turnedUp: Int32Array;
  readonly wrongNumbers: Int32Array;
  readonly wrongSpices: Int32Array;
  readonly tells: Int32Array;
  readonly revealed = new Uint8Array(FACE_COUNT);
  topSeat = -1;
  topNumber = 0;
  topSpice = -1;
  below = 0;
  topLast = false;
  stackSize = 0;
  laidInAll = 0;
  untilEnd = 0;
  mustStart = false;

  readonly holdings: readonly (Holding & { readonly hand: Int32Array; readonly unseen: Int32Array })[];
  /** What really lies on top. */
  topFace = -1;
  turn = 0;
  over = false;
  readonly deck = new Uint8Array(CARDS.length);
  drawn = 0;
  private worldsEnd = 0;
  private expectedEnd = 0;
  private readonly odds: Odds;

  /** @param odds By which deeds tell who plays there. */
  constructor(seats: number, odds: Odds = ODDS) {
    const list = () => new Int32Array(seats);
    this.odds = odds;
    this.seats = seats;
    this.handSizes = list();
    this.trophies = list();
    this.won = list();
    this.laid = list();
    this.calls = list();
    this.numberCalls = list();
    this.turnedUp = list();
    this.wrongNumbers = list();
    this.wrongSpices = list();
    this.tells = list();
    this.holdings = Array.from({ length: seats }, (_, seat) => ({
      seat,
      hand: new Int32Array(FACE_COUNT),
      unseen: new Int32Array(FACE_COUNT),
    }));
  }

  deal(random: Random): void {
    const { deck } = this;
    deck.set(CARDS);
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const other = random.below(last + 1);
      const kept = deck[last] as number;
      deck[last] = deck[other] as number;
      deck[other] = kept;
    }
    this.setUp(cardsAboveWorldsEnd(this.seats, 'standard', random), random.below(this.seats));
  }

  /** Deals from the deck as it lies: the first six cards to the first seat, and so on. */
  setUp(aboveWorldsEnd: number, starter: number): void {
    for (const list of this.lists()) list.fill(0);
    this.tells.fill(toldBefore(this.odds));
    this.revealed.fill(0);
    this.drawn = 0;
    this.worldsEnd = CARDS.length;
    for (const { hand, unseen } of this.holdings) {
      hand.fill(0);
      unseen.fill(0);
      for (const face of CARDS) add(unseen, face, 1);
    }
    for (let seat = 0; seat < this.seats; seat += 1) this.draw(seat, HAND_SIZE);
    this.worldsEnd = this.drawn + aboveWorldsEnd;
    this.expectedEnd = this.drawn + cardsAboveWorldsEnd(this.seats, 'standard', MIDDLE);
    this.untilEnd = this.expectedEnd - this.drawn;
    this.clearStack();
    this.laidInAll = 0;
    this.mustStart = false;
    this.over = false;
    this.turn = starter;
  }

  /** Plays on to the end and says which part of the win each seat got. */
  play(players: readonly Player[], random: Random): Float64Array {
    while (!this.over) {
      const seat = this.turn;
      const move = (players[seat] as Player).turn(this, seat);
      if (move === PASS) this.pass(seat);
      else {
        this.lay(seat, move);
        this.react(players, random);
      }
    }
    return this.shares();
  }

  pass(seat: number): void {
    this.tellTurn(seat, DEED.pass);
    this.mustStart = false;
    if (this.draw(seat, 1)) this.turn = (seat + 1) % this.seats;
  }

  lay(seat: number, move: number): void {
    const { hand } = this.holdings[seat] as (typeof this.holdings)[number];
    const number = numberOfMove(move);
    this.tellTurn(seat, number);
    this.topFace = faceOfMove(move);
    add(hand, this.topFace, -1);
    add(this.handSizes, seat, -1);
    add(this.laid, seat, 1);
    this.laidInAll += 1;
    this.stackSize += 1;
    this.below = this.topNumber < number ? this.topNumber : 0;
    this.topSeat = seat;
    this.topNumber = number;
    this.topSpice = spiceOfMove(move);
    this.topLast = this.handSizes[seat] === 0;
    this.mustStart = false;
    this.turn = (seat + 1) % this.seats;
  }

  /** All others decide at once; of several paws chance says which was first. */
  react(players: readonly Player[], random: Random): void {
    let [paws, challenger, call] = [0, -1, 0];
    for (let steps = 1; steps < this.seats; steps += 1) {
      const seat = (this.topSeat + steps) % this.seats;
      const wish = (players[seat] as Player).doubt(this, seat);
      if (wish === CALL.none) continue;
      paws += 1;
      if (paws === 1 || random.below(paws) === 0) [challenger, call] = [seat, wish];
    }
    if (paws > 0) this.challenge(challenger, call);
    else this.letGo();
  }

  /** R21, R24 */
  letGo(): void {
    if (!this.topLast) return;
    const owner = this.topSeat;
    if (this.takeTrophy(owner)) this.draw(owner, HAND_SIZE);
  }

  /** R15 to R18, R22 to R24 */
  challenge(challenger: number, call: number): void {
    const { topSeat: owner, topFace: face, topLast } = this;
    const numberRight = numberFits(face, this.topNumber);
    const spiceRight = spiceFits(face, this.topSpice);
    const ownerWins = call === CALL.number ? numberRight : spiceRight;
    const loser = ownerWins ? challenger : owner;
    this.tell(challenger, calledDeed(call === CALL.number ? 'number' : 'spice', !ownerWins));
    this.tell(owner, shownDeed(numberRight, spiceRight));
    add(this.calls, challenger, 1);
    if (call === CALL.number) add(this.numberCalls, challenger, 1);
    add(this.turnedUp, owner, 1);
    if (!numberRight) add(this.wrongNumbers, owner, 1);
    if (!spiceRight) add(this.wrongSpices, owner, 1);
    this.revealed[face] = (this.revealed[face] as number) + 1;
    for (const { seat, unseen } of this.holdings) if (seat !== owner) add(unseen, face, -1);
    add(this.won, ownerWins ? owner : challenger, this.stackSize);
    this.clearStack();
    const trophy = topLast && ownerWins;
    if (trophy && !this.takeTrophy(owner)) return;
    if (!this.draw(loser, 2)) return;
    if (trophy && !this.draw(owner, HAND_SIZE)) return;
    this.turn = loser;
    this.mustStart = true;
  }

  /** Whoever goes on after another's card has let that one go. */
  private tellTurn(seat: number, deed: Deed): void {
    if (this.topSeat >= 0 && this.topSeat !== seat) this.tell(seat, DEED.letGo);
    this.tell(seat, deed);
  }

  protected tell(seat: number, deed: Deed): void {
    const { tells, topNumber, below, stackSize, handSizes } = this;
    tells[seat] = toldAfter(this.odds, tells[seat] as number, deed, topNumber, below, stackSize, handSizes, seat);
  }

  /** Does the game go on (R26, R27)? */
  private takeTrophy(seat: number): boolean {
    add(this.trophies, seat, 1);
    let taken = 0;
    for (const count of this.trophies) taken += count;
    this.over = this.trophies[seat] === 2 || taken === 3;
    return !this.over;
  }

  /** Does the game go on (R25)? */
  private draw(seat: number, count: number): boolean {
    const { hand, unseen } = this.holdings[seat] as (typeof this.holdings)[number];
    const until = Math.min(this.drawn + count, this.worldsEnd);
    for (; this.drawn < until; this.drawn += 1) {
      const face = this.deck[this.drawn] as number;
      add(hand, face, 1);
      add(unseen, face, -1);
      add(this.handSizes, seat, 1);
    }
    this.untilEnd = Math.max(0, this.expectedEnd - this.drawn);
    this.over = until === this.worldsEnd && this.worldsEnd < CARDS.length;
    return !this.over;
  }

  copyFrom(other: SpicyTable): void {
    const lists = other.lists();
    this.lists().forEach((list, place) => {
      list.set(lists[place] as Int32Array);
    });
    this.holdings.forEach(({ hand, unseen }, place) => {
      const from = other.holdings[place] as (typeof this.holdings)[number];
      hand.set(from.hand);
      unseen.set(from.unseen);
    });
    this.revealed.set(other.revealed);
    this.deck.set(other.deck);
    this.topSeat = other.topSeat;
    this.topNumber = other.topNumber;
    this.topSpice = other.topSpice;
    this.topFace = other.topFace;
    this.below = other.below;
    this.topLast = other.topLast;
    this.stackSize = other.stackSize;
    this.laidInAll = other.laidInAll;
    this.untilEnd = other.untilEnd;
    this.mustStart = other.mustStart;
    this.turn = other.turn;
    this.over = other.over;
    this.drawn = other.drawn;
    this.worldsEnd = other.worldsEnd;
    this.expectedEnd = other.expectedEnd;
  }

  /**
   * A duel as one seat imagines it: the other holds these cards, one of which lies on top if `top` is one, and has laid what is
   * gone; the rest is shuffled.
   */
  redeal(seat: number, cards: Int32Array, gone: Int32Array, top: number, random: Random): void {
    const { hand, unseen } = this.holdings[seat] as (typeof this.holdings)[number];
    const hidden = (this.holdings[1 - seat] as (typeof this.holdings)[number]).unseen;
    const rest: number[] = [];
    for (let face = 0; face < FACE_COUNT; face += 1) {
      const away = get(cards, face) + get(gone, face);
      unseen[face] = get(COPIES, face) - away - (this.revealed[face] as number);
      for (let copy = away; copy < get(hidden, face); copy += 1) rest.push(face);
    }
    hand.set(cards);
    if (top >= 0) {
      add(hand, top, -1);
      this.topFace = top;
    }
    // World's End may lie a little higher or lower than expected; what lies under it is never drawn.
    const jitter = random.below(5) - 2;
    this.worldsEnd = Math.max(this.drawn + 1, this.expectedEnd + jitter);
    const shuffled = random.shuffle(rest);
    for (let place = this.drawn; place < this.deck.length; place += 1)
      this.deck[place] = shuffled[(place - this.drawn) % shuffled.length] as number;
  }

  private clearStack(): void {
    this.stackSize = 0;
    this.topSeat = -1;
    this.topNumber = 0;
    this.topSpice = -1;
    this.topFace = -1;
    this.below = 0;
    this.topLast = false;
  }

  private lists(): readonly Int32Array[] {
    const { handSizes, trophies, won, laid, calls, numberCalls, turnedUp, wrongNumbers, wrongSpices, tells } = this;
    return [handSizes, trophies, won, laid, calls, numberCalls, turnedUp, wrongNumbers, wrongSpices, tells];
  }

  /** R26, R28 */
  shares(): Float64Array {
    const shares = new Float64Array(this.seats);
    const victor = this.trophies.indexOf(2);
    if (victor >= 0) shares[victor] = 1;
    else {
      const points = Array.from(
        this.won,
        (won, seat) => won + 10 * get(this.trophies, seat) - get(this.handSizes, seat),
      );
      const most = Math.max(...points);
      const winners = points.filter((each) => each === most).length;
      points.forEach((each, seat) => {
        if (each === most) shares[seat] = 1 / winners;
      });
    }
    return shares;
  }
}

const get = (list: Int32Array, place: number): number => list[place] as number;
const add = (list: Int32Array, place: number, count: number): void => {
  list[place] = (list[place] as number) + count;
};
