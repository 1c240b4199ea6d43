/** A table of Spicy without variants as plain numbers: what the nets read, and what training plays on without events. */

import { facePlace, SPICES } from '../../model/cards.ts';
import type { SpicyView } from '../../model/model.ts';
import { cardsUntilWorldsEnd } from '../counting/worldsEnd.ts';
import type { Scene } from '../scene.ts';

type Numbers = ArrayLike<number>;

/** What everybody sees, by seat where it is a list. */
export interface Board {
  readonly seats: number;
  readonly handSizes: Numbers;
  readonly trophies: Numbers;
  readonly won: Numbers;
  readonly laid: Numbers;
  readonly calls: Numbers;
  readonly numberCalls: Numbers;
  readonly turnedUp: Numbers;
  readonly wrongNumbers: Numbers;
  readonly wrongSpices: Numbers;
  /** What its deeds tell about who plays there, by `tells.ts`. */
  readonly tells: Numbers;
  /** By face: cards that a challenge turned up. */
  readonly revealed: Numbers;
  /** Who laid the top card, -1 without a stack. */
  readonly topSeat: number;
  readonly topNumber: number;
  readonly topSpice: number;
  /** The number under the top card; 0 where the top card started the numbers. */
  readonly below: number;
  readonly topLast: boolean;
  readonly stackSize: number;
  /** Cards laid since the deal. */
  readonly laidInAll: number;
  /** Cards that can still be drawn, as far as the table can know. */
  readonly untilEnd: number;
  readonly mustStart: boolean;
}

/** What only one seat sees, by face: its hand, and the cards that it has never seen. */
export interface Holding {
  readonly seat: number;
  readonly hand: Numbers;
  readonly unseen: Numbers;
}

export const FACE_COUNT = 32;
export const WILD_SPICE = 30;
export const WILD_NUMBER = 31;

export function boardOf({ view, memory, top, stackSize }: Pick<Scene, 'view' | 'memory' | 'top' | 'stackSize'>): Board {
  const { habits } = memory;
  const revealed = new Uint8Array(FACE_COUNT);
  for (const face of view.revealed) revealed[facePlace(face)] = (revealed[facePlace(face)] as number) + 1;
  return {
    seats: view.rules.seats,
    handSizes: view.handSizes,
    trophies: view.trophies,
    won: view.wonSizes,
    laid: habits.map(({ laid }) => laid),
    calls: habits.map(({ calls }) => calls),
    numberCalls: habits.map(({ numberCalls }) => numberCalls),
    turnedUp: habits.map(({ turnedUp }) => turnedUp),
    wrongNumbers: habits.map(({ wrongNumbers }) => wrongNumbers),
    wrongSpices: habits.map(({ wrongSpices }) => wrongSpices),
    tells: memory.tells.sums,
    revealed,
    topSeat: top?.seat ?? -1,
    topNumber: top?.declare.number ?? 0,
    topSpice: top === undefined ? -1 : SPICES.indexOf(top.declare.spice),
    below: memory.below,
    topLast: top?.last === true,
    stackSize,
    laidInAll: memory.laid,
    untilEnd: cardsUntilWorldsEnd(view, memory),
    mustStart: view.phase.kind === 'turn' && view.phase.mustStart,
  };
}

export const holdingOf = ({ seat, view, unseen }: Scene): Holding => ({ seat, hand: handOf(view), unseen });

/** The viewer's own cards by face. */
export function handOf({ hand }: SpicyView): Uint8Array {
  const counts = new Uint8Array(FACE_COUNT);
  for (const { face } of hand) counts[facePlace(face)] = (counts[facePlace(face)] as number) + 1;
  return counts;
}
