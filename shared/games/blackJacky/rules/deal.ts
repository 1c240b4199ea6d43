import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Card } from '../model/cards.ts';
import type { Cat, JackyEvent } from '../model/model.ts';
import { shuffledDeck } from '../model/pile.ts';
import { isIn } from '../model/seating.ts';

const CARDS_EACH = 2;

/** Shuffles, deals one card at a time from the lowest seat, and opens the first turn (B3). */
export function deal(cats: readonly Cat[], starter: Seat, random: Random): readonly JackyEvent[] {
  const pile = shuffledDeck(random);
  let dealt = 0;
  const fromTop = (): Card => {
    dealt += 1;
    return pile.at(-dealt) as Card;
  };
  const hands: Card[][] = cats.map(() => []);
  for (let card = 0; card < CARDS_EACH; card += 1) {
    for (const [seat, cat] of cats.entries()) if (isIn(cat)) hands[seat]?.push(fromTop());
  }
  return [
    { type: 'deckShuffled', pile },
    { type: 'cardsDealt', hands },
    { type: 'firstCardTurned', card: fromTop() },
    { type: 'turnStarted', seat: starter, last: false },
  ];
}
