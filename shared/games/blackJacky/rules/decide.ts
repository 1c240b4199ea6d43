/** Judges a command: the events it leads to, or why it is refused. */

import type { Actor, Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { assertNever, ok } from '../../../engine/result.ts';
import type { JackyCommand, JackyEvent, JackyState } from '../model/model.ts';
import { type Decision, refuse } from '../model/refusals.ts';
import { give, giveForLate, waitingFor } from './giving.ts';
import { tip, tipForLate } from './tipping.ts';
import { draw, knock, swap, trick } from './turn.ts';

export function decide(state: JackyState, actor: Actor, command: JackyCommand, random: Random): Decision {
  if (state.phase.kind === 'over') return refuse('matchOver');
  if (command.type === 'timeOut') return actor === 'table' ? ok(timeOut(state, random)) : refuse('tableOnly');
  if (actor === 'table') return refuse('seatOnly');
  if (command.type === 'give') return give(state, actor, command, random);
  if (command.type === 'tip') return tip(state, actor, command, random);
  return takeTurn(state, actor, command, random);
}

type TurnCommand = Exclude<JackyCommand, { readonly type: 'give' | 'tip' | 'timeOut' }>;

function takeTurn(state: JackyState, seat: Seat, command: TurnCommand, random: Random): Decision {
  const { phase } = state;
  if (phase.kind === 'tipping') return refuse('tippingFirst', { tippers: phase.tippers });
  if (phase.kind === 'giving') return refuse('givingFirst', { waitingFor: waitingFor(phase) });
  if (phase.kind !== 'turn') throw new Error(`Nobody can act while ${phase.kind}`);
  if (phase.seat !== seat) return refuse('notYourTurn', { turn: phase.seat });
  switch (command.type) {
    case 'trick':
      return trick(state, seat, command, random);
    case 'draw':
      return draw(state, seat, random);
    case 'swap':
      return swap(state, seat, command, random);
    case 'knock':
      return ok(knock(state, seat, 'seat', random));
    default:
      return assertNever(command);
  }
}

/** The open window closes: a turn becomes a knock, a card or a tip is picked by chance. */
function timeOut(state: JackyState, random: Random): readonly JackyEvent[] {
  const { phase } = state;
  switch (phase.kind) {
    case 'turn':
      return knock(state, phase.seat, 'clock', random);
    case 'giving':
      return giveForLate(state, phase, random);
    case 'tipping':
      return tipForLate(state, phase.tippers, random);
    default:
      throw new Error(`No window is open while ${phase.kind}`);
  }
}
