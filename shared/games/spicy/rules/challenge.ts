/** How a challenge ends: the card is turned up, somebody wins the stack, somebody draws and starts anew (R14-R18, R22-R24). */

import type { Seat } from '../../../engine/game.ts';
import type { LaidCard } from '../model/model.ts';
import { sizeOf } from '../model/stack.ts';
import { type Call, HAND_SIZE } from '../model/terms.ts';
import { draw, knownCard, loseTop, type Story, startTurn, takeTrophy } from './story.ts';
import { judge } from './verdict.ts';

const LOSER_DRAWS = 2;

export function resolve(story: Story, challenger: Seat, call: Call): void {
  const { state, events } = story;
  const top = state.stack.at(-1) as LaidCard;
  const { seat: owner, declare } = top;
  const { face } = knownCard(state, top.id);
  const { numberRight, spiceRight, ownerWins } = judge(state.rules.spiceItUp, face, declare, call);
  const winner = ownerWins ? owner : challenger;
  const loser = ownerWins ? challenger : owner;
  events.push({
    type: 'cardRevealed',
    owner,
    challenger,
    card: top.id,
    face,
    declare,
    call,
    numberRight,
    spiceRight,
    winner,
    loser,
  });
  loseTop(story, top);
  events.push({ type: 'stackWon', seat: winner, cards: sizeOf(state.stack) }); // R17
  // The order of R24.
  const trophy = top.last && ownerWins; // R22, R23
  if (trophy && takeTrophy(story, owner) === 'over') return;
  if (draw(story, loser, LOSER_DRAWS, 'loser') === 'over') return;
  if (trophy && draw(story, owner, HAND_SIZE, 'trophy') === 'over') return;
  startTurn(story, loser, 'mustStart'); // R18
}
