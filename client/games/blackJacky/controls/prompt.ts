/** The one sentence over the hand: what is awaited, and of whom. */

import type { JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import type { Prompt } from '../../../controls/Dock.tsx';
import type { Names } from '../../../hud/gameControls.ts';

export function prompt(t: JackyTexts, view: JackyView, names: Names): Prompt {
  const { phase, viewer } = view;
  const yours = (text: string, rule: string): Prompt => ({ text, yours: true, rule });
  const others = (text: string): Prompt => ({ text, yours: false });
  switch (phase.kind) {
    case 'tipping': {
      const [tipper] = phase.tippers;
      if (tipper === undefined) return others('');
      return tipper === viewer ? yours(t.tipPrompt, 'B30') : others(t.waitTip(names(tipper)));
    }
    case 'giving': {
      if (viewer === 'watcher' || !phase.seats.includes(viewer)) return others(t.waitGiving);
      const other = phase.seats.find((seat) => seat !== viewer);
      if (phase.chosen.includes(viewer) || other === undefined) return others(t.given);
      return yours(t.givePrompt(names(other)), 'B13');
    }
    case 'turn': {
      if (phase.seat !== viewer) return others(viewer === 'watcher' ? t.watching : waiting(t, view, names));
      if (phase.trickPlayed) return yours(t.gamble, 'B6');
      return view.firstKnock === undefined ? yours(t.turn, 'B4') : yours(t.lastTurn, 'B7');
    }
    default:
      return others('');
  }
}

function waiting(t: JackyTexts, { phase, viewer, cats }: JackyView, names: Names): string {
  const own = viewer === 'watcher' ? undefined : cats[viewer];
  if (own?.standing === 'out') return t.out;
  if (own?.standing === 'wanted') return t.wanted;
  return phase.kind === 'turn' ? t.waitFor(names(phase.seat)) : '';
}
