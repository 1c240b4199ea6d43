/** The exchange of trick 3: two cats choose a card each, then both change places at the same time (B13). */

import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { ok } from '../../../engine/result.ts';
import type { CardId } from '../../../table/cards.ts';
import { type Card, card } from '../model/cards.ts';
import type { Gift, GiveCommand, JackyEvent, JackyState, Phase } from '../model/model.ts';
import { freshIds } from '../model/pile.ts';
import { type Decision, refuse } from '../model/refusals.ts';
import { catAt } from '../model/seating.ts';
import type { Decider } from '../model/terms.ts';

type Giving = Extract<Phase, { readonly kind: 'giving' }>;

export function give(state: JackyState, seat: Seat, command: GiveCommand, random: Random): Decision {
  const { phase } = state;
  if (phase.kind !== 'giving') return refuse('noExchange');
  const { seats, gifts } = phase;
  if (!seats.includes(seat)) return refuse('notNamed', { named: seats });
  if (gifts.some((gift) => gift.seat === seat)) return refuse('alreadyGiven', { waitingFor: waitingFor(phase) });
  const { hand } = catAt(state.cats, seat);
  const given = hand.find(({ id }) => id === command.card);
  if (given === undefined) return refuse('notInHand', { hand: hand.map(({ id }) => id) });
  return ok(afterGifts(state, phase, [{ seat, card: given }], 'seat', random));
}

/** Out of time: the game picks a card for everybody who has not chosen. */
export function giveForLate(state: JackyState, phase: Giving, random: Random): readonly JackyEvent[] {
  const gifts = waitingFor(phase).map((seat): Gift => ({ seat, card: random.pick(catAt(state.cats, seat).hand) }));
  return afterGifts(state, phase, gifts, 'clock', random);
}

export const waitingFor = ({ seats, gifts }: Giving): readonly Seat[] =>
  seats.filter((seat) => gifts.every((gift) => gift.seat !== seat));

function afterGifts(
  state: JackyState,
  phase: Giving,
  added: readonly Gift[],
  by: Decider,
  random: Random,
): readonly JackyEvent[] {
  const told = added.map((gift): JackyEvent => ({ type: 'cardGiven', ...gift, by }));
  const [first, second] = phase.seats.map(
    (seat) => [...phase.gifts, ...added].find((gift) => gift.seat === seat)?.card,
  );
  return first === undefined || second === undefined ? told : [...told, exchange(state, phase, first, second, random)];
}

/** New ids for both: under its old one, a giver would recognize the card when it is laid. */
function exchange(
  state: JackyState,
  { trickster, seats }: Giving,
  first: Card,
  second: Card,
  random: Random,
): JackyEvent {
  const [firstId, secondId] = freshIds(state, 2, random) as [CardId, CardId];
  const received = [card(firstId, second.face), card(secondId, first.face)] as const;
  return { type: 'cardsExchanged', trickster, seats, given: [first, second], received };
}
