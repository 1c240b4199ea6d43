/** Black Jacky in a person's hands. */

import { lazy } from 'react';
import type { Seat } from '../../../../shared/engine/game.ts';
import type {
  JackyCommand,
  JackyEvent,
  JackyOptions,
  JackyView,
} from '../../../../shared/games/blackJacky/model/model.ts';
import { tieBreak } from '../../../../shared/games/blackJacky/rules/ending.ts';
import { CLOCKS } from '../../../../shared/games/blackJacky/rules/table.ts';
import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import { type GameControls, type SeatNote, SPACE } from '../../../hud/gameControls.ts';
import { ICONS } from '../../../hud/kit/Icon.tsx';
import { Controls } from './Controls.tsx';
import { describe } from './describe.ts';
import { RULES_OF_REFUSALS } from './rulesOfRefusals.ts';
import { texts } from './texts.ts';

// Only who gathers needs it: a table that plays does not wait for it.
const RulesForm = lazy(async () => ({ default: (await import('./RulesForm.tsx')).RulesForm }));

export const controls: GameControls<JackyView, JackyCommand, JackyEvent, JackyTexts, JackyOptions> = {
  texts,
  clocks: CLOCKS,
  RulesForm,
  Controls,
  keys: ({ keys }) => [
    [[SPACE], keys.knock],
    [['D'], keys.draw],
  ],
  describe,
  seatNotes,
  outcome: ({ phase }) => (phase.kind === 'over' ? phase.outcome : undefined),
  endedBy: (t, { phase }) => (phase.kind === 'over' ? t.endedBy[phase.outcome.reason] : ''),
  scoreParts: ({ parts: t }, { parts }) => [
    t.hearts(parts.hearts ?? 0),
    ...(parts.sumInTenths === undefined ? [] : [t.sumInTenths(parts.sumInTenths)]),
  ],
  tieBreak,
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
