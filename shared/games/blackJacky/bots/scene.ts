/** What a bot sees and counts before it weighs anything. */

import type { Seat } from '../../../engine/game.ts';
import { type Card, DECK, FACES, type Face } from '../model/cards.ts';
import type { JackyView } from '../model/model.ts';
import { catAt, seatsIn } from '../model/seating.ts';
import { sumOf } from '../rules/reckoning.ts';
import type { JackyMemory } from './memory.ts';

export interface Scene {
  readonly seat: Seat;
  readonly view: JackyView;
  readonly memory: JackyMemory;
  /** The own cards; none where the cat is not in. */
  readonly hand: readonly Card[];
  /** What the own cards come to, in tenths. */
  readonly sum: number;
  /** Other cats that are in. */
  readonly others: readonly Seat[];
  /** By face, from 1 at place 0: cards that may be drawn or lie in other hands, unknown. */
  readonly unseen: readonly number[];
  readonly unseenCount: number;
}

export function sceneOf(seat: Seat, view: JackyView, memory: JackyMemory): Scene {
  const own = catAt(view.cats, seat);
  const hand = own.hand.filter((card) => card.kind === 'known');
  const unseen = FACES.map((face) => DECK.filter((card) => card === face).length);
  const see = (face: Face): void => {
    unseen[face - 1] = (unseen[face - 1] ?? 0) - 1;
  };
  for (const { face } of hand) see(face);
  for (const { face } of view.discard) see(face);
  for (const cat of view.cats) for (const { face } of cat.laid) see(face);
  for (const faces of memory.known) for (const face of faces) see(face);
  return {
    seat,
    view,
    memory,
    hand,
    sum: sumOf({ hand, laid: own.laid }, view.plusOne === seat),
    others: seatsIn(view.cats).filter((other) => other !== seat),
    unseen,
    unseenCount: unseen.reduce((total, count) => total + count, 0),
  };
}

/** The own card with this id. */
export function cardOf({ hand }: Scene, id: number): Card {
  const card = hand.find((each) => each.id === id);
  if (card === undefined) throw new Error(`Card ${id} is not in the hand`);
  return card;
}
