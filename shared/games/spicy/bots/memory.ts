/** What a bot remembers of a match of Spicy: the faces that it has seen, and how everybody has played so far. */

import type { Seat, Viewer } from '../../../engine/game.ts';
import type { SeenCard } from '../../../table/cards.ts';
import { ALL_CARDS, FACES, type Face, facePlace } from '../model/cards.ts';
import type { CardPlayed, CardRevealed, SpicyEvent } from '../model/model.ts';
import type { WorldsEndShift } from '../model/terms.ts';
import { NO_TELLS, type Tells, tellsAfter } from './plain/tells.ts';

/** What a seat has shown of itself. */
export interface Habits {
  readonly laid: number;
  readonly calls: number;
  readonly numberCalls: number;
  /** Its own cards that were turned up, and what was wrong with them. */
  readonly turnedUp: number;
  readonly wrongNumbers: number;
  readonly wrongSpices: number;
}

export interface SpicyMemory {
  readonly worldsEnd: WorldsEndShift;
  /** By face: every card that was in the own hand or was turned up from another. */
  readonly seen: readonly number[];
  /** Cards laid since the deal: names the top card of the stack. */
  readonly laid: number;
  /** Turns taken since the deal, passes included. */
  readonly turns: number;
  /** The number declared on top of the stack; 0 without a stack. */
  readonly topNumber: number;
  /** The number declared under it; 0 where the top card started the numbers. */
  readonly below: number;
  /** Who last won a challenge that this seat lost. */
  readonly grudge?: Seat | undefined;
  /** By seat; empty until the deal. */
  readonly habits: readonly Habits[];
  readonly tells: Tells;
}

/** How many cards of each face there are. */
export const COPIES: readonly number[] = FACES.map(
  (face) => ALL_CARDS.filter((card) => facePlace(card) === facePlace(face)).length,
);

const NO_HABITS: Habits = {
  laid: 0,
  calls: 0,
  numberCalls: 0,
  turnedUp: 0,
  wrongNumbers: 0,
  wrongSpices: 0,
};

export const BLANK: SpicyMemory = {
  worldsEnd: 'standard',
  seen: FACES.map(() => 0),
  laid: 0,
  turns: 0,
  below: 0,
  topNumber: 0,
  habits: [],
  tells: NO_TELLS,
};

/** A watcher remembers what everybody sees. */
export const remember = (memory: SpicyMemory, event: SpicyEvent, seat: Viewer): SpicyMemory => ({
  ...withCardsAndHabits(memory, event, seat),
  tells: tellsAfter(memory, event),
});

function withCardsAndHabits(memory: SpicyMemory, event: SpicyEvent, seat: Viewer): SpicyMemory {
  switch (event.type) {
    case 'matchStarted':
      return { ...BLANK, worldsEnd: event.worldsEnd, habits: Array<Habits>(event.seats).fill(NO_HABITS) };
    case 'cardsDealt':
      return rememberFaces(memory, seat === 'watcher' ? [] : (event.hands[seat] ?? []));
    case 'cardsDrawn':
      return event.seat === seat ? rememberFaces(memory, event.cards) : memory;
    case 'cardPlayed':
      return rememberPlay(memory, event);
    case 'passed':
      return { ...memory, turns: memory.turns + 1 };
    case 'stackWon':
      return { ...memory, topNumber: 0, below: 0 };
    case 'cardRevealed':
      return rememberReveal(memory, event, seat);
    default:
      return memory;
  }
}

function rememberFaces(memory: SpicyMemory, cards: readonly SeenCard<Face>[]): SpicyMemory {
  const seen = [...memory.seen];
  for (const card of cards) if (card.kind === 'known') count(seen, card.face);
  return { ...memory, seen };
}

function rememberPlay(memory: SpicyMemory, { seat, declare }: CardPlayed): SpicyMemory {
  return {
    ...memory,
    habits: memory.habits.map((habit, place) => (place === seat ? { ...habit, laid: habit.laid + 1 } : habit)),
    laid: memory.laid + 1,
    turns: memory.turns + 1,
    below: memory.topNumber < declare.number ? memory.topNumber : 0,
    topNumber: declare.number,
  };
}

function rememberReveal(memory: SpicyMemory, revealed: CardRevealed, seat: Viewer): SpicyMemory {
  const { owner, challenger, call, face, numberRight, spiceRight, winner, loser } = revealed;
  const seen = owner === seat ? memory.seen : [...memory.seen];
  if (owner !== seat) count(seen as number[], face);
  const habits = memory.habits.map((habit, place): Habits => {
    if (place === owner)
      return {
        ...habit,
        turnedUp: habit.turnedUp + 1,
        wrongNumbers: habit.wrongNumbers + (numberRight ? 0 : 1),
        wrongSpices: habit.wrongSpices + (spiceRight ? 0 : 1),
      };
    if (place === challenger)
      return { ...habit, calls: habit.calls + 1, numberCalls: habit.numberCalls + (call === 'number' ? 1 : 0) };
    return habit;
  });
  return { ...memory, seen, habits, grudge: loser === seat ? winner : memory.grudge };
}

function count(seen: number[], face: Face): void {
  const place = facePlace(face);
  seen[place] = (seen[place] ?? 0) + 1;
}
