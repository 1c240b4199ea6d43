/** The draw pile: shuffling it, drawing from it, and the names that cards get on the way. */

import type { Random } from '../../engine/random.ts';
import { type CardId, cardId } from '../../table/ids.ts';
import { type Card, card, DECK, ID_RANGE } from './cards.ts';
import type { Board, EventOf, JackyState } from './model.ts';

/** A full deck in random order under random ids: neither the place in the pile nor the face can be told from an id. */
export function shuffledDeck(random: Random): readonly Card[] {
  const ids = drawIds(DECK.length, () => false, random);
  return random.shuffle(DECK).map((face, place) => card(ids[place] as CardId, face));
}

/** B40: whether a card can be drawn, if need be after the discard pile but its top card was shuffled. */
export const canDraw = (board: Board): boolean => board.pile.length > 0 || board.discard.length > 1;

export interface TopCard {
  readonly card: Card;
  readonly reshuffled: EventOf<'pileReshuffled'> | undefined;
}

/** The card that is drawn next. Ask `canDraw` first. */
export function topCard(state: JackyState, random: Random): TopCard {
  const top = state.pile.at(-1);
  if (top !== undefined) return { card: top, reshuffled: undefined };
  const faces = random.shuffle(state.discard.slice(0, -1).map(({ face }) => face));
  const ids = freshIds(state, faces.length, random);
  const pile = faces.map((face, place) => card(ids[place] as CardId, face));
  const first = pile.at(-1);
  if (first === undefined) throw new Error('There is nothing to draw');
  return { card: first, reshuffled: { type: 'pileReshuffled', pile } };
}

/** The card at the top of the discard pile, as it is called once it has vanished into a hand. */
export const underFreshId = (state: JackyState, from: Card, random: Random): Card =>
  card(freshIds(state, 1, random)[0] as CardId, from.face);

export const freshIds = (state: JackyState, count: number, random: Random): readonly CardId[] =>
  drawIds(count, (id) => state.retiredIds.includes(id) || isInUse(state, id), random);

function drawIds(count: number, isTaken: (id: CardId) => boolean, random: Random): readonly CardId[] {
  const ids: CardId[] = [];
  while (ids.length < count) {
    const id = cardId(random.below(ID_RANGE));
    if (!ids.includes(id) && !isTaken(id)) ids.push(id);
  }
  return ids;
}

function isInUse(state: JackyState, id: CardId): boolean {
  const isIt = (each: Card) => each.id === id;
  return (
    state.pile.some(isIt) ||
    state.discard.some(isIt) ||
    state.cats.some((cat) => cat.hand.some(isIt) || cat.laid.some(isIt))
  );
}
