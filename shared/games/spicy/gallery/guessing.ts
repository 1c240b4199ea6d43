/** What those who watch may guess of the card on top: is it what it was said to be? */

import type { Guessing, Question } from '../../../engine/game.ts';
import type { SpicyEvent, SpicyView } from '../model/model.ts';

const ANSWERS: Question['answers'] = [
  { word: 'true', trusts: true },
  { word: 'number' },
  { word: 'spice' },
  { word: 'both' },
];

export const guessing: Guessing<SpicyView, SpicyEvent> = {
  questions({ phase, stack }) {
    const top = stack.at(-1);
    const isOpen = phase.kind === 'turn' || phase.kind === 'reaction' || phase.kind === 'lastCard';
    // Cards are shuffled once, so an id names one card until the match ends.
    return top === undefined || !isOpen ? [] : [{ id: top.id, kind: 'card', answers: ANSWERS }];
  },
  right({ id }, events) {
    const turned = events.find((event) => event.type === 'cardRevealed');
    if (turned === undefined || turned.card !== id) return undefined;
    return [(turned.numberRight ? 0 : 1) + (turned.spiceRight ? 0 : 2)];
  },
};
