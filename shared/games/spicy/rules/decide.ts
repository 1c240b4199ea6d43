/** Judges every command: what it makes happen, or why it is refused. */

import type { Actor, Seat } from '../../../engine/game.ts';
import { assertNever, err, ok } from '../../../engine/result.ts';
import type { Trait } from '../model/cards.ts';
import type { LaidCard, SpicyCommand, SpicyState } from '../model/model.ts';
import { refusal, type SpicyRefusal } from '../model/refusals.ts';
import { type Call, HAND_SIZE, type PassCause } from '../model/terms.ts';
import { resolve } from './challenge.ts';
import { copy, play } from './lay.ts';
import { whyNotLetGo, whyNotName, whyNotPass, whyNotPaw, whyNotPeek } from './permits.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';
import type { SpiceItUp } from './spiceItUp/names.ts';
import { begin, type Decision, draw, pass, type Story, startTurn, takeTrophy } from './story.ts';

export function decide(state: SpicyState, actor: Actor, command: SpicyCommand): Decision {
  if (command.type === 'timeOut') return actor === 'table' ? timeOut(state) : err(refusal('tableOnly'));
  if (actor === 'table') return err(refusal('seatOnly'));
  if (state.hands[actor] === undefined) return err(refusal('noSuchSeat', { seat: actor, seats: state.rules.seats }));
  switch (command.type) {
    case 'play':
      return play(state, actor, command);
    case 'copy':
      return copy(state, actor, command);
    case 'pass':
      return refused(whyNotPass(state, actor)) ?? passTurn(state, 'chosen');
    case 'paw':
      return refused(whyNotPaw(state, actor)) ?? layPaw(state, actor);
    case 'name':
      return refused(whyNotName(state, actor)) ?? nameTrait(state, actor, command.trait);
    case 'letGo':
      return refused(whyNotLetGo(state, actor)) ?? letGo(state, actor);
    case 'peek':
      return refused(whyNotPeek(state, actor)) ?? peek(state, actor);
    default:
      return assertNever(command);
  }
}

const refused = (why: SpicyRefusal | undefined): Decision | undefined => (why === undefined ? undefined : err(why));

/** The open window has run out. */
function timeOut(state: SpicyState): Decision {
  const { phase } = state;
  switch (phase.kind) {
    case 'dealing':
    case 'over':
      return err(refusal('matchOver'));
    case 'turn':
      return passTurn(state, 'timeOut'); // R18: in spite of the duty to start
    case 'reaction':
    case 'lastCard':
      return closeWindow(begin(state));
    case 'naming':
      return challenge(begin(state), phase.paw, 'nothing'); // R14
    default:
      return assertNever(phase);
  }
}

function passTurn(state: SpicyState, cause: PassCause): Decision {
  const story = begin(state);
  pass(story, state.turn, cause);
  return ok(story.events);
}

/** R13; a paw on a copy is itself the call (R47). */
function layPaw(state: SpicyState, seat: Seat): Decision {
  const top = state.stack.at(-1) as LaidCard;
  const call = callOfPaw(state.rules.spiceItUp, top);
  const story = begin(state, { type: 'pawLaid', seat, owner: top.seat, naming: call === undefined });
  return call === undefined ? ok(story.events) : challenge(story, seat, call);
}

function callOfPaw(inForce: readonly SpiceItUp[], top: LaidCard): Call | undefined {
  for (const name of inForce) {
    const call = SPICE_IT_UP_CARDS[name].callOfPaw?.(top);
    if (call !== undefined) return call;
  }
  return undefined;
}

function nameTrait(state: SpicyState, seat: Seat, trait: Trait): Decision {
  return challenge(begin(state, { type: 'traitNamed', seat, trait }), seat, trait);
}

function challenge(story: Story, seat: Seat, call: Call): Decision {
  resolve(story, seat, call);
  return ok(story.events);
}

/** R30 */
function peek(state: SpicyState, seat: Seat): Decision {
  const story = begin(state, { type: 'peeked', seat });
  draw(story, seat, 1, 'penalty');
  return ok(story.events);
}

/** R20, R32: the window closes when every seat but the owner of the card has let it go. */
function letGo(state: SpicyState, seat: Seat): Decision {
  const { phase, rules } = state;
  const story = begin(state, { type: 'cardLetGo', seat });
  const letGoBefore = 'letGo' in phase ? phase.letGo.length : 0;
  return letGoBefore + 1 === rules.seats - 1 ? closeWindow(story) : ok(story.events);
}

/** Nobody has challenged: the next seat may act, and a last card has earned its trophy (R21). */
function closeWindow(story: Story): Decision {
  const { phase, stack, turn } = story.state;
  const owner = phase.kind === 'lastCard' ? stack.at(-1)?.seat : undefined;
  const over =
    owner !== undefined && (takeTrophy(story, owner) === 'over' || draw(story, owner, HAND_SIZE, 'trophy') === 'over'); // R24
  if (!over) startTurn(story, turn);
  return ok(story.events);
}
