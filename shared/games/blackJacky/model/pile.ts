/** The draw pile: shuffling it, drawing from it, and the names that cards get on the way. */

import type { Random } from '../../../engine/random.ts';
import { type CardId, cardId } from '../../../table/cards.ts';
import { type Card, card, DECK, ID_RANGE } from './cards.ts';
import type { Board, EventOf, JackyState } from './model.ts';

/** A full deck in random order under random ids: neither the place in the pile nor the face can be told from an id. */
export function shuffledDeck(random: Random): readonly Card[] {
  const ids = drawIds(DECK.length, random);
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
  if (state.pile.length > 0) return { card: topOf(state.pile), reshuffled: undefined };
  const faces = random.shuffle(state.discard.slice(0, -1).map(({ face }) => face));
  const ids = freshIds(state, faces.length, random);
  const pile = faces.map((face, place) => card(ids[place] as CardId, face));
  return { card: topOf(pile), reshuffled: { type: 'pileReshuffled', pile } };
}

/** Both piles have their top card last. */
export function topOf(cards: readonly Card[]): Card {
  const top = cards[cards.length - 1];
  if (top === undefined) throw new Error('The pile is empty');
  return top;
}

/** A card of the discard pile, as it is called once it has vanished into a hand. */
export const underFreshId = (state: JackyState, from: Card, random: Random): Card =>
  card(freshIds(state, 1, random)[0] as CardId, from.face);

/** Ids that no card has, and that none had before in this round. */
export const freshIds = (state: JackyState, count: number, random: Random): readonly CardId[] =>
  drawIds(count, random, (id) => isTaken(state, id));

function isTaken({ pile, discard, cats, retiredIds }: JackyState, id: CardId): boolean {
  if (retiredIds.includes(id) || holds(pile, id) || holds(discard, id)) return true;
  for (const { hand, laid } of cats) if (holds(hand, id) || holds(laid, id)) return true;
  return false;
}

function holds(cards: readonly Card[], id: CardId): boolean {
  for (const each of cards) if (each.id === id) return true;
  return false;
}

/** Four ids from every word of chance: words are the dear part of a shuffle. */
const IDS_PER_WORD = 4;

function drawIds(count: number, random: Random, isTaken?: (id: CardId) => boolean): readonly CardId[] {
  const ids: CardId[] = [];
  let word = 0;
  for (let left = 0; ids.length < count; left -= 1) {
    if (left === 0) {
      word = random.below(ID_RANGE ** IDS_PER_WORD);
      left = IDS_PER_WORD;
    }
    const id = cardId(word % ID_RANGE);
    word = Math.floor(word / ID_RANGE);
    if (!ids.includes(id) && !isTaken?.(id)) ids.push(id);
  }
  return ids;
}
