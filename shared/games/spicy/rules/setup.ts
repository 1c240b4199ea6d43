/** From the options to the first turn (R1-R4, R40). All chance of a game is here: nothing is left to it afterwards. */

import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type CardId, cardId } from '../../../table/cards.ts';
import { ALL_CARDS } from '../model/cards.ts';
import type { KnownCard, SpicyEvent, SpicyOptions } from '../model/model.ts';
import { HAND_SIZE } from '../model/terms.ts';
import { SPICE_IT_UP, type SpiceItUp } from './spiceItUp/names.ts';
import { cardsAboveWorldsEnd } from './worldsEnd.ts';

export function setup(options: SpicyOptions, seats: number, random: Random): readonly SpicyEvent[] {
  const { manners, worldsEnd } = options;
  const spiceItUp = pickSpiceItUp(options.spiceItUp, random);
  const starter = pickStarter(options.starter, seats, random);
  // The faces go to the ids and the ids into the deck by two shuffles: with one, an id would tell when its card was drawn.
  const faces = random.shuffle(ALL_CARDS);
  const order = random.shuffle(ALL_CARDS.map((_, place) => cardId(place)));
  const above = cardsAboveWorldsEnd(seats, worldsEnd, random);
  const card = (id: CardId): KnownCard => ({ kind: 'known', id, face: faces[id] as KnownCard['face'] });
  return [
    { type: 'matchStarted', seats, manners, spiceItUp, worldsEnd, starter },
    { type: 'deckShuffled', deck: { kind: 'open', faces, order } },
    { type: 'cardsDealt', hands: deal(order, seats).map((hand) => hand.map(card)) },
    { type: 'worldsEndSlidIn', above },
    { type: 'turnStarted', seat: starter, mustStart: false },
  ];
}

/** One card at a time from seat 0 (R1). */
function deal(order: readonly CardId[], seats: number): readonly (readonly CardId[])[] {
  const dealt = order.slice(0, seats * HAND_SIZE);
  return Array.from({ length: seats }, (_, seat) => dealt.filter((_, place) => place % seats === seat));
}

/** In the order of the rule book, however they were named. */
function pickSpiceItUp(wish: SpicyOptions['spiceItUp'], random: Random): readonly SpiceItUp[] {
  const chosen = 'random' in wish ? random.shuffle(SPICE_IT_UP).slice(0, wish.random) : wish;
  return SPICE_IT_UP.filter((name) => chosen.includes(name));
}

/** R4. A host who named a seat that this table does not have gets the default: any seat. */
function pickStarter(wish: SpicyOptions['starter'], seats: number, random: Random): Seat {
  return wish !== 'random' && wish < seats ? wish : (random.below(seats) as Seat);
}
