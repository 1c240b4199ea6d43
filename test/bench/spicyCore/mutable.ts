/** The core rules as a hand-written loop over typed arrays: no events, no views, no refusals. The speed of light here. */

import { type Deal, OPS, type Op } from './script.ts';

const HAND = 6;
const MAX_SEATS = 6;
const CARDS = 100;
const TURN = 0;
const REACTION = 1;
const LAST_CARD = 2;
const NAMING = 3;

export class MutableSpicy {
  readonly points = new Int32Array(MAX_SEATS);
  over = false;
  private readonly numbers = new Uint8Array(CARDS);
  private readonly spices = new Uint8Array(CARDS);
  private readonly order = new Uint8Array(CARDS);
  private readonly hands = new Uint8Array(MAX_SEATS * CARDS);
  private readonly sizes = new Uint8Array(MAX_SEATS);
  private readonly won = new Uint8Array(MAX_SEATS);
  private readonly trophies = new Uint8Array(MAX_SEATS);
  private seats = 0;
  private above = 0;
  private drawn = 0;
  private turn = 0;
  private window = TURN;
  private mustStart = false;
  private stackSize = 0;
  private top = 0;
  private topOwner = -1;
  private topNumber = 0;
  private topSpice = 0;
  private challengeable = false;
  private lastCard = false;
  private paw = -1;
  private gone = 0;
  private everyone = 0;
  private wildNumber: readonly boolean[] = [];
  private wildSpice: readonly boolean[] = [];

  deal(deal: Deal): void {
    this.seats = deal.seats;
    this.numbers.set(deal.numbers);
    this.spices.set(deal.spices);
    this.order.set(deal.order);
    this.wildNumber = deal.wildNumber;
    this.wildSpice = deal.wildSpice;
    this.above = deal.above;
    this.turn = deal.starter;
    this.window = TURN;
    this.everyone = (1 << deal.seats) - 1;
    this.sizes.fill(0);
    this.won.fill(0);
    this.trophies.fill(0);
    this.drawn = 0;
    this.stackSize = 0;
    this.topOwner = -1;
    this.mustStart = this.challengeable = this.lastCard = this.over = false;
    for (let round = 0; round < HAND; round += 1) for (let seat = 0; seat < deal.seats; seat += 1) this.take(seat);
  }

  submit(op: Op): boolean {
    switch (op.op) {
      case OPS.play:
        return this.play(op.seat, op.a, op.b, op.c);
      case OPS.pass:
        return this.window === TURN && op.seat === this.turn && !this.mustStart && this.passTurn();
      case OPS.paw:
        return this.layPaw(op.seat);
      case OPS.name:
        return this.window === NAMING && op.seat === this.paw && this.resolve(this.isWrong(op.a));
      case OPS.letGo:
        return this.letGo(op.seat);
      default:
        return this.timeOut();
    }
  }

  private play(seat: number, card: number, number: number, spice: number): boolean {
    if (this.window !== TURN || seat !== this.turn) return false;
    if (this.stackSize === 0) {
      if (number > 3) return false;
    } else if (spice !== this.topSpice || (this.topNumber === 10 ? number > 3 : number <= this.topNumber)) return false;
    const base = seat * CARDS;
    const size = this.sizes[seat] as number;
    let place = 0;
    while (place < size && this.hands[base + place] !== card) place += 1;
    if (place === size) return false;
    this.hands[base + place] = this.hands[base + size - 1] as number;
    this.sizes[seat] = size - 1;
    this.top = card;
    this.topOwner = seat;
    this.topNumber = number;
    this.topSpice = spice;
    this.stackSize += 1;
    this.challengeable = true;
    this.mustStart = false;
    this.lastCard = size === 1;
    this.window = this.lastCard ? LAST_CARD : REACTION;
    this.gone = 1 << seat;
    this.turn = (seat + 1) % this.seats;
    return true;
  }

  private layPaw(seat: number): boolean {
    if (this.window === NAMING || !this.challengeable || seat === this.topOwner) return false;
    this.paw = seat;
    this.window = NAMING;
    return true;
  }

  private isWrong(trait: number): boolean {
    if (trait === 0) return !this.wildNumber[this.top] && this.numbers[this.top] !== this.topNumber;
    return !this.wildSpice[this.top] && this.spices[this.top] !== this.topSpice;
  }

  private resolve(challengerWins: boolean): boolean {
    const owner = this.topOwner;
    const winner = challengerWins ? this.paw : owner;
    const loser = challengerWins ? owner : this.paw;
    this.won[winner] = (this.won[winner] as number) + this.stackSize;
    this.stackSize = 0;
    this.challengeable = false;
    const trophy = this.lastCard && !challengerWins;
    this.lastCard = false;
    if (trophy && this.takeTrophy(owner)) return true;
    this.turn = loser;
    this.mustStart = true;
    this.window = TURN;
    this.draw(loser, 2);
    if (trophy && !this.over) this.draw(owner, HAND);
    return true;
  }

  private letGo(seat: number): boolean {
    if ((this.window !== REACTION && this.window !== LAST_CARD) || (this.gone >> seat) & 1) return false;
    this.gone |= 1 << seat;
    if (this.gone === this.everyone) this.closeWindow();
    return true;
  }

  private timeOut(): boolean {
    if (this.window === NAMING) return this.resolve(false);
    if (this.window === TURN) return this.passTurn();
    this.closeWindow();
    return true;
  }

  private closeWindow(): void {
    const unchallenged = this.window === LAST_CARD;
    this.window = TURN;
    if (!unchallenged) return;
    this.challengeable = false;
    this.lastCard = false;
    if (!this.takeTrophy(this.topOwner)) this.draw(this.topOwner, HAND);
  }

  private passTurn(): boolean {
    const seat = this.turn;
    this.mustStart = false;
    this.turn = (seat + 1) % this.seats;
    this.draw(seat, 1);
    return true;
  }

  private takeTrophy(seat: number): boolean {
    this.trophies[seat] = (this.trophies[seat] as number) + 1;
    let taken = 0;
    for (let other = 0; other < this.seats; other += 1) taken += this.trophies[other] as number;
    if (this.trophies[seat] !== 2 && taken !== 3) return false;
    this.end();
    return true;
  }

  private draw(seat: number, count: number): void {
    for (let card = 0; card < count && !this.over; card += 1) {
      this.take(seat);
      if (this.drawn === this.above) this.end();
    }
  }

  private take(seat: number): void {
    const size = this.sizes[seat] as number;
    this.hands[seat * CARDS + size] = this.order[this.drawn] as number;
    this.sizes[seat] = size + 1;
    this.drawn += 1;
  }

  private end(): void {
    this.over = true;
    for (let seat = 0; seat < this.seats; seat += 1)
      this.points[seat] =
        (this.won[seat] as number) + 10 * (this.trophies[seat] as number) - (this.sizes[seat] as number);
  }
}
