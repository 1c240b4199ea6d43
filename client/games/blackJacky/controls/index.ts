/** Black Jacky in a person's hands. */

import type { Seat } from '../../../../shared/engine/game.ts';
import type { JackyEvent, JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import type { JackyReason } from '../../../../shared/games/blackJacky/model/refusals.ts';
import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import type { Desk, SeatNote } from '../../../hud/gameControls.ts';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { RulesForm } from './RulesForm.tsx';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';

export const desk: Desk = {
  presets: (words) => {
    const { firstGame, classic, quick, blitz } = (words as JackyTexts).presets;
    return [
      { id: 'firstGame', ...firstGame, pace: 'relaxed', rules: { quickDuel: true } },
      { id: 'classic', ...classic, pace: 'standard', rules: { quickDuel: false } },
      { id: 'quick', ...quick, pace: 'standard', rules: { quickDuel: true } },
      { id: 'blitz', ...blitz, pace: 'blitz', rules: { quickDuel: false } },
    ];
  },
  RulesForm,
  Controls,
  describe: (words, event, names) => describe(words as JackyTexts, event as JackyEvent, names),
  seatNotes: (words, view, seat) => notes(words as JackyTexts, view as JackyView, seat),
  outcome: (view) => {
    const { phase } = view as JackyView;
    return phase.kind === 'over' ? phase.outcome : undefined;
  },
  endedBy: (words, outcome) => (words as JackyTexts).endedBy[outcome.reason as keyof JackyTexts['endedBy']],
  scoreParts: (words, { parts }) => {
    const t = (words as JackyTexts).parts;
    return [
      t.hearts(parts.hearts ?? 0),
      ...(parts.sumInTenths === undefined ? [] : [t.sumInTenths(parts.sumInTenths)]),
    ];
  },
  ruleOf: (reason) => RULES_OF_REFUSALS[reason as JackyReason],
};

function notes(t: JackyTexts, view: JackyView, seat: Seat): readonly SeatNote[] {
  const cat = view.cats[seat];
  if (cat === undefined) return [];
  if (cat.standing !== 'in') return [{ text: cat.standing === 'wanted' ? t.isWanted : t.isOut, strong: true }];
  const hearts = cat.lastChance ? t.blackHeart : t.hearts(cat.hearts);
  const laid = cat.laid.map(({ face }) => face).join(' ');
  return [
    { text: t.inHand(cat.hand.length), tokens: { icon: 'cards', count: cat.hand.length } },
    { text: hearts, tokens: { icon: 'heart', count: cat.hearts } },
    ...(laid === '' ? [] : [{ text: t.laid(laid), strong: true }]),
    ...(cat.knocked ? [{ text: t.hasKnocked, strong: true }] : []),
    ...(view.plusOne === seat ? [{ text: t.hasPlusOne, strong: true }] : []),
  ];
}
