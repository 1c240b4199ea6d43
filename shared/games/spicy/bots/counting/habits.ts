/** What a seat's play so far lets expect of it. */

import type { Seat } from '../../../../engine/game.ts';
import type { Habits } from '../memory.ts';

export interface ExpectedCalls {
  /** How likely it seems that one of the seats challenges a card. */
  readonly some: number;
  /** How likely it then calls the number. */
  readonly number: number;
}

/** Before anything was seen: one card in eight is challenged by each, half of the calls name the number. */
export function callsOf(habits: readonly Habits[], seats: readonly Seat[], laid: number): ExpectedCalls {
  let none = 1;
  let calls = 2;
  let numberCalls = 1;
  for (const seat of seats) {
    const habit = habits[seat];
    if (habit === undefined) continue;
    none *= 1 - (habit.calls + 1) / (laid - habit.laid + 8);
    calls += habit.calls;
    numberCalls += habit.numberCalls;
  }
  return { some: 1 - none, number: numberCalls / calls };
}

/** The other seats, clockwise from the left. */
export const otherSeats = (seats: number, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, steps) => ((seat + 1 + steps) % seats) as Seat);
