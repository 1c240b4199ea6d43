/** What can be done with the card in the paw, sorted the way a person asks: trick, swap, give. */

import type { Seat } from '../../../../shared/engine/game.ts';
import type { JackyCommand, TrickCommand } from '../../../../shared/games/blackJacky/model/model.ts';
import type { CardId } from '../../../../shared/table/cards.ts';

export interface CardOptions {
  readonly tricks: readonly TrickCommand[];
  readonly swapWithPile: boolean;
  readonly swapWithDiscard: boolean;
  readonly give: boolean;
}

export function optionsOf(card: CardId, legal: readonly JackyCommand[]): CardOptions {
  const swaps = legal.filter((command) => command.type === 'swap' && command.card === card);
  return {
    tricks: legal.filter((command) => command.type === 'trick' && command.card === card) as readonly TrickCommand[],
    swapWithPile: swaps.some((command) => command.type === 'swap' && command.from === 'draw'),
    swapWithDiscard: swaps.some((command) => command.type === 'swap' && command.from === 'discard'),
    give: legal.some((command) => command.type === 'give' && command.card === card),
  };
}

/** How many cats the trick is aimed at. */
export const aimsNeeded = (tricks: readonly TrickCommand[]): number => tricks[0]?.targets?.length ?? 0;

/** Who can be chosen next, after some were: only cats that complete an aim which the rules know. */
export function candidates(tricks: readonly TrickCommand[], chosen: readonly Seat[]): readonly Seat[] {
  const seats = tricks
    .map(({ targets = [] }) => targets)
    .filter((targets) => chosen.every((seat) => targets.includes(seat)))
    .flat()
    .filter((seat) => !chosen.includes(seat));
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** The trick whose aim is what was chosen, in whichever order. */
export const aimed = (tricks: readonly TrickCommand[], chosen: readonly Seat[]): TrickCommand | undefined =>
  tricks.find(({ targets = [] }) => targets.length === chosen.length && chosen.every((seat) => targets.includes(seat)));
