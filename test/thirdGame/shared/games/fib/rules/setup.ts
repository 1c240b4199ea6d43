import type { Seat } from '../../../../../../shared/engine/game.ts';
import type { Random } from '../../../../../../shared/engine/random.ts';
import { type CardId, cardId } from '../../../../../../shared/table/cards.ts';
import type { FibEvent, FibOptions } from '../model.ts';
import { COPIES, type FibNumber, HAND, NUMBERS } from '../terms.ts';

/** F1. All chance of a match is here. */
export function setup({ short, starter: asked }: FibOptions, seats: number, random: Random): readonly FibEvent[] {
  const faces = random.shuffle(NUMBERS.flatMap((number) => Array<FibNumber>(COPIES).fill(number)));
  // A second shuffle for the ids: else one would tell in whose hand its neighbour is.
  const order = random.shuffle(faces.map((_, place) => cardId(place)));
  const size = short ? HAND.short : HAND.usual;
  const drawn = random.below(seats) as Seat;
  const starter = asked === 'random' || asked >= seats ? drawn : asked;
  const card = (id: CardId) => ({ kind: 'known' as const, id, face: faces[id] as FibNumber });
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * size, (seat + 1) * size).map(card));
  return [
    { type: 'matchStarted', seats, short, starter },
    { type: 'deckShuffled', faces },
    { type: 'cardsDealt', hands },
    { type: 'turnStarted', seat: starter },
  ];
}
