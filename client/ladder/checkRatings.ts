/** Whether the ratings of a game are right: rated again here, from nothing but what the server published about its matches. */

import {
  type ClaimedMatch,
  type ClaimedMatches,
  type Difference,
  verifyRatings,
} from '../../shared/ratings/verifyRatings.ts';
import { gameNamed } from '../games/registry.ts';
import { call } from '../net/api.ts';

export type RatingVerdict =
  | { readonly type: 'right'; readonly matches: number }
  | { readonly type: 'wrong'; readonly difference: Difference }
  | { readonly type: 'unreachable' };

/** The server lets one address ask for so many pages in a minute: whoever was told to wait does. */
const PAUSE_MS = 5000;

export async function checkRatings(game: string, onRead: (matches: number) => void): Promise<RatingVerdict> {
  const { id, botRatings } = gameNamed(game).manifest;
  const matches: ClaimedMatch[] = [];
  for (;;) {
    const after = matches.at(-1)?.id ?? '';
    const path = `/api/ladder/${id}/matches?after=${encodeURIComponent(after)}`;
    const page = await call<ClaimedMatches>({ method: 'GET', path });
    if (!page.ok && page.error.code === 'server/tooFrequent') {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      continue;
    }
    if (!page.ok) return { type: 'unreachable' };
    if (page.value.matches.length === 0) {
      const difference = verifyRatings(matches, (level) => botRatings[level], page.value.forgottenUntil);
      return difference === undefined ? { type: 'right', matches: matches.length } : { type: 'wrong', difference };
    }
    matches.push(...page.value.matches);
    onRead(matches.length);
  }
}
