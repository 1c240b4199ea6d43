/** How hot a challenge was: how bold the lie, how large the stack, how late, and what hung on it. */

import type { Moment, Revealed, Seat } from '../../../engine/game.ts';
import type { CardRevealed, LaidCard, SpicyEvent, SpicyState, SpicyView } from '../model/model.ts';
import { sizeOf } from '../model/stack.ts';
import { scoreOf } from '../rules/scores.ts';

const PER_CARD = 2;
const MOST_FOR_CARDS = 24;
const LATE = 10;
const LAST_CARD = 16;
const DECIDED = 14;
const COMEBACK = 10;
/** A lie that stood because the wrong trait was doubted. */
const GOT_AWAY = 16;
const CAUGHT = 6;
const PER_WRONG_TRAIT = 5;
const MOST_FOR_DISTANCE = 6;

export function moment({
  before,
  events,
  after,
  progress,
  outcome,
}: Revealed<SpicyState, SpicyEvent>): Moment | undefined {
  const turned = events.find((event) => event.type === 'cardRevealed');
  const top = before.stack.at(-1);
  if (turned === undefined || top === undefined) return undefined;
  const cards = sizeOf(before.stack);
  const isOver = after.phase.kind === 'over';
  const heat =
    Math.min(MOST_FOR_CARDS, PER_CARD * cards) +
    LATE * progress +
    (top.last ? LAST_CARD : 0) +
    (isOver ? DECIDED : 0) +
    boldness(turned) +
    (isComeback(before, turned.winner, outcome?.winners ?? []) ? COMEBACK : 0);
  return {
    heat: Math.min(100, Math.round(heat)),
    title: titleOf(top, turned),
    cast: [turned.owner, turned.challenger],
    facts: { number: top.declare.number, spice: top.declare.spice, call: turned.call, cards },
  };
}

function titleOf(top: LaidCard, { call }: CardRevealed): string {
  if (top.last) return 'lastCard';
  return call === 'wrong' || call === 'nothing' ? 'doubted' : `doubted.${call}`;
}

function boldness({ face, declare, numberRight, spiceRight, owner, winner }: CardRevealed): number {
  const wrong = (numberRight ? 0 : 1) + (spiceRight ? 0 : 1);
  if (wrong === 0) return 0;
  const distance = face.kind === 'spice' ? Math.abs(face.number - declare.number) : 0;
  const told = PER_WRONG_TRAIT * wrong + Math.min(MOST_FOR_DISTANCE, distance);
  return told + (winner === owner ? GOT_AWAY : CAUGHT);
}

/** Who won this challenge lay behind somebody, and won the match all the same. */
function isComeback(before: SpicyState, winner: Seat, winners: readonly Seat[]): boolean {
  if (!winners.includes(winner)) return false;
  const points = before.hands.map((_, place) => scoreOf(before, place as Seat).points);
  return points.filter((other) => other > (points[winner] ?? 0)).length * 2 >= before.hands.length;
}

/** Cards in a hand: a trophy is won with the last one (R21, R22). */
const NEARLY = 2;

/** A last card lies on the stack, or somebody with a trophy is about to win the second. */
export function isHot({ phase, stack, trophies, handSizes }: SpicyView): boolean {
  if (phase.kind === 'over') return false;
  if (stack.at(-1)?.last === true) return true;
  return trophies.some((won, seat) => won > 0 && (handSizes[seat] ?? Number.POSITIVE_INFINITY) <= NEARLY);
}
