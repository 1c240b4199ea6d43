/** What a bot sees and concludes before it weighs anything: one value that every level looks at. */

import type { Seat } from '../../../engine/game.ts';
import type { LaidCard, SpicyView } from '../model/model.ts';
import { sizeOf } from '../model/stack.ts';
import { callsOf, type ExpectedCalls, otherSeats } from './counting/habits.ts';
import { COPIES, type SpicyMemory } from './memory.ts';

export interface Scene {
  readonly seat: Seat;
  readonly view: SpicyView;
  readonly memory: SpicyMemory;
  readonly top: LaidCard | undefined;
  readonly stackSize: number;
  /** By face: the cards that this seat has never seen, wherever they are. */
  readonly unseen: readonly number[];
  /** The other seats, clockwise from the left, and how they have challenged so far. */
  readonly others: readonly Seat[];
  readonly calls: ExpectedCalls;
}

export function sceneOf(seat: Seat, view: SpicyView, memory: SpicyMemory): Scene {
  const { seen } = memory;
  const unseen = COPIES.map((copies, place) => copies - (seen[place] ?? 0));
  const others = otherSeats(view.rules.seats, seat);
  const calls = callsOf(memory.habits, others, memory.laid);
  return { seat, view, memory, top: view.stack.at(-1), stackSize: sizeOf(view.stack), unseen, others, calls };
}

/** Points as they would count now (R28). */
export function pointsOf({ wonSizes, trophies, handSizes }: SpicyView, seat: number): number {
  return (wonSizes[seat] ?? 0) + 10 * (trophies[seat] ?? 0) - (handSizes[seat] ?? 0);
}

/** Would one more trophy for this seat end the game as its victory (R26)? */
export const isOneTrophyFromVictory = ({ trophies }: SpicyView, seat: number): boolean => trophies[seat] === 1;
