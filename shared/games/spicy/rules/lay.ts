/** Laying a card, as a play or as a copy, with the slips that a strict table punishes (R6, R10, R19, R31, R44, R46). */

import type { Seat } from '../../../engine/game.ts';
import { err, ok } from '../../../engine/result.ts';
import type { Declaration } from '../model/cards.ts';
import type { CardPlayed, CopyCommand, LaidCard, Laying, PlayCommand, SpicyEvent, SpicyState } from '../model/model.ts';
import { refusal, type SpicyRefusal } from '../model/refusals.ts';
import type { Slip } from '../model/terms.ts';
import { whyNotDeclare } from './declare.ts';
import { extrasAllowed, whyNotCopy, whyNotPlay } from './permits.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';
import { begin, type Decision, draw, knownCard, pass, type Story } from './story.ts';

export function play(state: SpicyState, seat: Seat, command: PlayCommand): Decision {
  const { declare } = command;
  const why = whyNotPlay(state, seat) ?? whyNotTheseCards(state, seat, command, declare);
  if (why !== undefined) return err(why);
  const illegal = whyNotDeclare(state.rules.spiceItUp, state.stack.at(-1)?.declare, declare);
  if (illegal !== undefined) {
    if (state.rules.manners === 'assisted') return err(illegal);
    return ok(punish(state, seat, command, declare, 'illegalDeclaration')); // R10
  }
  return ok(lay(state, seat, command, declare));
}

export function copy(state: SpicyState, seat: Seat, command: CopyCommand): Decision {
  const why = whyNotCopy(state, seat);
  if (why !== undefined) return err(why);
  const { declare } = state.stack.at(-1) as LaidCard;
  const wrongCards = whyNotTheseCards(state, seat, command, declare);
  return wrongCards === undefined ? ok(lay(state, seat, command, declare)) : err(wrongCards);
}

/** What is impossible is refused at every table, strict or not (R31). */
function whyNotTheseCards(
  state: SpicyState,
  seat: Seat,
  { card, extras = [] }: Laying,
  { number }: Declaration,
): SpicyRefusal | undefined {
  const hand = state.hands[seat] ?? [];
  if (!hand.includes(card)) return refusal('notInHand', { card });
  if (extras.length === 0) return undefined;
  const allowed = extrasAllowed(state, number);
  if (extras.length > allowed) return refusal('extrasNotAllowed', { number, allowed });
  for (const [place, extra] of extras.entries()) {
    if (!hand.includes(extra)) return refusal('notInHand', { card: extra });
    if (extra === card || extras.indexOf(extra) !== place) return refusal('extraTwice', { card: extra });
  }
  return undefined;
}

function lay(
  state: SpicyState,
  seat: Seat,
  command: PlayCommand | CopyCommand,
  declare: Declaration,
): readonly SpicyEvent[] {
  const { card, extras = [], lastCall = false } = command;
  const played: CardPlayed = {
    type: 'cardPlayed',
    seat,
    card,
    declare,
    copy: command.type === 'copy',
    // R19, R44: as many cards are drawn as went under, so only a card without extras can be the last.
    last: state.hands[seat]?.length === 1,
    extras,
  };
  if (played.last && !lastCall && state.rules.manners === 'strict')
    return punish(state, seat, command, declare, 'lastCallForgotten'); // R19
  const story = begin(state, played);
  land(story, played);
  return story.events;
}

/** What the cards in force make of it: first everything that it sets off, then what it draws (R43 before R44). */
function land(story: Story, played: CardPlayed): void {
  const { rules, stack } = story.state;
  let draws = 0;
  for (const name of rules.spiceItUp) {
    const card = SPICE_IT_UP_CARDS[name];
    if (card.onLanded !== undefined) story.events.push(...card.onLanded(played, stack));
    if (card.drawsAfter !== undefined) draws += card.drawsAfter(played);
  }
  if (draws > 0) draw(story, played.seat, draws, 'exchange');
}

/**
 * The cards go back to the hand. R31: in turn the turn becomes a pass, out of turn that costs a card; while a card can still be
 * reacted to it is nobody's own turn.
 */
function punish(
  state: SpicyState,
  seat: Seat,
  command: PlayCommand | CopyCommand,
  declare: Declaration,
  slip: Slip,
): readonly SpicyEvent[] {
  const cards = [command.card, ...(command.extras ?? [])].map((id) => knownCard(state, id));
  const story = begin(state, {
    type: 'declarationPunished',
    seat,
    slip,
    declare,
    copy: command.type === 'copy',
    cards,
  });
  if (seat === state.turn && state.phase.kind === 'turn') pass(story, seat, 'penalty');
  else draw(story, seat, 1, 'penalty');
  return story.events;
}
