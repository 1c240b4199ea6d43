/** Spicy in a person's hands. */

import '../spices.css';
import { lazy } from 'react';
import type { SpicyCommand, SpicyEvent, SpicyOptions, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { CLOCKS } from '../../../../shared/games/spicy/model/terms.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import { type GameControls, SPACE } from '../../../hud/gameControls.ts';
import { ICONS } from '../../../hud/kit/Icon.tsx';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { Marks } from './Marks.tsx';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';
import { texts } from './texts.ts';

// Only who gathers needs it: a table that plays does not wait for it.
const RulesForm = lazy(async () => ({ default: (await import('./RulesForm.tsx')).RulesForm }));

export const controls: GameControls<SpicyView, SpicyCommand, SpicyEvent, SpicyTexts, SpicyOptions> = {
  texts,
  clocks: CLOCKS,
  RulesForm,
  Controls,
  Marks,
  loadStory: () => import('../story/Story.tsx'),
  keys: ({ keys }) => [
    [['1', '…', '9', '0'], keys.pad],
    [[SPACE], keys.paw],
    [['P'], keys.pass],
  ],
  describe,
  seatNotes: (t, { trophies, wonSizes, handSizes }, seat) => {
    const hand = handSizes[seat] ?? 0;
    const won = wonSizes[seat] ?? 0;
    const count = trophies[seat] ?? 0;
    return [
      { text: t.inHand(hand), tokens: { icon: ICONS.cards, count: hand } },
      ...(count > 0 ? [{ text: t.trophies(count), tokens: { icon: ICONS.trophy, count } }] : []),
      ...(won > 0 ? [{ text: t.won(won), sum: won }] : []),
    ];
  },
  outcome: ({ phase }) => (phase.kind === 'over' ? phase.ending : undefined),
  endedBy: (t, { phase }) => (phase.kind === 'over' ? t.endedBy[phase.ending.reason] : ''),
  scoreParts: ({ parts: t }, { parts }) => [
    t.cards(parts.cards ?? 0),
    ...(parts.trophies ? [t.trophies(parts.trophies)] : []),
    ...(parts.hand ? [t.hand(parts.hand)] : []),
  ],
  rulesOfRefusals: RULES_OF_REFUSALS,
};
