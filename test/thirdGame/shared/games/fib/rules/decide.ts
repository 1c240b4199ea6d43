import type { Actor, Outcome, Refusal, Seat } from '../../../../../../shared/engine/game.ts';
import { ok, type Result } from '../../../../../../shared/engine/result.ts';
import type { FibCommand, FibEvent, FibState } from '../model.ts';
import { type FibReason, refuse } from '../refusals.ts';
import type { FibNumber } from '../terms.ts';
import { sayable } from './choices.ts';
import { evolve } from './evolve.ts';

type Decision = Result<readonly FibEvent[], Refusal>;

export function decide(state: FibState, actor: Actor, command: FibCommand): Decision {
  const { phase, pile, hands } = state;
  if (phase.kind !== 'turn') return refuse('matchOver');
  if (actor === 'table') return command.type === 'timeOut' ? timeOut(state, phase.seat) : refuse('seatOnly');
  if (command.type === 'timeOut') return refuse('tableOnly');
  if (actor !== phase.seat) return refuse('notYourTurn', { turn: phase.seat });
  const hand = hands[actor] ?? [];
  if (command.type === 'lay') {
    if (!hand.includes(command.card)) return refuse('notInHand');
    if (!sayable(pile).includes(command.number)) return refuse('tooLow', { least: pile.at(-1)?.number ?? 1 }); // F3
    return ok([
      { ...command, type: 'cardLaid', seat: actor },
      { type: 'turnStarted', seat: leftOf(state, actor) },
    ]);
  }
  const why: FibReason | undefined = pile.length === 0 || pile.at(-1)?.seat === actor ? 'nothingToCall' : undefined; // F4
  if (why !== undefined) return refuse(why);
  if (command.type === 'call') return ok(called(state, actor));
  return hand.length > 0 ? refuse('mustLay') : ok(leftStanding(state, actor)); // F7
}

/** F10 */
function timeOut(state: FibState, seat: Seat): Decision {
  const card = state.hands[seat]?.[0];
  if (card === undefined) return ok(leftStanding(state, seat));
  const number = sayable(state.pile)[0] as FibNumber;
  return decide(state, seat, { type: 'lay', card, number });
}

/** F5 */
function called(state: FibState, caller: Seat): readonly FibEvent[] {
  const { pile, faces } = state;
  const top = pile.at(-1);
  if (top === undefined) throw new Error('Nothing to call');
  const face = faces[top.id] as FibNumber;
  const loser = face === top.number ? caller : top.seat;
  const events: readonly FibEvent[] = [
    { type: 'cardRevealed', owner: top.seat, caller, face, number: top.number, loser },
    { type: 'pileTaken', seat: loser, cards: pile.length },
  ];
  return [...events, next(events.reduce<FibState>(evolve, state), loser)];
}

const leftStanding = (state: FibState, seat: Seat): readonly FibEvent[] => [
  { type: 'leftStanding', seat },
  next(state, leftOf(state, seat)),
];

/** F6, F8: whose turn it is from this seat on, or the end. */
function next(state: FibState, from: Seat): FibEvent {
  for (let step = 0, seat = from; step < state.hands.length; step += 1, seat = leftOf(state, seat))
    if ((state.hands[seat]?.length ?? 0) > 0) return { type: 'turnStarted', seat };
  return { type: 'matchEnded', outcome: outcomeOf(state) };
}

/** F9 */
function outcomeOf({ taken }: FibState): Outcome {
  const least = Math.min(...taken);
  const points = (count: number): number => (count === 0 ? 0 : -count);
  return {
    reason: 'allLaid',
    winners: taken.flatMap((count, seat) => (count === least ? [seat as Seat] : [])),
    scores: taken.map((count, seat) => ({
      seat: seat as Seat,
      points: points(count),
      parts: { taken: points(count) },
    })),
  };
}

const leftOf = ({ hands }: FibState, seat: Seat): Seat => ((seat + 1) % hands.length) as Seat;
