/** What a Spice It Up! card can change. Each card fills in what it needs; the rest of the game asks only this. */

import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, Spice } from '../../model/cards.ts';
import type { CardPlayed, LaidCard, PublicBoard, SpicyEvent } from '../../model/model.ts';
import type { SpicyRefusal } from '../../model/refusals.ts';
import type { Call } from '../../model/terms.ts';

export interface SpiceItUpCard {
  /** May a 1, 2 or 3 of the same spice follow this number? */
  startsOverAfter?(below: CardNumber): boolean;
  /** May a number that can be declared in the spice of the stack be declared in this spice instead? */
  lendsSpice?(number: CardNumber, spice: Spice): boolean;
  /** Is the printed number right for the declared one, though it is another? */
  passesFor?(printed: CardNumber, declared: CardNumber): boolean;
  /** How many more cards may go under a card with this declaration. */
  extrasUnder?(number: CardNumber): number;
  /** How many cards the seat draws after laying this one. */
  drawsAfter?(played: CardPlayed): number;
  /** What happens at once when a card lands; `below` is the stack that it lands on. */
  onLanded?(played: CardPlayed, below: readonly LaidCard[]): readonly SpicyEvent[];
  /** What happens when the top card will have no next card: it was challenged, or the game is over. */
  onTopLost?(top: LaidCard): readonly SpicyEvent[];
  /** Lets seats lay copies; says why this one may not now. */
  whyNotCopy?(board: PublicBoard, seat: Seat): SpicyRefusal | undefined;
  /** What a paw on this card claims without a word. */
  callOfPaw?(top: LaidCard): Call | undefined;
}
