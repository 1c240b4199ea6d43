import type { LaidCard } from '../../model/model.ts';
import { sizeOf } from '../../model/stack.ts';
import type { SpiceItUpCard } from './card.ts';

/** R43: a 4 lays the raider's paw on the stack; the next card pays the raider everything under it. */
export const spiceRaider: SpiceItUpCard = {
  onLanded(played, below) {
    const top = below.at(-1);
    const won = top !== undefined && raids(top);
    if (!won && !raids(played)) return [];
    return [
      ...(won ? [{ type: 'raidWon', seat: top.seat, cards: sizeOf(below) } as const] : []),
      ...(raids(played) ? [{ type: 'raidStarted', seat: played.seat } as const] : []),
    ];
  },

  onTopLost: (top) => (raids(top) ? [{ type: 'raidVoided', seat: top.seat }] : []),
};

/** A copied 4 is a raid of its own (R48). */
const raids = ({ declare }: Pick<LaidCard, 'declare'>): boolean => declare.number === 4;
