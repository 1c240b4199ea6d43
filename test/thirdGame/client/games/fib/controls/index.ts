/** Fib in a person's hands. */

import { type GameControls, SPACE } from '../../../../../../client/hud/gameControls.ts';
import { ICONS } from '../../../../../../client/hud/kit/Icon.tsx';
import type { FibCommand, FibEvent, FibView } from '../../../../shared/games/fib/model.ts';
import type { FibTexts } from '../../../../shared/games/fib/texts/en.ts';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { texts } from './texts.ts';

export const controls: GameControls<FibView, FibCommand, FibEvent, FibTexts> = {
  texts,
  Controls,
  keys: ({ keys }) => [[[SPACE], keys.call]],
  describe,
  seatNotes: (t, { handSizes, taken }, seat) => {
    const [hand, count] = [handSizes[seat] ?? 0, taken[seat] ?? 0];
    return [
      { text: t.inHand(hand), tokens: { icon: ICONS.cards, count: hand } },
      ...(count > 0 ? [{ text: t.taken(count), sum: -count }] : []),
    ];
  },
  outcome: ({ phase }) => (phase.kind === 'over' ? phase.outcome : undefined),
  endedBy: (t) => t.endedBy,
  scoreParts: (t, { parts }) => [t.taken(-(parts.taken ?? 0))],
  rulesOfRefusals: { notYourTurn: 'F2', tooLow: 'F3', nothingToCall: 'F4', mustLay: 'F7' },
};
