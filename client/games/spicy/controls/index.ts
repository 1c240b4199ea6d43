/** Spicy in a person's hands. */

import type { SpicyEvent, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { SpicyReason } from '../../../../shared/games/spicy/model/refusals.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import type { Desk, Rules } from '../../../hud/gameControls.ts';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { RulesForm } from './RulesForm.tsx';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';

const plain: Rules = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard' };

export const desk: Desk = {
  presets: (words) => {
    const { firstGame, classic, spicedUp, blitz } = (words as SpicyTexts).presets;
    return [
      { id: 'firstGame', ...firstGame, pace: 'relaxed', rules: { ...plain, worldsEnd: 'short' } },
      { id: 'classic', ...classic, pace: 'standard', rules: plain },
      { id: 'spicedUp', ...spicedUp, pace: 'standard', rules: { ...plain, spiceItUp: { random: 2 } } },
      { id: 'blitz', ...blitz, pace: 'blitz', rules: { ...plain, manners: 'strict' } },
    ];
  },
  RulesForm,
  Controls,
  describe: (words, event, names) => describe(words as SpicyTexts, event as SpicyEvent, names),
  seatNotes: (words, view, seat) => {
    const t = words as SpicyTexts;
    const { trophies, wonSizes, handSizes } = view as SpicyView;
    const count = trophies[seat] ?? 0;
    return [
      { text: t.inHand(handSizes[seat] ?? 0), tokens: { icon: 'cards', count: handSizes[seat] ?? 0 } },
      ...(count > 0 ? [{ text: t.trophies(count), tokens: { icon: 'trophy' as const, count } }] : []),
      ...((wonSizes[seat] ?? 0) > 0 ? [{ text: t.won(wonSizes[seat] ?? 0), sum: wonSizes[seat] ?? 0 }] : []),
    ];
  },
  outcome: (view) => {
    const { phase } = view as SpicyView;
    return phase.kind === 'over' ? phase.ending : undefined;
  },
  endedBy: (words, outcome) => (words as SpicyTexts).endedBy[outcome.reason as keyof SpicyTexts['endedBy']],
  scoreParts: (words, { parts }) => {
    const t = (words as SpicyTexts).parts;
    return [
      t.cards(parts.cards ?? 0),
      ...(parts.trophies ? [t.trophies(parts.trophies)] : []),
      ...(parts.hand ? [t.hand(parts.hand)] : []),
    ];
  },
  ruleOf: (reason) => RULES_OF_REFUSALS[reason as SpicyReason],
};
