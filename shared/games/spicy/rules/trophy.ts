import type { Seat } from '../../../engine/game.ts';
import { TROPHIES } from '../model/model.ts';
import { end, type Story } from './story.ts';

const ENOUGH_TO_WIN = 2;

/** A last card has held (R21, R22). The seat's second trophy or the table's third ends the game at once (R26, R27). */
export function takeTrophy(story: Story, seat: Seat): 'goOn' | 'over' {
  const before = story.state.trophies;
  const trophies = (before[seat] ?? 0) + 1;
  const remaining = TROPHIES - before.reduce((taken, own) => taken + own, 1);
  story.events.push({ type: 'trophyTaken', seat, trophies, remaining });
  if (trophies < ENOUGH_TO_WIN && remaining > 0) return 'goOn';
  end(story, trophies === ENOUGH_TO_WIN ? 'secondTrophy' : 'thirdTrophy');
  return 'over';
}
