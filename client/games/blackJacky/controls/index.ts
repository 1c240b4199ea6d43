/** Black Jacky in a person's hands. */

import type { Seat } from '../../../../shared/engine/game.ts';
import type { JackyCommand, JackyEvent, JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import type { GameControls, SeatNote } from '../../../hud/gameControls.ts';
import { ICONS } from '../../../hud/kit/Icon.tsx';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { RulesForm } from './RulesForm.tsx';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';
import { texts } from './texts.ts';

export const controls: GameControls<JackyView, JackyCommand, JackyEvent, JackyTexts> = {
  texts,
  presets: ({ presets: { firstGame, classic, quick, blitz } }) => [
    { id: 'firstGame', ...firstGame, pace: 'relaxed', rules: { quickDuel: true } },
    { id: 'classic', ...classic, pace: 'standard', rules: { quickDuel: false } },
    { id: 'quick', ...quick, pace: 'standard', rules: { quickDuel: true } },
    { id: 'blitz', ...blitz, pace: 'blitz', rules: { quickDuel: false } },
  ],
  RulesForm,
  Controls,
  describe,
  seatNotes,
  outcome: ({ phase }) => (phase.kind === 'over' ? phase.outcome : undefined),
  endedBy: (t, { phase }) => (phase.kind === 'over' ? t.endedBy[phase.outcome.reason] : ''),
  scoreParts: ({ parts: t }, { parts }) => [
    t.hearts(parts.hearts ?? 0),
    ...(parts.sumInTenths === undefined ? [] : [t.sumInTenths(parts.sumInTenths)]),
  ],
  rulesOfRefusals: RULES_OF_REFUSALS,
};

function seatNotes(t: JackyTexts, view: JackyView, seat: Seat): readonly SeatNote[] {
  const cat = view.cats[seat];
  if (cat === undefined) return [];
  if (cat.standing !== 'in') return [{ text: cat.standing === 'wanted' ? t.isWanted : t.isOut, strong: true }];
  const hearts = cat.lastChance ? t.blackHeart : t.hearts(cat.hearts);
  const laid = cat.laid.map(({ face }) => face).join(' ');
  return [
    { text: t.inHand(cat.hand.length), tokens: { icon: ICONS.cards, count: cat.hand.length } },
    { text: hearts, tokens: { icon: ICONS.heart, count: cat.hearts } },
    ...(laid === '' ? [] : [{ text: t.laid(laid), strong: true }]),
    ...(cat.knocked ? [{ text: t.hasKnocked, strong: true }] : []),
    ...(view.plusOne === seat ? [{ text: t.hasPlusOne, strong: true }] : []),
  ];
}
