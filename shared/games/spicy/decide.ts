/** Judges every command: what it makes happen, or why it is refused. */

import type { Actor, Seat } from '../../engine/game.ts';
import { assertNever, err, ok, type Result } from '../../engine/result.ts';
import { resolve } from './challenge.ts';
import { copy, play } from './lay.ts';
import { type Call, HAND_SIZE, type LaidCard, type SpicyCommand, type SpicyEvent, type SpicyState } from './model.ts';
import { waitingFor, whyNotLetGo, whyNotName, whyNotPass, whyNotPaw, whyNotPeek } from './permits.ts';
import { refusal, type SpicyRefusal } from './refusals.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';
import { begin, draw, type Story } from './story.ts';
import { takeTrophy } from './trophy.ts';
import { pass, startTurn } from './turn.ts';

type Decision = Result<readonly SpicyEvent[], SpicyRefusal>;

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
      return unless(whyNotPass(state, actor), state, (story) => pass(story, actor, 'chosen'));
    case 'paw':
      return unless(whyNotPaw(state, actor), state, (story) => layPaw(story, actor));
    case 'name':
      return unless(whyNotName(state, actor), state, (story) => {
        story.events.push({ type: 'traitNamed', seat: actor, trait: command.trait });
        resolve(story, actor, command.trait);
      });
    case 'letGo':
      return unless(whyNotLetGo(state, actor), state, (story) => letGo(story, actor));
    case 'peek':
      return unless(whyNotPeek(state, actor), state, (story) => {
        story.events.push({ type: 'peeked', seat: actor });
        draw(story, actor, 1, 'penalty'); // R30
      });
    default:
      return assertNever(command);
  }
}

function unless(why: SpicyRefusal | undefined, state: SpicyState, tell: (story: Story) => void): Decision {
  if (why !== undefined) return err(why);
  const story = begin(state);
  tell(story);
  return ok(story.events);
}

/** The open window has run out. */
function timeOut(state: SpicyState): Decision {
  const { phase, turn } = state;
  switch (phase.kind) {
    case 'dealing':
    case 'over':
      return err(refusal('gameOver'));
    case 'turn':
      return unless(undefined, state, (story) => pass(story, turn, 'timeOut')); // R18: in spite of the duty to start
    case 'reaction':
    case 'lastCard':
      return unless(undefined, state, closeWindow);
    case 'naming':
      return unless(undefined, state, (story) => resolve(story, phase.paw, 'nothing')); // R14
    default:
      return assertNever(phase);
  }
}

/** R13; a paw on a copy is itself the call (R47). */
function layPaw(story: Story, seat: Seat): void {
  const { stack, rules } = story.state;
  const top = stack.at(-1) as LaidCard;
  const call = callOfPaw(rules.spiceItUp, top);
  story.events.push({ type: 'pawLaid', seat, owner: top.seat, naming: call === undefined });
  if (call !== undefined) resolve(story, seat, call);
}

function callOfPaw(inForce: SpicyState['rules']['spiceItUp'], top: LaidCard): Call | undefined {
  for (const name of inForce) {
    const call = SPICE_IT_UP_CARDS[name].callOfPaw?.(top);
    if (call !== undefined) return call;
  }
  return undefined;
}

/** R20, R32: the window closes with the last seat that it waited for. */
function letGo(story: Story, seat: Seat): void {
  story.events.push({ type: 'cardLetGo', seat });
  if (waitingFor(story.state).length === 1) closeWindow(story);
}

/** Nobody has challenged: the next seat may act, and a last card has earned its trophy (R21). */
function closeWindow(story: Story): void {
  const { phase, stack, turn } = story.state;
  if (phase.kind === 'lastCard') {
    const { seat } = stack.at(-1) as LaidCard;
    if (takeTrophy(story, seat) === 'over') return;
    if (draw(story, seat, HAND_SIZE, 'trophy') === 'over') return; // R24
  }
  startTurn(story, turn);
}
