/** How a turn ends and the next one starts, when no card was laid. */

import type { Seat } from '../../../engine/game.ts';
import { leftOf } from '../model/seats.ts';
import type { PassCause } from '../model/terms.ts';
import { draw, type Story } from './story.ts';

/** R11 */
export function pass(story: Story, seat: Seat, cause: PassCause): void {
  story.events.push({ type: 'passed', seat, cause });
  if (draw(story, seat, 1, 'pass') === 'over') return;
  startTurn(story, leftOf(seat, story.state.rules.seats));
}

export function startTurn(story: Story, seat: Seat, duty: 'free' | 'mustStart' = 'free'): void {
  story.events.push({ type: 'turnStarted', seat, mustStart: duty === 'mustStart' });
}
