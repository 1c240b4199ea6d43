/** A turn as numbers: what each gamble leads to, and how likely that keeps the heart. */

import { FACES, type Face } from '../../model/cards.ts';
import type { Source } from '../../model/terms.ts';
import { LIMIT } from '../../rules/reckoning.ts';

export interface Position {
  readonly faces: readonly Face[];
  /** In tenths. */
  readonly sum: number;
  readonly discardTop: Face | undefined;
  readonly unseen: readonly number[];
  readonly canDraw: boolean;
  /** Whether there may be another turn after this one. */
  readonly goesOn: boolean;
  /** By sum: how likely it would be the lowest while nobody is bust. */
  readonly lowest: Float64Array;
}

/** One way a gamble can turn out. */
export interface Turnout {
  readonly sum: number;
  readonly chance: number;
}

export type Gamble =
  | { readonly kind: 'draw' }
  | { readonly kind: 'swap'; readonly face: Face; readonly from: Source }
  | { readonly kind: 'knock' };

/** How likely a cat that ends with this sum keeps its heart: somebody else is bust, or somebody has less (B21, B22). */
export const keeps = ({ lowest }: Position, sum: number): number =>
  sum >= LIMIT ? 0 : 1 - (lowest[Math.max(0, sum)] as number);

export function turnouts({ sum, unseen, discardTop }: Position, gamble: Gamble): readonly Turnout[] {
  switch (gamble.kind) {
    case 'knock':
      return [{ sum, chance: 1 }];
    case 'draw':
      return drawn(unseen, sum);
    case 'swap': {
      const left = sum - 10 * gamble.face;
      if (gamble.from === 'draw') return drawn(unseen, left);
      return [{ sum: left + 10 * (discardTop ?? 0), chance: 1 }];
    }
  }
}

function drawn(unseen: readonly number[], sum: number): readonly Turnout[] {
  const total = unseen.reduce((all, count) => all + count, 0);
  if (total === 0) return [{ sum, chance: 1 }];
  return FACES.map((face) => ({ sum: sum + 10 * face, chance: (unseen[face - 1] ?? 0) / total }));
}

/** What a gamble is worth: the chance to keep the heart, counting the turn that may still come. */
export function worthOfGamble(position: Position, gamble: Gamble): number {
  const ends = gamble.kind === 'knock' || !position.goesOn;
  let worth = 0;
  for (const { sum, chance } of turnouts(position, gamble))
    if (chance > 0) worth += chance * (ends ? keeps(position, sum) : later(position, sum));
  return worth;
}

/** With another turn to come it can stay or draw once more, unless somebody ends the round first. */
const COMES_ROUND = 0.7;
function later(position: Position, sum: number): number {
  const now = keeps(position, sum);
  return COMES_ROUND * Math.max(now, afterDraw(position, sum)) + (1 - COMES_ROUND) * now;
}

/** Asked for every way in which every gamble can turn out, so it lists nothing. */
function afterDraw(position: Position, sum: number): number {
  const { unseen } = position;
  let total = 0;
  for (const count of unseen) total += count;
  if (total === 0) return keeps(position, sum);
  let kept = 0;
  for (const face of FACES) kept += ((unseen[face - 1] ?? 0) / total) * keeps(position, sum + 10 * face);
  return kept;
}

/** Every gamble that is open. */
export function gamblesOf({ faces, canDraw, discardTop }: Position): readonly Gamble[] {
  const gambles: Gamble[] = [{ kind: 'knock' }];
  if (canDraw) gambles.push({ kind: 'draw' });
  for (const face of new Set(faces)) {
    if (canDraw) gambles.push({ kind: 'swap', face, from: 'draw' });
    if (discardTop !== undefined) gambles.push({ kind: 'swap', face, from: 'discard' });
  }
  return gambles;
}

export function bestGamble(position: Position): { readonly gamble: Gamble; readonly worth: number } {
  let best: { gamble: Gamble; worth: number } = { gamble: { kind: 'knock' }, worth: -1 };
  for (const gamble of gamblesOf(position)) {
    const worth = worthOfGamble(position, gamble);
    if (worth > best.worth) best = { gamble, worth };
  }
  return best;
}
