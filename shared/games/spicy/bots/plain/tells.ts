/**
 * What somebody's deeds tell about who plays there: one who mixes as legends do, or one from whom more can be won. Everybody sees
 * the deeds. Each has odds, by when it was done; they add up, so that a match so far is one number for a seat.
 */

import { bytesOf, textOf } from '../../../../bots/weights.ts';
import type { Seat } from '../../../../engine/game.ts';
import { HIGHEST_NUMBER } from '../../model/cards.ts';
import type { SpicyEvent } from '../../model/model.ts';
import learned from './tells.json' with { type: 'json' };

/** The number that it declares for a card that it lays, or one of these. A card of its own that is turned up counts as a deed. */
export const DEED = { pass: 0, highest: HIGHEST_NUMBER, letGo: 11, callNumber: 12, callSpice: 14, shown: 16 } as const;
export type Deed = number;
const DEEDS = 20;

export const calledDeed = (call: 'number' | 'spice', right: boolean): Deed =>
  (call === 'number' ? DEED.callNumber : DEED.callSpice) + (right ? 1 : 0);

export const shownDeed = (numberRight: boolean, spiceRight: boolean): Deed =>
  DEED.shown + (numberRight ? 2 : 0) + (spiceRight ? 1 : 0);

/** When it is done: each of these is counted up to its last place, which stands for everything above. */
const PLACES = { top: 11, step: 10, stackSize: 7, held: 8, next: 8 } as const;
const STARTS = { top: 0, step: 11, stackSize: 21, held: 28, next: 36 } as const;
const PART = (STARTS.next + PLACES.next) * DEEDS;
/** Where the odds stand that somebody has before it has done anything. */
export const BEFORE = 2 * PART;
export const ODDS_COUNT = BEFORE + 1;

type Numbers = ArrayLike<number>;

/** A deed, the number on top and the one under it (0 where there is none), the stack, the cards in all hands, and who did it. */
type DoneWhen = [deed: Deed, top: number, below: number, stackSize: number, held: Numbers, seat: number];

/** Which odds a deed adds. Whoever is hunted has odds of its own: there somebody who only seems weak does better. */
export function oddsPlaces(told: number, ...[deed, top, below, stackSize, held, seat]: DoneWhen) {
  const at = deed + (told > HUNTED ? PART : 0);
  return [
    (STARTS.top + top) * DEEDS + at,
    (STARTS.step + (deed > DEED.highest ? Math.min(top - below, PLACES.step - 1) : 0)) * DEEDS + at,
    (STARTS.stackSize + Math.min(stackSize, PLACES.stackSize - 1)) * DEEDS + at,
    (STARTS.held + upTo(PLACES.held, held[seat])) * DEEDS + at,
    (STARTS.next + upTo(PLACES.next, held[(seat + 1) % held.length])) * DEEDS + at,
  ] as const;
}

const upTo = (places: number, count = 0): number => Math.max(0, Math.min(count, places - 1));

/** Odds are whole hundredths of a natural logarithm. */
export const A_WHOLE = 100;

/** Above this somebody is hunted, in a duel. Odds and nets were learned with it: they are learned anew when it changes. */
export const HUNTED = 150;
export const hunts = (tells: Numbers, seat: number): boolean =>
  tells.length === 2 && (tells[1 - seat] as number) > HUNTED;

export type Odds = readonly number[];

/** As they are shipped: whole numbers of 16 bits in base64. */
export const packOdds = (odds: Odds): string => textOf(new Uint8Array(Int16Array.from(odds).buffer));

function unpackOdds(packed: string): Odds {
  const odds = Array.from(new Int16Array(bytesOf(packed).buffer));
  if (odds.length !== ODDS_COUNT) throw new Error(`${odds.length} odds of deeds, not ${ODDS_COUNT}: learn them again`);
  return odds;
}

export const toldBefore = (odds: Odds): number => odds[BEFORE] as number;

export const ODDS: Odds = unpackOdds(learned.odds);

/** A sum goes no further: what was done long ago must not hide what is done now. */
const LEAST = -400;
const MOST = 300;

/** What is told after this deed, by what was told before. */
export function toldAfter(odds: Odds, told: number, ...done: DoneWhen): number {
  let sum = told;
  for (const place of oddsPlaces(told, ...done)) sum += odds[place] as number;
  return Math.max(LEAST, Math.min(MOST, sum));
}

export interface Tells {
  /** By seat, like `held`; empty until the deal. */
  readonly sums: readonly number[];
  readonly held: readonly number[];
  readonly stackSize: number;
  /** Who laid the top card. */
  readonly topSeat?: Seat | undefined;
}

export const NO_TELLS: Tells = { sums: [], held: [], stackSize: 0 };

/** What a memory holds of the stack. */
interface Before {
  readonly tells: Tells;
  readonly topNumber: number;
  readonly below: number;
}

export function tellsAfter(before: Before, event: SpicyEvent): Tells {
  const { tells } = before;
  switch (event.type) {
    case 'matchStarted':
      return {
        ...NO_TELLS,
        sums: Array<number>(event.seats).fill(toldBefore(ODDS)),
        held: Array<number>(event.seats).fill(0),
      };
    case 'cardsDealt':
      return { ...tells, held: event.hands.map(({ length }) => length) };
    case 'cardsDrawn':
      return { ...tells, held: raised(tells.held, event.seat, event.cards.length) };
    case 'cardPlayed': {
      const { seat, declare } = event;
      const { sums } = withTurn(before, seat, declare.number);
      return { sums, held: raised(tells.held, seat, -1), stackSize: tells.stackSize + 1, topSeat: seat };
    }
    case 'passed':
      return withTurn(before, event.seat, DEED.pass);
    case 'cardRevealed': {
      const { challenger, owner, call, numberRight, spiceRight } = event;
      if (call !== 'number' && call !== 'spice') return tells;
      const callRight = call === 'number' ? !numberRight : !spiceRight;
      const called = withDeed(before, challenger, calledDeed(call, callRight));
      return withDeed({ ...before, tells: called }, owner, shownDeed(numberRight, spiceRight));
    }
    case 'stackWon':
      return { sums: tells.sums, held: tells.held, stackSize: 0 };
    default:
      return tells;
  }
}

/** Whoever goes on after another's card has let that one go. */
function withTurn(before: Before, seat: Seat, deed: Deed): Tells {
  const { topSeat } = before.tells;
  const tells = topSeat === undefined || topSeat === seat ? before.tells : withDeed(before, seat, DEED.letGo);
  return withDeed({ ...before, tells }, seat, deed);
}

function withDeed({ tells, topNumber: top, below }: Before, seat: Seat, deed: Deed): Tells {
  const { sums, held, stackSize } = tells;
  const told = toldAfter(ODDS, sums[seat] ?? 0, deed, top, below, stackSize, held, seat);
  return { ...tells, sums: sums.map((sum, place) => (place === seat ? told : sum)) };
}

const raised = (list: readonly number[], seat: Seat, by: number): readonly number[] =>
  list.map((number, place) => (place === seat ? number + by : number));
