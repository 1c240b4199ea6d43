/** Spicy in a person's hands. */

import '../spices.css';
import type { SpicyCommand, SpicyEvent, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import type { GameControls, Rules } from '../../../hud/gameControls.ts';
import { ICONS } from '../../../hud/kit/Icon.tsx';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { RulesForm } from './RulesForm.tsx';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';
import { texts } from './texts.ts';

const plain: Rules = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard' };

export const controls: GameControls<SpicyView, SpicyCommand, SpicyEvent, SpicyTexts> = {
  texts,
  presets: ({ presets: { firstGame, classic, spicedUp, blitz } }) => [
    { id: 'firstGame', ...firstGame, pace: 'relaxed', rules: { ...plain, worldsEnd: 'short' } },
    { id: 'classic', ...classic, pace: 'standard', rules: plain },
    { id: 'spicedUp', ...spicedUp, pace: 'standard', rules: { ...plain, spiceItUp: { random: 2 } } },
    { id: 'blitz', ...blitz, pace: 'blitz', rules: { ...plain, manners: 'strict' } },
  ],
  RulesForm,
  Controls,
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
