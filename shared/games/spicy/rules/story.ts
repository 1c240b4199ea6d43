/** What one command makes happen, told event by event; drawing and the end of the game are told in one place. */

import type { Seat } from '../../../engine/game.ts';
import type { Result } from '../../../engine/result.ts';
import type { CardId } from '../../../table/cards.ts';
import type { KnownCard, LaidCard, SpicyEvent, SpicyState } from '../model/model.ts';
import type { SpicyRefusal } from '../model/refusals.ts';
import type { PassCause } from '../model/terms.ts';
import { type DrawReason, type EndReason, leftOf, TROPHIES } from '../model/terms.ts';
import { evolve } from './evolve.ts';
import { endingOf } from './scores.ts';
import { SPICE_IT_UP_CARDS } from './spiceItUp/index.ts';

export type Decision = Result<readonly SpicyEvent[], SpicyRefusal>;

export interface Story {
  /** Before the first event. */
  readonly state: SpicyState;
  readonly events: SpicyEvent[];
  /** Cards drawn before and in this story. */
  drawn: number;
}

export const begin = (state: SpicyState, ...events: SpicyEvent[]): Story => ({ state, events, drawn: state.drawn });

/**
 * The seat draws. When World's End shows, in the middle of it or at its end, the game is over: the caller must not go on,
 * for what would have followed does not happen (R25).
 */
export function draw(story: Story, seat: Seat, count: number, reason: DrawReason): 'goOn' | 'over' {
  const { state } = story;
  const until = Math.min(story.drawn + count, state.worldsEnd);
  const cards = state.deck.slice(story.drawn, until).map((id) => knownCard(state, id));
  story.drawn = until;
  story.events.push({ type: 'cardsDrawn', seat, reason, cards });
  if (until < state.worldsEnd) return 'goOn';
  story.events.push({ type: 'worldsEndShown' });
  end(story, 'worldsEnd');
  return 'over';
}

export function end(story: Story, reason: EndReason): void {
  const final = story.events.reduce(evolve, story.state);
  const top = final.stack.at(-1);
  if (top !== undefined) loseTop(story, top);
  story.events.push({ type: 'matchEnded', ending: endingOf(final, reason) });
}

/** What ends with the top card, because no next card will be laid on it. */
export function loseTop({ state, events }: Story, top: LaidCard): void {
  for (const name of state.rules.spiceItUp) {
    const card = SPICE_IT_UP_CARDS[name];
    if (card.onTopLost !== undefined) events.push(...card.onTopLost(top));
  }
}

export function knownCard(state: SpicyState, id: CardId): KnownCard {
  const face = state.faces[id];
  if (face === undefined) throw new Error(`No card ${id}`);
  return { kind: 'known', id, face };
}

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

/** R11 */
export function pass(story: Story, seat: Seat, cause: PassCause): void {
  story.events.push({ type: 'passed', seat, cause });
  if (draw(story, seat, 1, 'pass') === 'over') return;
  startTurn(story, leftOf(seat, story.state.rules.seats));
}

export function startTurn(story: Story, seat: Seat, duty: 'free' | 'mustStart' = 'free'): void {
  story.events.push({ type: 'turnStarted', seat, mustStart: duty === 'mustStart' });
}
