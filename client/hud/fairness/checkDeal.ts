/** Whether a match was dealt as promised: checked here, with nothing but what the server published about it. */

import { commitmentTo, verify } from '../../../shared/engine/fairness.ts';
import type { AnyGame } from '../../../shared/engine/game.ts';
import { parseSeed } from '../../../shared/engine/random.ts';
import { restoreMatch } from '../../../shared/engine/record.ts';
import type { MatchReport } from '../../../shared/table/api.ts';

/** What came out, in the order in which it is looked at: each says that everything before it was right. */
export type DealVerdict =
  /** It is still being played, or its hands stay hidden: the seed would tell them. */
  | { readonly type: 'sealed' }
  /** The fingerprint that is published now is not the one that this browser was given at the deal. */
  | { readonly type: 'otherPromise' }
  | { readonly type: 'otherSeed' }
  | { readonly type: 'unreadable' }
  /** Played under older rules, and this step comes out differently under those of today. */
  | { readonly type: 'otherRules'; readonly step: number }
  | { readonly type: 'differs'; readonly step: number }
  | { readonly type: 'fair' };

export interface Proof {
  readonly verdict: DealVerdict;
  /** Published before the deal. */
  readonly commitment: string;
  /** Published after the match. */
  readonly seed: string | undefined;
  /** How many steps were dealt and played again. */
  readonly steps: number;
}

type Report = Pick<MatchReport, 'commitment' | 'seed' | 'entries' | 'options' | 'seats' | 'version'>;

/** `promised`: the fingerprint that this browser was given at the deal, where it sat there. */
export function checkDeal(report: Report, game: AnyGame, promised?: string): Proof {
  const { commitment, seed, entries = [] } = report;
  return { verdict: verdictOn(report, game, promised), commitment, seed, steps: entries.length };
}

function verdictOn(
  { commitment, seed: shown, entries, options, seats, version }: Report,
  game: AnyGame,
  promised?: string,
): DealVerdict {
  if (promised !== undefined && promised !== commitment) return { type: 'otherPromise' };
  if (shown === undefined || entries === undefined) return { type: 'sealed' };
  const seed = parseSeed(shown);
  if (seed === undefined || commitmentTo(seed) !== commitment) return { type: 'otherSeed' };
  const match = restoreMatch(game, { options: options.rules, seats: seats.length, seed, version }, entries);
  if (!match.ok) return { type: 'unreadable' };
  const verified = verify(match.value, commitment);
  if (verified.ok) return { type: 'fair' };
  const step = Number(verified.error.facts?.entry ?? 0) + 1;
  switch (verified.error.code) {
    case 'fairness/stillPlaying':
      return { type: 'sealed' };
    case 'fairness/otherRules':
      return { type: 'otherRules', step };
    default:
      return { type: 'differs', step };
  }
}
