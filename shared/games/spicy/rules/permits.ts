/**
 * Who may do what now, from what everybody sees. `decide` asks with the state, controls and bots with a view:
 * one answer for both, so that no button is offered that would be refused.
 */

import { type Seat, seat as seatAt } from '../../../engine/game.ts';
import { type CardNumber, TRAITS } from '../model/cards.ts';
import type { LaidCard, Phase, PublicBoard } from '../model/model.ts';
import { refusal, type SpicyRefusal } from '../model/refusals.ts';
import { SEATS } from '../model/terms.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';

const ALL_SEATS = Array.from({ length: SEATS.max }, (_, place) => seatAt(place));

type Why = SpicyRefusal | undefined;

export const whyNotPlay = whyNotOnTurn;

export function whyNotPass(board: PublicBoard, seat: Seat): Why {
  const why = whyNotOnTurn(board, seat);
  if (why !== undefined) return why;
  return board.phase.kind === 'turn' && board.phase.mustStart ? refusal('mustStart') : undefined; // R18
}

export function whyNotPaw(board: PublicBoard, seat: Seat): Why {
  const why = whyNobodyActs(board, seat);
  if (why !== undefined) return why;
  const top = board.stack.at(-1);
  if (top === undefined) return refusal('nothingToChallenge');
  if (top.seat === seat) return refusal('ownCard'); // R12
  return inReach(board, top) ? undefined : refusal('cardSafe');
}

/** What a paw would land on now. */
export function pawTarget(board: PublicBoard): LaidCard | undefined {
  const top = board.stack.at(-1);
  const open = isOpen(board.phase) && board.phase.kind !== 'naming';
  return top !== undefined && open && inReach(board, top) ? top : undefined;
}

/** R21: a last card whose window has closed can no longer be challenged. */
const inReach = ({ phase }: PublicBoard, top: LaidCard): boolean => !top.last || phase.kind === 'lastCard';

export function whyNotName(board: PublicBoard, seat: Seat): Why {
  const { phase } = board;
  if (phase.kind === 'naming') return phase.paw === seat ? undefined : refusal('pawLies', { paw: phase.paw });
  return whyNobodyActs(board, seat) ?? refusal('noPaw');
}

export function whyNotLetGo(board: PublicBoard, seat: Seat): Why {
  const why = whyNobodyActs(board, seat);
  if (why !== undefined) return why;
  const { phase } = board;
  if (phase.kind !== 'reaction' && phase.kind !== 'lastCard') return refusal('nothingToLetGo');
  if (board.stack.at(-1)?.seat === seat) return refusal('ownCard');
  return phase.letGo.includes(seat) ? refusal('alreadyLetGo') : undefined;
}

export function whyNotCopy(board: PublicBoard, seat: Seat): Why {
  const why = whyNobodyActs(board, seat);
  if (why !== undefined) return why;
  for (const name of board.rules.spiceItUp) {
    const card = SPICE_IT_UP_CARDS[name];
    if (card.whyNotCopy !== undefined) return whyLastCardWaits(board) ?? card.whyNotCopy(board, seat);
  }
  return refusal('noCopyCat');
}

export function whyNotPeek(board: PublicBoard, seat: Seat): Why {
  const why = whyNobodyActs(board, seat);
  if (why !== undefined) return why;
  if (board.rules.manners === 'assisted') return refusal('noPeeking');
  return board.peeked.includes(seat) ? refusal('peekedAlready') : undefined; // R30
}

/** The seats that the open window still waits for. */
export function waitingFor(board: PublicBoard): readonly Seat[] {
  const { phase } = board;
  switch (phase.kind) {
    case 'dealing':
    case 'over':
      return [];
    case 'turn':
      return [board.turn];
    case 'naming':
      return [phase.paw];
    case 'reaction':
    case 'lastCard':
      return seatsWithout(board, phase.letGo);
  }
}

/** How many more cards may go under a card with this number (R44). */
export function extrasAllowed(board: PublicBoard, number: CardNumber): number {
  let allowed = 0;
  for (const name of board.rules.spiceItUp) allowed += SPICE_IT_UP_CARDS[name].extrasUnder?.(number) ?? 0;
  return allowed;
}

function whyNotOnTurn(board: PublicBoard, seat: Seat): Why {
  const why = whyNobodyActs(board, seat) ?? whyLastCardWaits(board);
  if (why !== undefined) return why;
  if (board.turn !== seat) return refusal('notYourTurn', { turn: board.turn }); // R5
  if (board.phase.kind === 'reaction') return refusal('reactionOpen', { waitingFor: waitingFor(board) }); // R32
  return undefined;
}

/** R13: while a paw lies nobody acts but the seat that laid it, and that one only names. */
function whyNobodyActs({ phase }: PublicBoard, seat: Seat): Why {
  if (phase.kind === 'naming')
    return phase.paw === seat ? refusal('nameFirst', { traits: TRAITS }) : refusal('pawLies', { paw: phase.paw });
  return isOpen(phase) ? undefined : refusal('matchOver');
}

/** R20 */
function whyLastCardWaits(board: PublicBoard): Why {
  return board.phase.kind === 'lastCard' ? refusal('lastCardOpen', { waitingFor: waitingFor(board) }) : undefined;
}

const isOpen = (phase: Phase): boolean => phase.kind !== 'over' && phase.kind !== 'dealing';

function seatsWithout({ rules, stack }: PublicBoard, letGo: readonly Seat[]): readonly Seat[] {
  const owner = stack.at(-1)?.seat;
  return ALL_SEATS.filter((seat) => seat < rules.seats && seat !== owner && !letGo.includes(seat));
}
