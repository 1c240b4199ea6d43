import type { Random } from '../../engine/random.ts';
import type { Card } from './cards.ts';
import { shuffledDeck } from './pile.ts';
import { seatsIn } from './seating.ts';
import type { Story } from './story.ts';

const CARDS_EACH = 2;

/** Shuffles, deals one card at a time from the lowest seat, and opens the first turn (B3). */
export function deal(story: Story, random: Random): void {
  const pile = shuffledDeck(random);
  story.tell({ type: 'deckShuffled', pile });
  const { cats, starter } = story.state;
  const takers = Array.from({ length: CARDS_EACH }, () => seatsIn(cats)).flat();
  const fromTop = pile.toReversed();
  const hands: Card[][] = cats.map(() => []);
  takers.forEach((seat, place) => {
    hands[seat]?.push(fromTop[place] as Card);
  });
  story.tell({ type: 'cardsDealt', hands });
  story.tell({ type: 'firstCardTurned', card: fromTop[takers.length] as Card });
  story.tell({ type: 'turnStarted', seat: starter, last: false });
}
