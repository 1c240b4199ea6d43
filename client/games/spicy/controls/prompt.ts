/** The one sentence over the hand: what is awaited, and of whom. */

import { HIGHEST_NUMBER } from '../../../../shared/games/spicy/model/cards.ts';
import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { Permits } from '../../../../shared/games/spicy/rules/choices.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import type { Prompt } from '../../../controls/Dock.tsx';
import type { Names } from '../../../hud/gameControls.ts';

export function prompt(t: SpicyTexts, view: SpicyView, may: Permits, names: Names): Prompt {
  const { phase, viewer, turn } = view;
  const top = view.stack.at(-1);
  const yours = (text: string, rule: string): Prompt => ({ text, yours: true, rule });
  const others = (text: string, rule?: string): Prompt => ({
    text,
    yours: false,
    ...(rule === undefined ? {} : { rule }),
  });
  if (phase.kind === 'over' || phase.kind === 'dealing') return others('');
  if (may.name) return yours(t.nameIt, 'R13');
  if (phase.kind === 'naming') return others(t.waitNaming(names(phase.paw)));
  if (phase.kind === 'lastCard' && top !== undefined)
    return may.letGo ? yours(t.waitLast(names(top.seat)), 'R20') : others(t.waitLast(names(top.seat)));
  if (may.play)
    return phase.kind === 'turn' && phase.mustStart
      ? yours(t.pickCardToStart, 'R18')
      : yours(t.pickCard, ruleOf(top?.declare.number));
  if (viewer === 'watcher') return others(t.watching);
  if (phase.kind === 'reaction')
    return phase.letGo.includes(viewer) ? others(t.youLetGo) : others(t.waitReaction, may.paw ? 'R13' : undefined);
  return others(t.waitFor(names(turn)));
}

/** What may be said on top of this. */
function ruleOf(number: number | undefined): string {
  if (number === undefined) return 'R7';
  return number === HIGHEST_NUMBER ? 'R9' : 'R8';
}
