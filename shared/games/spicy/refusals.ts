/** Every reason for which Spicy does not do what was asked. Each has words in every language. */

import type { Refusal } from '../../engine/game.ts';
import { type Err, err } from '../../engine/result.ts';

export const REFUSALS = [
  'malformed',
  'gameOver',
  'noSuchSeat',
  'seatOnly',
  'tableOnly',
  'notYourTurn',
  'reactionOpen',
  'lastCardOpen',
  'pawLies',
  'nameFirst',
  'noPaw',
  'mustStart',
  'notInHand',
  'startLow',
  'notHigher',
  'afterTen',
  'wrongSpice',
  'extrasNotAllowed',
  'extraTwice',
  'nothingToChallenge',
  'cardSafe',
  'ownCard',
  'nothingToLetGo',
  'alreadyLetGo',
  'noCopyCat',
  'nothingToCopy',
  'copyOver',
  'noPeeking',
  'peekedAlready',
] as const;
export type SpicyReason = (typeof REFUSALS)[number];

export interface SpicyRefusal extends Refusal {
  readonly code: `spicy/${SpicyReason}`;
}

export function refusal(reason: SpicyReason, facts: Refusal['facts'] = {}): SpicyRefusal {
  return { code: `spicy/${reason}`, facts };
}

/** What zod reports of the first thing that is wrong, as far as the answer needs it. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** Answers input that has not the shape of a command or of options, and names the field that is wrong. */
export function malformed(whole: 'command' | 'options', issues: readonly Issue[]): Err<SpicyRefusal> {
  const { path, problem } = locate(issues, []);
  return err(refusal('malformed', { field: path.length === 0 ? whole : path.map(String).join('.'), problem }));
}

function locate(
  issues: readonly Issue[],
  above: readonly PropertyKey[],
): { path: readonly PropertyKey[]; problem: string } {
  const [issue] = issues;
  if (issue === undefined) return { path: above, problem: 'invalid' };
  const path = [...above, ...issue.path];
  if (issue.keys?.[0] !== undefined) return { path: [...path, issue.keys[0]], problem: 'unknownField' };
  // Of the cases of a union the one that came furthest is the one that was meant.
  const cases = (issue.errors ?? []).map((inner) => locate(inner, path));
  const furthest = cases.sort((one, other) => other.path.length - one.path.length)[0];
  return furthest !== undefined && furthest.path.length > path.length
    ? furthest
    : { path, problem: issue.code ?? 'invalid' };
}
