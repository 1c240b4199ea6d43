/** A turn: a trick if you like, then the gamble (B4-B8). */

import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { ok } from '../../../engine/result.ts';
import type { CardId } from '../../../table/cards.ts';
import type { Card } from '../model/cards.ts';
import type { JackyEvent, JackyState, SwapCommand, TrickCommand } from '../model/model.ts';
import { canDraw, topCard, topOf, underFreshId } from '../model/pile.ts';
import { type Decision, refuse } from '../model/refusals.ts';
import { catAt, nextIn } from '../model/seating.ts';
import type { Decider } from '../model/terms.ts';
import { evolve } from './evolve.ts';
import { endRound } from './round.ts';
import { type Aim, TRICKS } from './tricks/index.ts';

export function trick(state: JackyState, seat: Seat, command: TrickCommand, random: Random): Decision {
  if (state.phase.kind === 'turn' && state.phase.trickPlayed) return refuse('trickAlreadyPlayed');
  const card = handCard(state, seat, command.card);
  if (card === undefined) return notInHand(state, seat);
  const { aims, carryOut, worth } = TRICKS[card.face];
  const ways = aims(state, seat);
  const asked: Aim = command.targets ?? [];
  const aim = ways.find((way) => isSameAim(way, asked));
  const effect = aim !== undefined;
  // Without a way to carry it out it is laid without targets (B42); with one, it has to be carried out.
  if (!effect && (ways.length > 0 || asked.length > 0))
    return refuse('badTargets', { trick: card.face, targets: ways });
  const laid: JackyEvent = { type: 'trickLaid', seat, card, targets: aim ?? [], effect, worth };
  return ok(effect ? [laid, ...carryOut(state, seat, aim, random)] : [laid]);
}

export function draw(state: JackyState, seat: Seat, random: Random): Decision {
  if (!canDraw(state)) return refuse('nothingToDraw');
  const { card, reshuffled } = topCard(state, random);
  return ok(endTurn(state, seat, { type: 'cardDrawn', seat, card, reason: 'gamble' }, reshuffled, random));
}

export function swap(state: JackyState, seat: Seat, command: SwapCommand, random: Random): Decision {
  const { from } = command;
  const aside = handCard(state, seat, command.card);
  if (aside === undefined) return notInHand(state, seat); // B41: an empty hand has nothing to put aside
  if (from === 'discard') {
    const picked = topOf(state.discard);
    const taken = underFreshId(state, picked, random);
    return ok(endTurn(state, seat, { type: 'cardSwapped', seat, aside, from, picked, taken }, undefined, random));
  }
  if (!canDraw(state)) return refuse('nothingToDraw');
  const { card: taken, reshuffled } = topCard(state, random);
  const swapped: JackyEvent = { type: 'cardSwapped', seat, aside, from, picked: undefined, taken };
  return ok(endTurn(state, seat, swapped, reshuffled, random));
}

export function knock(state: JackyState, seat: Seat, by: Decider, random: Random): readonly JackyEvent[] {
  const first = state.firstKnock === undefined;
  const turnsLeft = state.roundEnding ? 0 : turnsBefore(state, seat, state.firstKnock ?? seat);
  return endTurn(state, seat, { type: 'knocked', seat, first, turnsLeft, by }, undefined, random);
}

/** The turn passes on, or the round is over: after a 1 (B11, B45), or when everybody had the turn that a knock left (B7). */
function endTurn(
  state: JackyState,
  seat: Seat,
  gamble: JackyEvent,
  reshuffled: JackyEvent | undefined,
  random: Random,
): readonly JackyEvent[] {
  const next = nextIn(state.cats, seat);
  const announcer = gamble.type === 'knocked' ? (state.firstKnock ?? seat) : state.firstKnock;
  if (state.roundEnding || next === announcer) {
    const told = reshuffled === undefined ? [gamble] : [reshuffled, gamble];
    return [...told, ...endRound(told.reduce(evolve, state), random)];
  }
  const passed: JackyEvent = { type: 'turnStarted', seat: next, last: announcer !== undefined };
  return reshuffled === undefined ? [gamble, passed] : [reshuffled, gamble, passed];
}

/** How many cats still have a turn after `seat` before it would be the announcer's. */
function turnsBefore(state: JackyState, seat: Seat, announcer: Seat): number {
  let turns = 0;
  for (let next = nextIn(state.cats, seat); next !== announcer; next = nextIn(state.cats, next)) turns += 1;
  return turns;
}

const handCard = (state: JackyState, seat: Seat, id: CardId): Card | undefined =>
  catAt(state.cats, seat).hand.find((card) => card.id === id);

const notInHand = (state: JackyState, seat: Seat) =>
  refuse('notInHand', { hand: catAt(state.cats, seat).hand.map(({ id }) => id) });

/** The order in which targets are named does not matter (B13). */
const isSameAim = (way: Aim, asked: Aim): boolean =>
  way.length === asked.length && way.every((seat) => asked.includes(seat));
